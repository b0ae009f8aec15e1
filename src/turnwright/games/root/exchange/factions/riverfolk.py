"""The Riverfolk Company in a log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.games.root.data.boards import PRICES, RIVERFOLK, SERVICES, TRACKS, TRADE_POST, WARRIORS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.exchange.forms import Setting
from turnwright.games.root.exchange.side import Side

if TYPE_CHECKING:
    from turnwright.games.root.exchange.story import Story

SERVICE_OF: Final[dict[str, str]] = dict(zip("hrm", SERVICES, strict=True))
FIRST_WARRIORS: Final = 4
FIRST_PAYMENTS: Final = 3


class Riverfolk(Side):
    """Trade posts, prices, funds."""

    name = "Riverfolk Company"
    suited = "t"
    suit_rule = "RT-11.5.6.III#1"
    swims = True
    takes_payments = True
    takes_warriors = True

    def __init__(self, letter: str) -> None:
        posts = {f"t_{suit}": TRACKS[TRADE_POST].spaces for suit in "frm"}
        super().__init__(letter, {"w": WARRIORS[RIVERFOLK], **posts})
        self.prices: dict[str, int] = {}
        self.funds = 0

    def posts(self, clearing: int) -> int:
        """Return the trade posts in a clearing."""
        return sum(self.at[f"t_{suit}"][clearing] for suit in "frm")

    def leaves_the_game(self, code: str) -> bool:
        """Trade posts go to the box (RT-11.2.5.I#1)."""
        return code.startswith("t")

    def place_points(self, code: str, before: int) -> int:
        """Points for a trade post (RT-11.5.6.III#1)."""
        return TRACKS[TRADE_POST].vp[0] if code.startswith("t") else 0

    def set(self, story: Story, setting: Setting) -> bool:
        """Set prices or funds (RT-11.6.2, RT-11.2.4)."""
        if not setting.value.isdigit():
            return False
        value = int(setting.value)
        if setting.word == "f":
            self.set_funds(story, value)
            return True
        if setting.word not in ("", *SERVICE_OF):
            return False
        if value not in PRICES:
            story.contradict(f"a service costs 1 to {PRICES[-1]}", "RT-B.riverfolk.services")
            return True
        for service in [setting.word] if setting.word else SERVICE_OF:
            self.prices[service] = value
        return True

    def set_funds(self, story: Story, value: int) -> None:
        """Compare the funds in the log with the warriors on the board."""
        held = sum(side.boards[self.letter] for side in story.sides.values())
        if value > held:
            story.contradict(f"{held} warriors lie on the board of {self.letter}, expected {value}", "RT-11.2.4")
        self.funds = value

    def joined_board(self, story: Story, side: Side, number: int) -> None:
        """Check that a payment is at least the price of the cheapest service (RT-11.2.6.I)."""
        if story.active is self or len(self.prices) < len(SERVICE_OF):
            return
        least = min(self.prices.values())
        if number < least:
            story.contradict(f"the cheapest service costs {least}, {number} are paid", "RT-11.2.6.I")

    def start_row(self, story: Story) -> None:
        """Dividends (RT-11.4.2)."""
        if any(self.posts(c) for c in range(CLEARINGS)):
            story.account.possible(self.letter, self.funds, "dividends")
        self.funds = 0

    def placed(self, story: Story, code: str, clearing: int, number: int) -> None:
        """Check warriors placed on the river or with a post, and that a post has a ruler and no other post
        (RT-11.5).
        """
        where = clearing + 1
        woodland = story.table.woodland
        if woodland is None:
            return
        if code == "w":
            wet = woodland.on_river >> clearing & 1 == 1
            story.expect(lambda: wet or self.posts(clearing) > 0, f"clearing {where} is not on the river", "RT-11.5.5")
        elif self.posts(clearing) > 1:
            story.contradict(f"clearing {where} has a trade post already", "RT-11.5.6.I")
        elif story.rule_known and not self.ruled_before(story, clearing):
            story.contradict(f"nobody rules clearing {where}", "RT-11.5.6.I")

    def ruled_before(self, story: Story, clearing: int) -> bool:
        """Return whether somebody rules a clearing, or did before the garrison was placed."""
        if story.table.ruler(clearing):
            return True
        came = min(1, self.at["w"][clearing])
        self.at["w"][clearing] -= came
        ruler = story.table.ruler(clearing)
        self.at["w"][clearing] += came
        return ruler != ""

    def end_setup(self, story: Story) -> None:
        """Four warriors on the river, three in Payments, prices (RT-11.3)."""
        woodland = story.table.woodland
        dry = [c for c in range(CLEARINGS) if self.at["w"][c] and woodland and not woodland.on_river >> c & 1]
        if dry or sum(self.at["w"]) != FIRST_WARRIORS:
            story.contradict(f"expected {FIRST_WARRIORS} warriors on the river", "RT-11.3.2")
        paid = self.boards[self.letter]
        if not paid:
            story.gap("payments", f"the first payments are not told; {FIRST_PAYMENTS} are assumed")
            self.boards[self.letter] = FIRST_PAYMENTS
        elif paid != FIRST_PAYMENTS:
            story.contradict(f"expected {FIRST_PAYMENTS} warriors in Payments, not {paid}", "RT-11.3.4")
        missing = [name for letter, name in SERVICE_OF.items() if letter not in self.prices]
        if missing:
            story.gap("prices", f"no price is told for {', '.join(missing)}")

    def end_row(self, story: Story) -> None:
        """Check nothing: the notation does not say what is committed."""
        story.gap("funds", "which funds were committed is not told")

    def states(self) -> list[str]:
        """Prices and funds."""
        prices = ", ".join([f"{SERVICE_OF[letter]} {price}" for letter, price in sorted(self.prices.items())])
        return [f"prices {prices or 'not told'}", f"funds {self.funds}"]
