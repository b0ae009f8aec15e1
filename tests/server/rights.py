"""Who may do what: every endpoint, every frame of the WebSocket, and everybody who may send it.

``test_rights.py`` sends each of them in everybody's name and compares the answers with the symbols here:

    +  allowed (where a seat or an undo is asked for: to ask)
    ?  not_signed_in, 401
    x  not_found, 404: also for a table that one may not see
    !  forbidden, 403
    s  not_your_seat, 403
    c  conflict, 409
    o  game_over, 409
    n  not_started, 409
    u  undo_refused, 409

Who sends something about a table:

    n  nobody: not signed in
    g  a guest without a part in the table
    i  a guest with its invite, who sends it along
    a  a person whose seat is not asked
    b  a person whose seat is asked
    w  the owner, who has no seat
    f  a former holder: another person has had the seat since; before the start: removed by the owner
    r  somebody who resigned, whose seat a bot plays; before the start: who left again
    t  a program with an ended token of ``b``
    e  a browser with an ended session of ``b``
    k  a program with a token of ``b`` that may read
    p  a program with a token of ``b`` that may play
    m  a program with a token of ``b`` that may manage the account

A table waits for people, is played, or has been played. The columns of public tables are ``n``, ``g`` and ``i``:
whoever has a part in a table may do there what they may do at a private one.
"""

from __future__ import annotations

from typing import Final

AT_A_TABLE: Final = "ngiabwfrtekpm"
AT_A_PUBLIC_TABLE: Final = "ngi"
ANYWHERE_COLUMNS: Final = "ngatekpm"
"""Nobody, a guest, an account, an ended token, an ended session; tokens that may read, play and manage."""

TABLES: Final = """
                                             private                                    public
                                             waiting       playing       played         waiting playing played
                                             ngiabwfrtekpm ngiabwfrtekpm ngiabwfrtekpm  ngi     ngi     ngi
GET /api/tables/{table_id}                   xx++++xx?x+++ xx++++++?x+++ xx++++++?x+++  +++     +++     +++
DELETE /api/tables/{table_id}                ?xx!!cxx??!!! ?xx!!c!!??!!! ?xx!!+!!??!!!  ?!!     ?!!     ?!!
PUT /api/tables/{table_id}                   ?xx!!+xx??!!! ?xx!!c!!??!!! ?xx!!c!!??!!!  ?!!     ?!!     ?!!
POST /api/tables/{table_id}/abandon          ?xxnnnxx??!nn ?xx++sss??!++ ?xxooooo??!oo  ?nn     ?ss     ?oo
POST /api/tables/{table_id}/agree            ?xx++sxx??!++ ?xxccccc??!cc ?xxccccc??!cc  ?ss     ?cc     ?cc
POST /api/tables/{table_id}/board            ?xxnnnxx??nnn ?xx++sss??+++ ?xxooooo??ooo  ?nn     ?ss     ?oo
GET /api/tables/{table_id}/chat              xx++++xx?x+++ xx++++++?x+++ xx++++++?x+++  +++     +++     +++
POST /api/tables/{table_id}/chat             ?xx+++xx??!++ ?xx+++ss??!++ ?xx+++ss??!++  ?ss     ?ss     ?ss
POST /api/tables/{table_id}/close            ?xx!!+xx??!!! ?xx!!c!!??!!! ?xx!!c!!??!!!  ?!!     ?!!     ?!!
POST /api/tables/{table_id}/copy             ?xxcccxx??!cc ?xxccccc??!cc ?xx+++++??!++  ?cc     ?cc     ?++
POST /api/tables/{table_id}/handover/answer  ?xxcccxx??!cc ?xx+++ss??!++ ?xxccccc??!cc  ?cc     ?ss     ?cc
DELETE /api/tables/{table_id}/invite         ?xx!!+xx??!!! ?xx!!+!!??!!! ?xx!!+!!??!!!  ?!!     ?!!     ?!!
POST /api/tables/{table_id}/invite           ?xx!!+xx??!!! ?xx!!+!!??!!! ?xx!!+!!??!!!  ?!!     ?!!     ?!!
POST /api/tables/{table_id}/join             ?x+cc+xx??!cc ?x+cc+++??!cc ?xoooooo??!oo  ?++     ?++     ?oo
POST /api/tables/{table_id}/leave            ?xx++sxx??!++ ?xxccccc??!cc ?xxccccc??!cc  ?ss     ?cc     ?cc
GET /api/tables/{table_id}/log               xx++++xx?x+++ xx++++++?x+++ xx++++++?x+++  +++     +++     +++
POST /api/tables/{table_id}/moves            ?xxnnnxx??!nn ?xxs+sss??!++ ?xxooooo??!oo  ?nn     ?ss     ?oo
GET /api/tables/{table_id}/orders            ?xx++sxx??+++ ?xx++sss??+++ ?xx++sss??+++  ?ss     ?ss     ?ss
PUT /api/tables/{table_id}/orders            ?xx++sxx??!++ ?xx++sss??!++ ?xxooooo??!oo  ?ss     ?ss     ?oo
GET /api/tables/{table_id}/picture           xxnnnnxx?xnnn xx++++++?x+++ xx++++++?x+++  nnn     +++     +++
POST /api/tables/{table_id}/preview          ?xxnnnxx??nnn ?xxs+sss??+++ ?xxooooo??ooo  ?nn     ?ss     ?oo
GET /api/tables/{table_id}/record            xxxnnnxx?xnnn xxx+++++?x+++ xxx+++++?x+++  nnn     +++     +++
POST /api/tables/{table_id}/rematch          ?xxcccxx??!cc ?xxccc!c??!cc ?xx+++!+??!++  ?!!     ?!!     ?!!
POST /api/tables/{table_id}/report           ?xxnnnxx??!nn ?xx+++++??!++ ?xx+++++??!++  ?nn     ?++     ?++
POST /api/tables/{table_id}/resign           ?xxnnnxx??!nn ?xx++sss??!++ ?xxooooo??!oo  ?nn     ?ss     ?oo
GET /api/tables/{table_id}/scores            xxxxxxxx?xxxx xxxxxxxx?xxxx xxx+++++?x+++  xxx     xxx     +++
POST /api/tables/{table_id}/seats/{seat}     ?xx!!+xx??!!! ?xx!!+!!??!!! ?xxooooo??!oo  ?!!     ?!!     ?oo
GET /api/tables/{table_id}/snapshot          xx++++xx?x+++ xx++++++?x+++ xx++++++?x+++  +++     +++     +++
GET /api/tables/{table_id}/sources           xxxxxxxx?xxxx xxxxxxxx?xxxx xxx+++++?x+++  xxx     xxx     +++
POST /api/tables/{table_id}/start            ?xx!!+xx??!!! ?xx!!c!!??!!! ?xx!!c!!??!!!  ?!!     ?!!     ?!!
POST /api/tables/{table_id}/undo             ?xxnnnxx??!nn ?xx+usss??!uu ?xxooooo??!oo  ?nn     ?ss     ?oo
POST /api/tables/{table_id}/undo/answer      ?xxnnnxx??!nn ?xxs+sss??!++ ?xxooooo??!oo  ?nn     ?ss     ?oo
GET /api/tables/{table_id}/view              xxnnnnxx?xnnn xx++++++?x+++ xx++++++?x+++  nnn     +++     +++
POST /api/tables/{table_id}/why              xxxnnnxx?xnnn xxx+++++?x+++ xxxooooo?xooo  nnn     +++     ooo
FRAME chat                                   ?xx+++xx??!++ ?xx+++ss??!++ ?xx+++ss??!++  ?ss     ?ss     ?ss
FRAME move                                   ?xxnnnxx??!nn ?xxs+sss??!++ ?xxooooo??!oo  ?nn     ?ss     ?oo
FRAME undo                                   ?xxnnnxx??!nn ?xx+usss??!uu ?xxooooo??!oo  ?nn     ?ss     ?oo
FRAME undo_answer                            ?xxnnnxx??!nn ?xxs+sss??!++ ?xxooooo??!oo  ?nn     ?ss     ?oo
FRAME unwatch                                xx++++xx?x+++ xx++++++?x+++ xx++++++?x+++  +++     +++     +++
FRAME watch                                  xx++++xx?x+++ xx++++++?x+++ xx++++++?x+++  +++     +++     +++
"""

