"""All VP cards in order."""

from __future__ import annotations

from typing import Final

from turnwright.games.mythotopia.building import CASTLE, CITY, ROAD
from turnwright.games.mythotopia.objectives.bought import Bought
from turnwright.games.mythotopia.objectives.citadel import Citadel
from turnwright.games.mythotopia.objectives.defender import Defender
from turnwright.games.mythotopia.objectives.fixed import Built
from turnwright.games.mythotopia.objectives.isles import Isles
from turnwright.games.mythotopia.objectives.markers import Dragons, Runestones
from turnwright.games.mythotopia.objectives.objective import Objective
from turnwright.games.mythotopia.objectives.patronage import Patronage
from turnwright.games.mythotopia.objectives.seas import Seas
from turnwright.games.mythotopia.objectives.spoils import Spoils
from turnwright.games.mythotopia.rules import MY_6_1, MY_6_2, MY_6_3, MY_6_9, MY_6_21

OBJECTIVES: Final[list[Objective]] = [
    Built("city", MY_6_1, CITY),
    Built("road", MY_6_2, ROAD),
    Built("castle", MY_6_3, CASTLE),
    Citadel(),
    Defender(),
    Bought("guilded_city", MY_6_9, CITY),
    Dragons(),
    Isles(),
    Seas(),
    Patronage(),
    Bought("inns", MY_6_21, ROAD),
    Runestones(),
    Spoils(),
]
