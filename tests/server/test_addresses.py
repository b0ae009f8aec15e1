"""Where somebody comes from, as limits count it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.hall import Hall, hall_for, quick
from turnwright.server.config import Limits
from turnwright.server.errors import Refused
from turnwright.server.network.addresses import UNKNOWN, counted, site_of
from turnwright.server.network.limits import SITE_SHARE, Limiter

pytestmark = pytest.mark.plain_only


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("203.0.113.7", "203.0.113.7"),
        (" 203.0.113.7 ", "203.0.113.7"),
        ("203.0.113.7:4711", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("[::ffff:203.0.113.7]:4711", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::9", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:4711", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("::", "::/64"),
        ("2002:cb00:7107::1", "203.0.113.7"),
        ("2002:cb00:7107:9:8::1", "203.0.113.7"),
        ("[2002:cb00:7107::1]:4711", "203.0.113.7"),
        ("2001:0:4136:e378:8000:63bf:34ff:8ef8", "203.0.113.7"),
        ("2001:0:1:2:3:4:34ff:8ef8", "203.0.113.7"),
        ("64:ff9b::cb00:7107", "203.0.113.7"),
        ("64:ff9b::203.0.113.7", "203.0.113.7"),
        ("::cb00:7107", "203.0.113.7"),
        ("2001:db8:1:2:0:5efe:cb00:7107", "2001:db8:1:2::/64"),
        ("64:ff9b:1::1", "64:ff9b:1::/64"),
        ("", UNKNOWN),
        ("unknown", UNKNOWN),
        ("_hidden", UNKNOWN),
        ("1.2.3.4.5", UNKNOWN),
        ("[2001:db8::", UNKNOWN),
        ("x" * 10_000, UNKNOWN),
    ],
)
def test_limits_count_a_network_of_ipv6_as_one(address: str, expected: str) -> None:
    """Whoever has one IPv6 address has 2**64 of them; an IPv4 address is one, however it is written."""
    assert expected == counted(address)


@pytest.mark.parametrize(
    ("network", "site"),
    [
        ("2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:ffff::/64", "2001:db8:1::/48"),
        ("2001:db8:2::/64", "2001:db8:2::/48"),
        ("203.0.113.7", ""),
        (UNKNOWN, ""),
        ("Anna/64", ""),
        ("", ""),
    ],
)
def test_a_network_of_ipv6_is_part_of_a_larger_one(network: str, site: str) -> None:
    """An IPv4 address is not."""
    assert site == site_of(network)


def test_a_customer_with_many_networks_has_a_share_for_all_of_them() -> None:
    """More than that of one network; others are not affected."""
    limiter = Limiter(Limits(sign_ins=2), lambda: 0.0)
    for number in range(SITE_SHARE):
        limiter.take("sign_in", f"2001:db8:1:{number:x}::/64")
    with pytest.raises(Refused):
        limiter.take("sign_in", "2001:db8:1:ffff::/64")
    limiter.take("sign_in", "2001:db8:2::/64")
    with pytest.raises(Refused):
        limiter.take("sign_in", "a person", "2001:db8:1:fffe::/64")


def test_6to4_addresses_get_around_no_limit(tmp_path: Path) -> None:
    """An IPv4 address has 65,536 networks of them, and is one address."""
    with hall_for(quick(tmp_path, proxies=1, limits=Limits(sign_ins=4))) as hall:
        assert [401, 401, 429] == guesses(hall, "2002:cb00:7107:1::1", "203.0.113.7", "2002:cb00:7107:2::1")


def guesses(hall: Hall, *forwarded: str) -> list[int]:
    """Return how attempts to sign in are answered, one from each address that the proxy tells."""
    return [
        hall.client.post(
            "/api/login", json={"name": f"N{n}", "password": "guess"}, headers={"X-Forwarded-For": address}
        ).status_code
        for n, address in enumerate(forwarded)
    ]


def test_another_address_of_the_same_network_gets_around_no_limit(tmp_path: Path) -> None:
    """Sign-ins are counted for all of a /64 together, and for others apart."""
    with hall_for(quick(tmp_path, proxies=1, limits=Limits(sign_ins=4))) as hall:
        assert [401, 401, 429] == guesses(hall, "2001:db8::1", "2001:db8::2", "2001:db8::3")
        assert [401] == guesses(hall, "2001:db8:0:1::1")


def test_a_second_forwarding_header_gets_around_no_limit(tmp_path: Path) -> None:
    """Some proxies add a header of their own after the one a client made up; the last address is the one to believe."""
    with hall_for(quick(tmp_path, proxies=1, limits=Limits(sign_ins=4))) as hall:
        statuses = [
            hall.client.post(
                "/api/login",
                json={"name": f"N{n}", "password": "guess"},
                headers=[("X-Forwarded-For", f"198.51.100.{n}"), ("X-Forwarded-For", "203.0.113.7")],
            ).status_code
            for n in range(3)
        ]
    assert [401, 401, 429] == statuses