ANYWHERE: Final = """
                                             ngatekpm
GET /                                        ++++++++
POST /api/board                              ?++??+++
POST /api/email/confirm                      xxx?xxxx
POST /api/email/link                         ?cc??!!c
GET /api/games                               +++?++++
GET /api/games/{game}/faces/{name}           +++?++++
GET /api/games/{game}/picture                +++?++++
GET /api/games/{game}/rules                  +++?++++
GET /api/games/{game}/text/{lang}            +++?++++
POST /api/guest                              +cc?+ccc
POST /api/login                              +++?++++
POST /api/logout                             +++?++++
GET /api/me                                  +++?++++
PATCH /api/me                                ?++??!!+
POST /api/me/delete                          ?c+??!!+
POST /api/me/name                            ?c+??!!+
GET /api/me/stored                           ?++??+++
POST /api/password                           ?c+??!!+
POST /api/password/forgotten                 ccc?cccc
POST /api/password/reset                     xxx?xxxx
GET /api/records                             +++?++++
POST /api/records                            ?++??!++
POST /api/register                           ++c?+!!!
GET /api/static/{key}                        +++?++++
GET /api/tables                              +++?++++
POST /api/tables                             ?++??!++
GET /api/tokens                              ?++??!!+
POST /api/tokens                             ?++??!!+
DELETE /api/tokens/{token_id}                ?++??!!+
DELETE /api/tokens                           ?++??!!+
GET /health                                  ++++++++
GET /metrics                                 !!!!!!!!
GET /schema                                  ++++++++
GET /schema/openapi.json                     ++++++++
GET /schema/socket.json                      ++++++++
GET /schema/{path}                           ++++++++
GET /{path}                                  xxxxxxxx
FRAME hello                                  +++?++++
FRAME ping                                   +++?++++
"""
