"""REST: guests, accounts, preferences, bot tokens."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final, Literal

from litestar import Response, Router
from litestar.params import JSONBody

from turnwright.core.text import LANGUAGES
from turnwright.server.errors import Refused
from turnwright.server.people.credentials import digest
from turnwright.server.people.names import check_email, check_name
from turnwright.server.people.passwords import check_password
from turnwright.server.people.registry import Signed, Visitor
from turnwright.server.people.token_rights import MANAGE, READ, check_right
from turnwright.server.people.webhooks import check_webhook
from turnwright.server.tables.service import Person
from turnwright.server.web import auth
from turnwright.server.web.declaring import AnyRequest, Myself, delete, get, patch, post
from turnwright.server.wire.outside import PathId
from turnwright.server.wire.people import (
    ConfirmBody,
    Confirmed,
    DeleteBody,
    ForgottenBody,
    GuestBody,
    LoginBody,
    Me,
    MeBody,
    NameBody,
    PasswordBody,
    RegisterBody,
    ResetBody,
    ResetDone,
    Stored,
    Token,
    TokenBody,
    User,
)

THEMES: Final = ("", "light", "dark")
MOST_PREFS: Final = 40
LONGEST_PREF: Final = 100
LONGEST_LABEL: Final = 60


def me_of(request: AnyRequest, signed: Signed | None) -> Me:
    """Return what the browser needs to know about the signed-in person."""
    mail = bool(auth.services(request).settings.mail.host)
    if signed is None:
        return Me(user=None, csrf="", mail=mail)
    p = signed.visitor
    kind: Literal["guest", "account"] = "account" if p.account else "guest"
    user = User(
        id=p.id,
        name=p.name,
        kind=kind,
        lang=p.lang,
        theme=p.theme,
        prefs=p.prefs,
        email=p.email if signed.rights == MANAGE else "",
        email_confirmed=p.email_confirmed,
        webhook=p.webhook if signed.rights == MANAGE else "",
    )
    return Me(user=user, csrf=signed.csrf, mail=mail)


@get("/me")
async def me(request: AnyRequest) -> Me:
    """Return who is signed in."""
    return me_of(request, auth.signed_of(request))


@get("/me/stored")
async def stored(request: AnyRequest, visitor: Myself) -> Stored:
    """Return how much I have stored, and how much I may."""
    used, most = await auth.services(request).tables.store.stored(visitor.id)
    return Stored(
        tables=used.tables, bytes=used.bytes, reports=used.reports,
        most_tables=most.tables, most_bytes=most.bytes, most_reports=most.reports,
    )  # fmt: skip


@post("/guest", needs=READ, status_code=200)
async def guest(request: AnyRequest, data: JSONBody[GuestBody]) -> Response[Me]:
    """Sign in as a guest under a chosen name."""
    _count_sign_in(request, data.name)
    if auth.signed_of(request) is not None:
        raise Refused("conflict", "you are already signed in: sign out first", reason="signed-in")
    name = check_name(data.name)
    _count_newcomer(request)
    return await _welcome(request, await auth.services(request).registry.guest(name))


@post("/register", status_code=200)
async def register(request: AnyRequest, data: JSONBody[RegisterBody]) -> Response[Me]:
    """Create an account; a guest keeps their seats."""
    auth.refuse_tokens(request)
    _count_sign_in(request, data.name)
    signed = auth.signed_of(request)
    if signed is not None and signed.visitor.account:
        raise Refused("conflict", "you have an account: sign out first", reason="has-account")
    name = check_name(data.name)
    password, email = check_password(data.password, name), check_email(data.email or "")
    guest_id = None if signed is None else signed.visitor.id
    if guest_id is None:
        _count_newcomer(request)
    secret = await auth.services(request).registry.register(name, password, email, guest_id)
    if guest_id is not None:
        await auth.services(request).tables.rename(Person(guest_id, name))
    reply = await _welcome(request, secret)
    if email and reply.content.user is not None:
        with suppress(Refused):  # too many links for today: the account exists, and another link can be requested
            await auth.services(request).confirmations.ask(reply.content.user.id, email, reply.content.user.lang)
    return reply


@post("/login", needs=READ, status_code=200)
async def login(request: AnyRequest, data: JSONBody[LoginBody]) -> Response[Me]:
    """Sign in to an account."""
    _count_sign_in(request, data.name)
    registry = auth.services(request).registry
    secret = await registry.login(data.name, data.password)
    signed = auth.signed_of(request)
    if signed is not None and signed.session:
        await registry.logout(signed.session)
    return await _welcome(request, secret)


@post("/logout", needs=READ, status_code=200)
async def logout(request: AnyRequest) -> Response[Me]:
    """End this session; a guest cannot come back."""
    signed = auth.signed_of(request)
    server = auth.services(request)
    if signed is not None and signed.session:
        await server.registry.logout(signed.session)
    return Response(me_of(request, None), cookies=[auth.no_cookie(server.settings)])


@post("/password", status_code=200)
async def change_password(request: AnyRequest, data: JSONBody[PasswordBody], visitor: Myself) -> Response[Me]:
    """Change my password and end all my other sessions."""
    _count_sign_in(request, visitor.name)
    if not visitor.account:
        raise Refused("conflict", "guests have no password: create an account first", reason="guest-password")
    server = auth.services(request)
    await server.registry.logout(digest(await server.registry.login(visitor.name, data.old)))
    await server.registry.reset_password(visitor.name, check_password(data.new, visitor.name))
    return await _welcome(request, await server.registry.login(visitor.name, data.new))


@post("/password/forgotten", needs=READ, status_code=202)
async def forgotten(request: AnyRequest, data: JSONBody[ForgottenBody]) -> None:
    """Mail a link that resets the password to this address, if it is the confirmed one of an account."""
    server = auth.services(request)
    server.limits.take("sign_in", str(request.scope["auth"]))
    if not server.settings.mail.host:
        raise Refused("conflict", "this server sends no mail", reason="mail-off")
    server.resets.ask(check_email(data.email))


@post("/password/reset", needs=READ, status_code=200)
async def reset(request: AnyRequest, data: JSONBody[ResetBody]) -> ResetDone:
    """Set a new password with the secret from the mailed link; all sessions and tokens of the account end."""
    server = auth.services(request)
    server.limits.take("sign_in", str(request.scope["auth"]))
    return ResetDone(name=await server.resets.reset(data.secret, data.password))


@post("/me/name", status_code=200)
async def rename(request: AnyRequest, data: JSONBody[NameBody], visitor: Myself) -> Me:
    """Give my account another name."""
    _count_sign_in(request, data.name)
    _accounts_only(visitor)
    name, server = check_name(data.name), auth.services(request)
    await _check_password(request, visitor, data.password)
    await server.accounts.rename(visitor.id, name)
    await server.tables.rename(Person(visitor.id, name))
    return me_of(request, await auth.sign(request))


@post("/me/delete", status_code=200)
async def delete_me(request: AnyRequest, data: JSONBody[DeleteBody], visitor: Myself) -> Response[Me]:
    """Delete my account: I leave all tables, and my name is replaced in games that stay."""
    _accounts_only(visitor)
    server = auth.services(request)
    await _check_password(request, visitor, data.password)
    await server.tables.leave_all(Person(visitor.id, visitor.name))
    await server.accounts.delete(visitor.id)
    await server.tables.leave_all(Person(visitor.id, visitor.name))  # what they did elsewhere at the same moment
    return Response(me_of(request, None), cookies=[auth.no_cookie(server.settings)])


@patch("/me")
async def change_me(request: AnyRequest, data: JSONBody[MeBody], visitor: Myself) -> Me:
    """Change my language, theme, preferences, and where turn notices go."""
    values: dict[str, object] = {}
    if data.lang is not None:
        values["lang"] = _one_of("lang", data.lang, ("", *LANGUAGES))
    if data.theme is not None:
        values["theme"] = _one_of("theme", data.theme, THEMES)
    if data.prefs is not None:
        values["prefs"] = _check_prefs({**visitor.prefs, **data.prefs})
    values |= await _new_addresses(request, visitor, data)
    await auth.services(request).registry.change(visitor.id, values)
    signed = await auth.sign(request)
    return me_of(request, signed)


@post("/email/link", status_code=200)
async def send_link(request: AnyRequest, visitor: Myself) -> Me:
    """Mail me another link to confirm my address."""
    server = auth.services(request)
    if not visitor.email or visitor.email_confirmed:
        raise Refused("conflict", "you have no address waiting to be confirmed", reason="email-done")
    if not server.settings.mail.host:
        raise Refused("conflict", "this server sends no mail", reason="mail-off")
    auth.count(request, "mail")
    await server.confirmations.ask(visitor.id, visitor.email, visitor.lang)
    return me_of(request, auth.signed_of(request))


@post("/email/confirm", needs=READ, status_code=200)
async def confirm_email(request: AnyRequest, data: JSONBody[ConfirmBody]) -> Confirmed:
    """Confirm an address with the secret from the mailed link; the reader need not be signed in."""
    return Confirmed(email=await auth.services(request).confirmations.confirm(data.secret))


@get("/tokens", needs=MANAGE)
async def tokens(request: AnyRequest, visitor: Myself) -> list[Token]:
    """List my bot tokens, without their secrets."""
    rows = await auth.services(request).registry.tokens_of(visitor.id)
    return [Token(id=row.id, label=row.label, created=row.created, used=row.used, rights=row.rights) for row in rows]


@post("/tokens")
async def new_token(request: AnyRequest, data: JSONBody[TokenBody], visitor: Myself) -> Token:
    """Create a bot token, with no more rights than the token that asks for it; its secret is shown only once."""
    auth.count(request, "create")
    maker = auth.signed_of(request)
    assert maker is not None
    check_right(maker.rights, data.rights)
    if maker.session and visitor.account:
        await _check_password(request, visitor, data.password)
    label = " ".join(data.label.split())[:LONGEST_LABEL] or "bot"
    row, secret = await auth.services(request).registry.new_token(visitor.id, label, data.rights, maker.token)
    return Token(id=row.id, label=row.label, created=row.created, secret=secret, rights=row.rights)


@delete("/tokens/{token_id:str}")
async def delete_token(request: AnyRequest, token_id: PathId, visitor: Myself) -> None:
    """Revoke a token, and all tokens that were made with it."""
    if not await auth.services(request).registry.delete_token(visitor.id, token_id):
        raise Refused("not_found", "you have no such token", reason="no-token")


@delete("/tokens")
async def delete_tokens(request: AnyRequest, visitor: Myself) -> None:
    """Revoke all my tokens."""
    await auth.services(request).registry.delete_token(visitor.id)


router = Router(
    "/",
    route_handlers=[
        me, stored, guest, register, login, logout, change_password, forgotten, reset, rename, delete_me, change_me,
        send_link, confirm_email, tokens, new_token, delete_token, delete_tokens,
    ],
)  # fmt: skip


def _accounts_only(visitor: Visitor) -> None:
    if not visitor.account:
        raise Refused("conflict", "only accounts can do this: create one first", reason="guest-account")


def _count_sign_in(request: AnyRequest, name: str) -> None:
    limits = auth.services(request).limits
    limits.take("sign_in", str(request.scope["auth"]))
    limits.take("name", name[:40].casefold())


def _count_newcomer(request: AnyRequest) -> None:
    auth.services(request).limits.take_today("newcomer", str(request.scope["auth"]))


async def _check_password(request: AnyRequest, visitor: Visitor, password: str) -> None:
    """Refuse a wrong password before a change that would outlive a stolen session."""
    _count_sign_in(request, visitor.name)
    await auth.services(request).accounts.check(visitor.id, password)


async def _new_addresses(request: AnyRequest, visitor: Visitor, data: MeBody) -> dict[str, object]:
    """Return what changes if notices go elsewhere; an account that is signed in by a session needs its password."""
    settings, signed = auth.services(request).settings, auth.signed_of(request)
    email = visitor.email if data.email is None else check_email(data.email)
    webhook = visitor.webhook if data.webhook is None else check_webhook(data.webhook, settings)
    if email != visitor.email:
        auth.refuse_tokens(request)
    changed = (email, webhook) != (visitor.email, visitor.webhook)
    if changed and visitor.account and signed is not None and signed.session:
        await _check_password(request, visitor, data.password)
    moved = {} if email == visitor.email else await _new_email(request, visitor, email)
    return {"webhook": webhook or None, **moved} if changed else {}


async def _new_email(request: AnyRequest, visitor: Visitor, email: str) -> dict[str, object]:
    """Return what changes with another mail address: it is sent a link and is not confirmed yet."""
    confirmations = auth.services(request).confirmations
    if email:
        if not visitor.account:
            raise Refused("conflict", "only accounts receive mail: create one first", reason="guest-email")
        auth.count(request, "mail")
        await confirmations.ask(visitor.id, email, visitor.lang)
    if visitor.email_confirmed:
        confirmations.tell_former(visitor.email, visitor.lang)
    return {"email": email or None, "email_confirmed": None}


async def _welcome(request: AnyRequest, secret: str) -> Response[Me]:
    server = auth.services(request)
    signed = await server.registry.by_cookie(secret)
    return Response(me_of(request, signed), cookies=[auth.session_cookie(secret, server.settings)])


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise Refused("bad_option", f"{name} cannot be that", allowed=list(allowed))
    return value


def _check_prefs(prefs: dict[str, Any]) -> dict[str, bool | int | str]:
    if len(prefs) > MOST_PREFS or any(len(f"{key}{value}") > LONGEST_PREF for key, value in prefs.items()):
        raise Refused("too_large", f"at most {MOST_PREFS} preferences of {LONGEST_PREF} letters are kept")
    return prefs
