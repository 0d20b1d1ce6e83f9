import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: ['irina.neagu', 'petru.lazar'] });
const days = { date_from: '2026-03-04', date_to: '2026-03-10' };
let calin: CallerHeaders;
let ana: string;
let radu: string;
let elena: string;
let orgId: string;

const set = (statement: ReturnType<typeof sql>) => statement.execute(api.database.kysely);

beforeAll(async () => {
  ({ orgId, userId: ana } = await api.userNamed('ana.ionescu'));
  ({ userId: radu } = await api.userNamed('radu.marin'));
  ({ userId: elena } = await api.userNamed('elena.rusu'));
});
beforeEach(async () => {
  calin = await api.tokenFor('calin.dobre');
  await set(sql`delete from replacement`);
  await set(sql`update app_user set is_active = true, is_locked = false, is_password_expired = false,
    last_seen_at = '2026-03-01' where user_id in (${ana}, ${radu}, ${elena})`);
});

const call = (url: string, payload: object, who = calin) =>
  api.inject({ method: 'POST', url: `/api/user/${url}`, headers: { ...who }, payload });
const versionOf = async (userId: string) => {
  const answer = await api.inject({ url: `/api/user/getUser/${userId}`, headers: { ...calin } });
  return answer.json<Schema<'User'>>().row_version;
};
const replace = async (userId: string, deputyId: string, more: object = {}, who = calin) =>
  call(
    `setUserReplacement/${userId}`,
    {
      row_version: await versionOf(userId),
      deputy_user_id: deputyId,
      ...days,
      reason: 'Spital, nu se știe cât',
      ...more,
    },
    who,
  );
