import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personName } from '../src/lib/seats';
import { session } from '../src/lib/session.svelte';
import { language } from '../src/lib/text.svelte';
import type { User } from '../src/lib/wire';
import ForgottenPage from '../src/pages/ForgottenPage.svelte';
import DeleteAccount from '../src/parts/DeleteAccount.svelte';
import Notices from '../src/parts/Notices.svelte';
import Rename from '../src/parts/Rename.svelte';
import SignIn from '../src/parts/SignIn.svelte';

const ANN = { id: 'u1', name: 'Ann', kind: 'account', prefs: {}, email: '', webhook: '' } as unknown as User;
let sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, how: RequestInit = {}) => {
    if (how.method !== 'POST' && how.method !== 'PATCH') return new Response('{}');
    sent.push({ path, body: JSON.parse(String(how.body)) });
    const user = path.endsWith('/name') ? { ...ANN, name: 'Bea' } : null;
    return new Response(JSON.stringify({ user, csrf: '', mail: true }));
  });
});

afterEach(() => {
  cleanup();
  session.user = null;
  session.mail = false;
  language.lang = 'en';
  vi.unstubAllGlobals();
});

it('has no word of mail where the server sends none', () => {
  session.user = ANN;
  for (const part of [SignIn, Notices, ForgottenPage]) {
    render(part);
    expect(document.body.textContent?.toLowerCase()).not.toContain('mail');
    cleanup();
  }
});

it('offers the way back for a forgotten password where it does, and says the same whoever asks', async () => {
  session.mail = true;
  render(SignIn);
  expect(screen.getByRole('link', { name: 'Forgotten your password?' }).getAttribute('href')).toBe('/forgotten');
  cleanup();
  render(ForgottenPage);
  await fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'ann@example.org' } });
  await fireEvent.submit(screen.getByRole('button', { name: 'Send the link' }).closest('form')!);
  await screen.findByText(/If an account has this confirmed address/);
  expect(sent).toEqual([{ path: '/api/password/forgotten', body: { email: 'ann@example.org' } }]);
});

it('renames', async () => {
  session.user = ANN;
  render(Rename);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change the name' }).disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Bea' } });
  await fireEvent.input(screen.getByLabelText('Current password'), { target: { value: 'secret' } });
  await fireEvent.submit(screen.getByRole('button', { name: 'Change the name' }).closest('form')!);
  await waitFor(() => expect(session.user?.name).toBe('Bea'));
  expect(sent).toEqual([{ path: '/api/me/name', body: { name: 'Bea', password: 'secret' } }]);
});

it('asks for the password when notices are to go elsewhere, and not before', async () => {
  session.user = ANN;
  render(Notices);
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await fireEvent.input(screen.getByLabelText(/Webhook/), { target: { value: 'https://hooks.example.org/ann' } });
  await fireEvent.input(screen.getByLabelText('Current password'), { target: { value: 'secret' } });
  await fireEvent.submit(screen.getByRole('button', { name: 'Save' }).closest('form')!);
  const body = { email: '', webhook: 'https://hooks.example.org/ann', password: 'secret' };
  await waitFor(() => expect(sent).toEqual([{ path: '/api/me', body }]));
  cleanup();
  session.user = { ...ANN, kind: 'guest' };
  render(Notices);
  await fireEvent.input(screen.getByLabelText(/Webhook/), { target: { value: 'https://hooks.example.org/bea' } });
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

it('asks for the password before it deletes an account', async () => {
  session.user = ANN;
  render(DeleteAccount);
  await fireEvent.click(screen.getByRole('button', { name: 'Delete the account' }));
  expect(sent).toEqual([]);
  await fireEvent.input(screen.getByLabelText('Current password'), { target: { value: 'secret' } });
  await fireEvent.submit(screen.getByRole('button', { name: 'Delete for good' }).closest('form')!);
  await waitFor(() => expect(sent).toEqual([{ path: '/api/me/delete', body: { password: 'secret' } }]));
});

it('calls those whose account is deleted so in every language', () => {
  language.lang = 'ru';
  expect(personName('Deleted player')).toBe('Удалённый игрок');
  expect(personName('Deleted player 2')).toBe('Удалённый игрок 2');
  expect(personName('Deleted players')).toBe('Deleted players');
});
