import { expect, test } from 'vitest';
import { runs } from '#src/testing/runs.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();

type Pair = { idToken: string; refreshToken: string };

async function refresh(refreshToken: string) {
  const payload = { refresh_token: refreshToken };
  const answer = await api.inject({ method: 'POST', url: '/api/auth/refreshToken', payload });
  return { status: answer.statusCode, ...answer.json<Pair & { code?: string }>() };
}

async function generationOf(refreshToken: string): Promise<number> {
  const row = await api.database.kysely
    .selectFrom('session')
    .select('generation')
    .where('session_id', '=', refreshToken.split('.')[0] ?? '')
    .executeTakeFirstOrThrow();
  return row.generation;
}

/** Tabs whose tokens become old in the same moment. */
const allTabs = (refreshToken: string, count = 20) =>
  Promise.all(Array.from({ length: count }, () => refresh(refreshToken)));

test('G8 sixty tabs at once, and once more, end nothing: all get the same new tokens', async () => {
  const token = (await api.tokenFor('ana.ionescu'))['x-refresh-token'];
  const answers = [...(await allTabs(token, 60)), ...(await allTabs(token, 60))];
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1);
  expect((await refresh(answers[0]?.refreshToken ?? '')).status).toBe(200);
});

const rounds = runs({ quick: 10, heavy: 100 });

test('G8 twenty tabs at once, again and again: all get the same new tokens, one generation on; then a copy ends it', async () => {
  let token = (await api.tokenFor('maria.stan'))['x-refresh-token'];
  for (let round = 1; round <= rounds; round += 1) {
    const answers = await allTabs(token);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);

    const pairs = new Set(answers.map(({ idToken, refreshToken }) => `${idToken} ${refreshToken}`));
    expect(pairs.size).toBe(1);
    expect(await generationOf(token)).toBe(round + 1);
    token = answers[0]?.refreshToken ?? '';
  }

  const copied = token;
  const owner = await refresh(copied);
  await api.letPass({ minutes: 0.51 });
  expect(await refresh(copied)).toMatchObject({ status: 401, code: 'session_revoked' });
  expect(await refresh(owner.refreshToken)).toMatchObject({ status: 401, code: 'session_revoked' });
}, 240_000);