const read = async (userId: string) => {
  const url = `/api/user/getUserReplacements/${userId}?date_from=${days.date_from}&date_to=${days.date_to}`;
  return (await api.inject({ url, headers: { ...calin } })).json<Schema<'UserReplacements'>>();
};
const reasonOf = (answer: { json: () => { context?: { reason?: string } } }) => answer.json().context?.reason;
async function mailsTo(username: string): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select body from outbox where to_address = ${`${username}@demo.example`} order by outbox_id`.execute(
    api.database.kysely,
  );
  return rows.map(({ body }) => body);
}
const replacedBy = async (username: string) => {
  const { idToken } = { idToken: await api.tokenFor(username) };
  const answer = await api.inject({ url: '/api/auth/getOwnAccount', headers: { ...idToken } });
  expect(answer.statusCode).toBe(200);
  const { rows } = await sql<{ replaced: string }>`
    select replaced_user_id as replaced from replaced_users_at(${orgId}, (select user_id from app_user
      where username = ${username}), '2026-03-05T10:00:00Z')`.execute(api.database.kysely);
  return rows.map(({ replaced }) => replaced);
};

describe('R8 P3 a replacement that an administrator sets', () => {
  test('lets a colleague work in the name of the person in those days, and both are told who did it', async () => {
    expect((await replace(ana, radu)).statusCode).toBe(201);
    expect(await replacedBy('radu.marin')).toEqual([ana]);
    expect((await read(ana)).replacements).toMatchObject([
      { deputy_name: 'Radu Marin', ...days, is_of_absence: false },
    ]);
    const [toAna, toRadu] = [await mailsTo('ana.ionescu'), await mailsTo('radu.marin')];
    expect(toAna.at(-1)).toContain(
      'Radu Marin lucrează în numele dumneavoastră între 04.03.2026 și 10.03.2026',
    );
    expect(toRadu.at(-1)).toContain('Lucrați în numele lui Ana Ionescu între 04.03.2026 și 10.03.2026');
    expect(toRadu.at(-1)).toContain('Călin Dobre');
  });

  test('is ended by an administrator, at once, and both are told', async () => {
    await replace(ana, radu);
    const [only] = (await read(ana)).replacements;
    const end = async (userId: string) =>
      call(`endUserReplacement/${userId}`, {
        row_version: await versionOf(userId),
        replacement_id: only?.replacement_id,
      });
    expect((await end(elena)).statusCode).toBe(404);
    expect((await end(ana)).statusCode).toBe(201);
    expect(await replacedBy('radu.marin')).toEqual([]);
    expect((await mailsTo('radu.marin')).at(-1)).toContain('Nu mai lucrați în numele lui Ana Ionescu');
    expect((await end(ana)).statusCode).toBe(404);
  });

  test('gives nothing to whoever is gone, locked, away, has never signed in or needs a new password', async () => {
    const states = [
      sql`is_active = false`,
      sql`is_locked = true`,
      sql`last_seen_at = null`,
      sql`is_password_expired = true`,
    ];
    for (const state of states) {
      await set(sql`update app_user set ${state} where user_id = ${radu}`);
      expect(reasonOf(await replace(ana, radu))).toBe('replacement_not_able');
      expect((await read(ana)).candidates.map(({ user_id: id }) => id)).not.toContain(radu);
      await set(sql`update app_user set is_active = true, is_locked = false, last_seen_at = '2026-03-01',
        is_password_expired = false where user_id = ${radu}`);
    }
    expect((await read(ana)).candidates.map(({ user_id: id }) => id)).toContain(radu);
    const { userId: partner } = await api.userNamed('petru.lazar');
    expect(reasonOf(await replace(ana, partner))).toBe('replacement_not_able');
  });

  test('closes no circle, and leaves nobody with two at once', async () => {
    await replace(ana, radu);
    expect(reasonOf(await replace(ana, elena))).toBe('replacement_overlaps');
    expect(reasonOf(await replace(radu, ana))).toBe('replacement_circle');
    expect((await replace(ana, elena, { date_from: '2026-03-11', date_to: '2026-03-12' })).statusCode).toBe(
      201,
    );
  });

  test('closes no circle when both halves come at once', async () => {
    const both = await Promise.all([replace(ana, radu), replace(radu, ana)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  test('has days that are to come, in order, and no more than a year of them', async () => {
    const refusedField = async (more: object) => {
      const answer = await replace(ana, radu, more);
      return [answer.statusCode, answer.json<{ fields?: { field: string }[] }>().fields?.[0]?.field];
    };
    expect(await refusedField({ date_from: '2026-03-01' })).toEqual([422, 'date_from']);
    expect(await refusedField({ date_to: '2026-03-03' })).toEqual([422, 'date_to']);
    expect(await refusedField({ date_to: '2027-03-05' })).toEqual([422, 'date_to']);
  });

  test('gives nobody the work of others by an act of their own, nor that of roles that they do not give', async () => {
    const { userId: calinId } = await api.userNamed('calin.dobre');
    expect(reasonOf(await replace(ana, calinId))).toBe('own_account');
    expect(reasonOf(await replace(calinId, ana))).toBe('own_account');
    const { userId: irina } = await api.userNamed('irina.neagu');
    await set(sql`insert into user_role (org_id, user_id, role_code) values (${orgId}, ${irina}, 'app.configurator')
      on conflict do nothing`);
    await set(sql`delete from user_role where role_code = 'app.configurator' and user_id = ${calinId}`);
    // A session that was used before is remembered until the news of the change comes.
    calin = await api.tokenFor('calin.dobre');
    expect(reasonOf(await replace(irina, ana))).toBe('role_not_administered');
  });

  test('goes to somebody else when the colleague leaves', async () => {
    await replace(ana, radu);
    await set(sql`update assignment set assigned_user_id = null where assigned_user_id = ${radu}`);
    const deactivate = async (handOver: object[]) =>
      call(`deactivateUser/${radu}`, { row_version: await versionOf(radu), hand_over: handOver, note: null });
    const refused = await deactivate([]);
    expect(refused.json()).toMatchObject({ context: { reason: 'has_open_work', kind: 'set_replacements' } });
    const given = await deactivate([{ kind: 'set_replacements', to_user_id: elena, to_team_id: null }]);
    expect(given.statusCode).toBe(201);
    expect((await read(ana)).replacements).toMatchObject([{ deputy_name: 'Elena Rusu', ...days }]);
  });
});
