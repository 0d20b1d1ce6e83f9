import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browseWorklist } from '../generated/operations.ts';
import { api } from './api.ts';
import { dataOf } from './data-of.ts';
import { askEarly, earlyAnswer, earlyRequest } from './early-request.ts';

const body = { filter_keys: 0, category_code: 'active' } as const;
let asked: number;
let status: number;

/** Asks for the first page of a list as the page itself does, before the app is there. */
const early = () => askEarly(earlyRequest(browseWorklist, body, 'ro'));

/** Gives the number of the request that answered. */
const ask = (change: { filter_keys?: number; token?: string } = {}) => {
  const { token, filter_keys = 0 } = change;
  return dataOf(
    api.POST('/api/assignment/browseWorklist', {
      body: { ...body, filter_keys },
      headers: { ...(token !== undefined && { Authorization: token }) },
    }),
  );
};

beforeEach(() => {
  asked = 0;
  status = 200;
  localStorage.setItem('dosar.locale', 'ro');
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(Response.json({ total: asked }, { status }));
  });
  api.use(earlyAnswer);
});

afterEach(() => {
  api.eject(earlyAnswer);
  delete window.earlyRequest;
  // Now, not before the next test: by then another file may listen to the network.
  vi.unstubAllGlobals();
});

test('who asks what was asked early is given that answer, and nothing is asked again', async () => {
  early();

  expect(await ask()).toEqual({ total: 1 });
  expect(asked).toBe(1);
});

test('an answer is given once: whoever asks again wants what is so now', async () => {
  early();
  await ask();

  expect(await ask()).toEqual({ total: 2 });
});

test('of two calls that ask the same at once, one is given it', async () => {
  early();

  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ total }) => total)).toEqual(expect.arrayContaining([1, 2]));
});

test.each([
  ['another body', { filter_keys: 1 }],
  ['another token', { token: 'Bearer second' }],
])('a request with %s is sent, and the answer is kept for the right one', async (_, other) => {
  early();

  expect(await ask(other)).toEqual({ total: 2 });
  expect(await ask()).toEqual({ total: 1 });
});

test('a request to another address is sent', async () => {
  early();

  expect(await dataOf(api.GET('/api/version'))).toEqual({ total: 2 });
  expect(await ask()).toEqual({ total: 1 });
});

test('what was asked long ago is forgotten, and asked again', async () => {
  early();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);

  await dataOf(api.GET('/api/version'));
  expect(window.earlyRequest).toBeUndefined();
  expect(await ask()).toEqual({ total: 3 });
});

test('a refusal, or an answer that never came, is asked for again', async () => {
  status = 401;
  early();
  await vi.waitFor(() => expect(asked).toBe(1));
  status = 200;
  expect(await ask()).toEqual({ total: 2 });

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  early();
  await expect(ask()).rejects.toMatchObject({ code: 'unreachable' });
});
