import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepInvitation, keepToken } from '../src/net/credentials';
import { serve } from './server';

const CODE = 'KOALA-RAVEN-27413';
const load = async () => {
  vi.resetModules();
  return { api: await import('../src/net/api'), specs: await import('../src/games/specs') };
};
const game = (name: string, players: readonly number[]) => ({ name, players });

beforeEach(() => localStorage.clear());

describe('a request', () => {
  test('has JSON, the language, and what opens a closed table', async () => {
    const requests = serve({ [`/api/tables/${CODE}`]: { code: CODE }, '/api/play': { code: CODE, token: 'x' } });
    const { api } = await load();
    await api.playNow('hush', 'Ada', { cards: 3 });
    await api.findTable(CODE);
    keepInvitation(CODE, 'inv');
    await api.findTable(CODE);
    keepToken(CODE, 'tok');
    await api.findTable(CODE);
    const [play, ...finds] = requests;
    expect(play).toMatchObject({
      method: 'POST',
      body: { game: 'hush', name: 'Ada', options: { cards: 3 } },
      headers: { 'Accept-Language': 'en', 'Content-Type': 'application/json' },
    });
    expect(finds.map(({ headers }) => headers['Authorization'])).toEqual([undefined, 'Bearer inv', 'Bearer tok']);
  });

  test('cannot leave its path by what a user typed', async () => {
    const requests = serve({});
    const { api } = await load();
    await api.findTable('../x/y?z#a').catch(() => null);
    expect(requests[0]?.address).toBe('/api/tables/..%2Fx%2Fy%3Fz%23a');
  });
});

describe('a refusal', () => {
  test('has the server’s code and sentence', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('{"code": "full", "text": "No more.", "data": {"n": 1}}', { status: 409 }),
    );
    const { api } = await load();
    const fault = await api.findTable(CODE).catch((error: unknown) => error);
    expect(fault).toMatchObject({ status: 409, code: 'full', message: 'No more.', data: { n: 1 } });
    expect(api.sentence(fault)).toBe('No more.');
  });

  test.each(['', '<html>', 'null', '{}', '[]'])('with the body %j still is one', async (body) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status: 502 }));
    const { api } = await load();
    const fault = await api.findTable(CODE).catch((error: unknown) => error);
    expect(fault).toMatchObject({ status: 502, code: 'unreachable' });
    expect(api.sentence(fault)).toBe('unreachable');
  });

  test('of the network has a sentence of ours, not the browser’s', async () => {
    const { api } = await load();
    expect(api.sentence(new TypeError('Failed to fetch'))).toBe('unreachable');
  });
});

describe('the games of a server', () => {
  test('are asked for once, smaller tables first', async () => {
    const requests = serve({
      '/api/games': [game('b', [3, 4]), game('c', [2, 3]), game('d', [2, 3, 4]), game('a', [3, 4])],
    });
    const { specs } = await load();
    expect((await specs.fetchSpecs()).map(({ name }) => name)).toEqual(['c', 'd', 'a', 'b']);
    await specs.fetchSpecs();
    expect(requests).toHaveLength(1);
    expect(specs.specOf('a')?.players).toEqual([3, 4]);
    expect(specs.specOf('x')).toBeUndefined();
    expect(specs.specOf(undefined)).toBeUndefined();
  });

  test('are asked for again after a failure', async () => {
    serve({});
    const { specs } = await load();
    expect(await specs.fetchSpecs()).toEqual([]);
    expect(specs.specOf('a')).toBeUndefined();
    serve({ '/api/games': [game('a', [2])] });
    expect(await specs.fetchSpec('a')).toEqual(game('a', [2]));
  });
});
