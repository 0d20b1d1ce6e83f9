import { newId } from '@dosar/kernel/ids';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi({ env: { RATE_LIMIT_SCALE: '1' } });

test('ten reports an hour come from one address; who sends more is told when to try again', async () => {
  const submit = async () =>
    api.inject({ method: 'POST', url: '/api/fnol/submit', headers: await api.guestFor('demo'), payload: {} });
  for (let number = 0; number < 10; number += 1) expect((await submit()).statusCode).toBe(400);

  const refused = await submit();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('P2 whoever guesses keys of drafts is stopped after thirty a minute, in the same words for keys that exist', async () => {
  const headers = { ...(await api.guestFor('demo')), 'idempotency-key': newId() };
  const post = (operation: string, payload: object) =>
    api.inject({ method: 'POST', url: `/api/fnol/${operation}`, headers, payload });
  const started = await post('startGuestDraft', { answers: [] });
  const { draft_key: known } = started.json<{ draft_key: string }>();
  const open = async (key: string) => (await post('openGuestDraft', { draft_key: key })).statusCode;
  const guesses = Array.from({ length: 40 }, (_, at) => `${'x'.repeat(30)}${String(at).padStart(2, '0')}`);
  const answers: number[] = [];
  for (const key of guesses) answers.push(await open(key));
  expect(new Set(answers)).toEqual(new Set([404, 429]));
  const words = async (key: string) => {
    const { error_id: _id, ...rest } = (await post('openGuestDraft', { draft_key: key })).json<{
      error_id: string;
      status: number;
    }>();
    return rest;
  };
  const refused = await words(known);
  expect(refused.status).toBe(429);
  expect(await words(guesses[0] ?? '')).toEqual(refused);
});
