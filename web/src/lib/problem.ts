// A refusal in the reader's words: by its reason, else by its code; the server's own only if neither is known.
import { ApiError } from './api';
import { knows, t, type Args, type GameText } from './text.svelte';
import type { Problem } from './wire';

function argsOf(body: Problem): Args {
  return {
    ...body.args,
    seconds: Math.ceil(body.retry_after ?? 1),
    message: body.message,
    allowed: (body.allowed ?? []).join(', '),
  };
}

/** What a refusal says; a game's catalogue has the reasons that are the game's. */
export function sentence(body: Problem, game: GameText | null = null): string {
  if (body.why) return body.why;
  const reason = body.reason ?? '';
  if (reason && game?.has(reason)) return game.word(reason);
  const code = body.code.replaceAll('_', '-');
  const ids = [reason, ...(body.allowed?.length ? [`${code}-list`] : []), code];
  const id = ids.find((name) => knows(`error-${name}`));
  return id ? t(`error-${id}`, argsOf(body)) : body.message;
}

/** What went wrong, whatever was thrown. */
export function problemOf(error: unknown, game: GameText | null = null): string {
  return error instanceof ApiError ? sentence(error.body, game) : String(error);
}
