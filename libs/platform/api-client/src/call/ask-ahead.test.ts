import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAhead, fetchUnlessAsked } from './ask-ahead.ts';

const asked: Request[] = [];

/** A request for the first page of a list, as its call would send it. */
function aRequest(body = '{"filter_keys":0}', token = 'first'): Request {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return new Request(`${location.origin}/api/list`, { method: 'POST', headers, body });
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    return Promise.resolve(new Response(`answer ${asked.length}`));
  });
});

afterEach(() => {
  delete window.askedAhead;
  // Now, not before the next test: by then another file may listen to the network.
  vi.unstubAllGlobals();
});

const answerTo = async (request: Request) => (await fetchUnlessAsked(request)).text();

test('who asks what was asked ahead is given that answer, and nothing is asked again', async () => {
  askAhead(aRequest());

  expect(await answerTo(aRequest())).toBe('answer 1');
  expect(asked).toHaveLength(1);
});

test('an answer is given once: whoever asks again wants what is so now', async () => {
  askAhead(aRequest());
  await answerTo(aRequest());

  expect(await answerTo(aRequest())).toBe('answer 2');
});

test('of two calls that ask the same at once, one is given it', async () => {
  askAhead(aRequest());

  const answers = await Promise.all([answerTo(aRequest()), answerTo(aRequest())]);
  expect(answers.toSorted()).toEqual(['answer 1', 'answer 2']);
});

test.each([
  ['another body', aRequest('{"filter_keys":1}')],
  ['another token', aRequest(undefined, 'second')],
  ['another address', new Request(`${location.origin}/api/other`)],
])('a request with %s is sent, and the answer is kept for the right one', async (_, other) => {
  askAhead(aRequest());

  expect(await answerTo(other)).toBe('answer 2');
  expect(await answerTo(aRequest())).toBe('answer 1');
});

test('what was asked long ago is forgotten, and asked again', async () => {
  askAhead(aRequest());
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);

  expect(await answerTo(new Request(`${location.origin}/api/other`))).toBe('answer 2');
  expect(window.askedAhead).toBeUndefined();
  expect(await answerTo(aRequest())).toBe('answer 3');
});

test('whoever takes an answer that never came is told why', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  askAhead(aRequest());

  await expect(fetchUnlessAsked(aRequest())).rejects.toThrow('no network');
});
