import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApi } from '../start-test-api.ts';
import { aClaim } from './a-claim.ts';
import { worldMoment } from './world-clock.ts';

const api = startTestApi({ people: ['sorin.matei', 'nord.mihai'] });

test('the world has two organisations, six people and no claims, beside those that a test asks for', async () => {
  const { rows } = await sql<{ people: number; claims: number }>`
    select (select count(*)::int from app_user) as people, (select count(*)::int from claim_file) as claims`.execute(
    api.database.kysely,
  );
  expect(rows).toEqual([{ people: 6 + 2, claims: 0 }]);
});

test('its clock stands on a Wednesday morning for SQL and for the server, until a test moves it', async () => {
  const sqlNow = async () =>
    (await sql<{ now: Date }>`select now() as now`.execute(api.runtime.db.kysely)).rows[0]?.now;
  expect(await sqlNow()).toEqual(worldMoment);
  expect(api.now()).toEqual(worldMoment);
  await api.letPass({ minutes: 90 });
  expect(await sqlNow()).toEqual(new Date('2026-03-04T09:30:00.000Z'));
  expect(api.now()).toEqual(new Date('2026-03-04T09:30:00.000Z'));
});

test('a claim is made by the calls of the people who take part in it', async () => {
  const claim = await aClaim(api).takenIn('maria.stan');
  expect(claim.claimFileNo).toBe('DM26R0000001');
  expect(await claim.work('claim_notification')).toMatchObject({ status_code: 'accepted' });
  expect(await claim.work('assessment')).toMatchObject({ assigned_user_id: null });
});
