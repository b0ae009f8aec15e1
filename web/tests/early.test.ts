import { beforeEach, describe, expect, it, vi } from 'vitest';
import { get } from '../src/lib/api';
import { askForTable, snapshotPath } from '../src/lib/early';
import { snapshot } from './made';

const SNAPSHOT = '/api/tables/t1/snapshot?theme=light';
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(path.includes('/snapshot') ? snapshot() : {}));
  });
});

const at = (pathname: string, search = ''): { pathname: string; search: string } => ({ pathname, search });

describe('what is asked for early', () => {
  it('is the table, who looks at it, and what its snapshot names', async () => {
    await askForTable(at('/t/t1'));
    expect(asked).toEqual([SNAPSHOT, '/api/me', '/api/static/k1', '/api/games/toy/text/en']);
    expect(await get(SNAPSHOT)).toEqual(snapshot());
    expect(asked).toHaveLength(4);
    await get(SNAPSHOT);
    expect(asked).toHaveLength(5);
  });

  it('is nothing elsewhere', async () => {
    for (const path of ['/', '/new', '/rules/toy', '/t/', '/t/t1/more']) await askForTable(at(path));
    expect(asked).toEqual([]);
  });

  it('leaves the rest to whoever has taken the snapshot', async () => {
    const early = askForTable(at('/replay/t1', '?invite=a%20b'));
    await get(snapshotPath('t1', 'light', 'a b'));
    await early;
    expect(asked).toEqual([`${SNAPSHOT}&invite=a+b`, '/api/me']);
  });
});
