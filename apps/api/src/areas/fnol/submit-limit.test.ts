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
