# Marquise de Cat.

prompt-keep = In which corner do you place the keep?
prompt-found = Where do you place the starting building?
prompt-sawmill = Not enough wood: which sawmill gets one?
prompt-hospital = { $warriors ->
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
} removed from clearing { $clearing }: spend a matching card to place them at the keep?
prompt-marquise = { $actions ->
    [0] No actions left: spend bird cards for more, or end Daylight.
    [one] { $actions } action is left.
   *[other] { $actions } actions are left.
}
loss-actions = { $actions ->
    [one] { $actions } action is left and will be lost.
   *[other] { $actions } actions are left and will be lost.
}
prompt-march = Take the second move of the march, or decline it.
prompt-muster = Not enough warriors: which recruiter gets one?
prompt-wood = Which wood pays for the building?
choice-keep = Place the keep in clearing { $clearing }
choice-found = Place { $piece-article } in clearing { $clearing }
choice-saw = Place wood in clearing { $clearing }
choice-heal = Spend { $card } on a field hospital
choice-no-hospital = Leave them in the supply
choice-recruit = Recruit at every recruiter
choice-muster = Place a warrior in clearing { $clearing }
choice-build = Build { $piece-article } in clearing { $clearing }
choice-wood = Pay a wood from clearing { $clearing }
gesture-wood = Pay { $number } wood from clearing { $clearing }
choice-overwork = Overwork in clearing { $clearing }: a matching card for a wood
choice-extra = Spend { $card } for one more action
choice-extra-instead = { $actions ->
    [one] Give up the action left and spend { $card } for one more
   *[other] Give up the { $actions } actions left and spend { $card } for one more
}
detail-wood = It needs { $need } wood; { $have } can be brought there.
log-heal = Field hospital: { $seat } spends { $card } for the warriors from clearing { $clearing }.
log-extra = { $seat } spends { $card } for one more action.
log-wood = { $seat } pays { $wood } wood from clearing { $clearing }.
order-hospital = Field hospitals
order-hospital-help = When your warriors are removed: ask only if at least this many are, or never spend a card on a field hospital.
order-hospital-never = never

# The table option that fixes factions.

option-value-marquise = { faction-marquise }

# Kinds of choices.

verb-build = Build
verb-overwork = Overwork
verb-extra = Extra action
