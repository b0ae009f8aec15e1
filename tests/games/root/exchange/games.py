"""Two games made up for the tests; nobody has played them."""

DOMINANCE = """\
Map: Fall
Deck: Standard
Pool: CEAVLO
C: Ida
E: Jon
A: Kim
V: Lea

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9 // keep in the north-west
E:b+6w->3/#despot->$
A:3#->$
V:#ranger->$/p->4_9_12/(F#shed+M#guard+R#errand)->Q

C:t->1/t1->/b_s->5/++/w->9/w12->9/#->C
E:M#E->$_m/3w3->7/w7->8/b->7/++/#->E
A:R#$->/t->4/M#$->/t->9/++/#A->$/#->A
V:p->12/%r->e/%s12->$/++/%x->e/F#V->C/$_C->1/++/%f->e/p->11/#->V

C:t->1+5/(t1+t5)->/b_s->10/++2/w->9/F#C->/t->1/#->C // builds, recruits, overworks
E:F#E->$_x/w3->6/w7->3/XC6(2,1)/F#C->/Cw6->1/w6->/b->8/++2/2#->E // field hospitals
A:2#A->$/#->A
V:%x+%r+%f->r/%s->e/XC11(1,1)/Cw11->/%x->d/$_C->h/%r->e/%b11->$/++/#->V

C:t->1+5+10/(2t1+t5)->/b_s->2/++3/w->9/w8->4/R#C->A$/#->C // outrage in 4
E:R#E->$_r/w->3/2w3->7/w7->12/$_->/--2/#commander->$/++2/2#->E // no battle in a fox clearing
A:2R#$->/2Cw4->/b_r+w->4/w->$/F#$->/t->12/++/#A->$/w->4/2#->A // revolt in 4
V:%r+%s->r/p->12/%b->e/F#V->A/$_A->1/++/%f->e/p->7/%r->e/%s->e/M#guardQ->$/++/F#funds->Q/#->V

C:t->1+2+5+10/Z%f/++/w2->6/t1->/b_w->6/++2/t5->/b_r->2/++/B#C->/w->2+9/#->C
E:M#E->$_b/w12->11/XV7(2,0)/(%r+%s+%f)V$->d/b->11/++3/2#->E/R#E->
A:2M#$->/t->7/++/#A->$/w4->9/2#->A
V:%b->r/p->3_7_11_12/%_d->s+r/#->V // an evening's rest

C:t->1+2+5+10/M#domC->$/++->$/w->2+9/4w9->12/F#C->A$/4w12->11/#->C
E:F#E->$_x/w3->6/XC11(2,1)/M#C->/2Cw11->1/w11->/XC6(0,0)/Cw6->/$_->/--2/#builder->$/++3/2#->E/R#E->
A:#A->$/2#->A/F#A->
V:p->12/#->V/R#V->

Winner: C
"""
"""Marquise, Eyrie, Alliance and Vagabond on the autumn map; mouse dominance wins."""

COMPANY = """\
Map: Winter
Deck: Standard
Clearings: F1, M2, R3, F4, R5, M6, R7, M8, F9, M10, R11, F12
C: Ada
V: Ben
G: Cem
L: Dot
O: Eli

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->10
V:#tinker->$/p->4_9_11
G:#thief->$/p->3_8_12
L:4w+b_r->3/w->7+8+12/$_o->R
O:w->7+10+11+12/3w->$/$_h->2/$_r->1/$_m->3

C:2w->O$/M#O->C/t->1/t1->/b_r->5/++/w->5+10/#->C // buys a card
V:p->9/%r->e/%f9->$/++/#->V
G:p->12/%r->e/%s12->$/++/#->G
L:3R#^/w->5/b_r->3/R#L->/++2/2#->L
O:w7->12/2Cw$->/t_r+w->5/++2/w$->/w->10/#->O/$_m->2

C:t->1/w->5+10/2w5->6/XL5(2,0)/Lw5->L$/#->C/F#C->
V:%r->r/%b->e/F#V->C/$_C->1/++/%f->e/p->4/#->V
G:%r->r/%s->e/XC12(2,1)/Cw12->/%t->d/$_C->h/#->G
L:B#^/w->$/2#->L/2F#L->
O:w10->11/2#->O/$_f->2

C:t->1/t1->/b_s->6/++/#->C/(F+M)#C->
V:%f->r/%b->r/p->9/%f->e/p->11/#->V
G:%s->r/%f->e/p->3/F#G->L/$_L->1/++/%r->e/#->G
L:$_o->F/2w3->7/XC7/(w+Cw)7->/2#->L/(F+M)#L->
O:++2/2w$->/#O->/w->$
"""
"""Marquise, two Vagabonds, Cult and Riverfolk on the winter map; given up after three rounds."""
