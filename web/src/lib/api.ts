// REST: one function per verb, errors as one class that carries the server's code and rule.
import { askedEarly, requested } from './early';
import type { Problem } from './wire';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: Problem,
  ) {
    super(body.message);
  }

  get code(): string {
    return this.body.code;
  }
}

let csrf = '';

/** The token from GET /api/me, sent with everything that changes something. */
export function setCsrf(token: string): void {
  csrf = token;
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET' && csrf) headers['X-CSRF-Token'] = csrf;
  let reply: Response;
  try {
    const early = method === 'GET' ? askedEarly(path) : undefined;
    reply = await (early ?? fetch(path, requested(method, headers, body === undefined ? null : JSON.stringify(body))));
  } catch {
    throw new ApiError(0, { code: 'offline', message: 'offline' });
  }
  if (!reply.ok) throw new ApiError(reply.status, await errorOf(reply));
  return reply;
}

async function errorOf(reply: Response): Promise<Problem> {
  try {
    const data = (await reply.json()) as { error?: Problem; detail?: string };
    if (data.error) return data.error;
    return { code: 'unknown', message: data.detail ?? reply.statusText };
  } catch {
    return { code: 'unknown', message: reply.statusText || String(reply.status) };
  }
}

async function json<T>(reply: Response): Promise<T> {
  const text = await reply.text();
  return (text ? JSON.parse(text) : null) as T;
}

export const get = async <T>(path: string): Promise<T> => json<T>(await call('GET', path));
export const getText = async (path: string): Promise<string> => (await call('GET', path)).text();
export const post = async <T>(path: string, body: unknown = {}): Promise<T> => json<T>(await call('POST', path, body));
export const put = async <T>(path: string, body: unknown): Promise<T> => json<T>(await call('PUT', path, body));
export const patch = async <T>(path: string, body: unknown): Promise<T> => json<T>(await call('PATCH', path, body));
export const remove = async <T>(path: string): Promise<T> => json<T>(await call('DELETE', path));
