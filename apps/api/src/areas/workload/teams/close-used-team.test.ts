import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { someWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi();
let calin: CallerHeaders;
let claims: Schema<'ManagedTeam'>;
let inspections: Schema<'ManagedTeam'>;

const teams = async () =>
  (await api.inject({ url: '/api/workload/browseTeams', headers: { ...calin } })).json<Schema<'TeamList'>>()
    .teams;
async function teamNamed(name: string) {
  const team = (await teams()).find((one) => one.name_ro === name);
  if (team === undefined) throw new Error(`There is no team ${name}.`);
  return team;
}
const usage = async (teamId: string, who = calin) =>
  (
    await api.inject({
      url: `/api/config/getSettingUsage?kind=team&id=${teamId}`,
      headers: { ...who, 'accept-language': 'en' },
    })
  ).json<Schema<'SettingUsage'>>();
const close = ({ team_id, row_version }: Schema<'ManagedTeam'>, moveTo: string | null, who = calin) =>
  api.inject({
    method: 'POST',
    url: `/api/workload/closeTeam/${team_id}`,
    headers: { ...who },
    payload: { row_version, move_to: moveTo },
  });
const make = (name_ro: string) =>
  api.inject({
    method: 'POST',
    url: '/api/workload/saveTeam',
    headers: { ...calin },
    payload: { team_id: null, name_ro, name_en: name_ro, row_version: 0 },
  });

beforeAll(async () => {
  calin = await api.tokenFor('calin.dobre');
  claims = await teamNamed('Daune');
  inspections = await teamNamed('Constatări');
});

describe('M3 M4 a team that is used', () => {
  test('is not closed before its people, queues and groups have another one', async () => {
    await someWork(api, [{ owner: null }]);
    await sql`insert into group_mapping (org_id, group_name, role_codes, team_id, saved_at, saved_by_user_id)
      select org_id, 'Daune CJ', array['claims.handler'], ${claims.team_id}, now(), user_id from app_user
      where username = 'calin.dobre'`.execute(api.database.kysely);
    await sql`insert into special_rule (org_id, level, kind, settings, changed_at)
      select org_id, 'A', 'route', jsonb_build_object('kind', 'route', 'route',
        jsonb_build_object('user_id', null, 'team_id', ${claims.team_id}::text)), now() from organisation
      where org_code = 'demo' and not exists (select from special_rule rule
        where rule.org_id = organisation.org_id and rule.level = 'A' and rule.kind = 'route' and removed_at is null)`.execute(
      api.database.kysely,
    );
    const { uses, targets } = await usage(claims.team_id);
    expect(Object.fromEntries(uses.map(({ use, count, effect }) => [use, [count, effect]]))).toMatchObject({
      people: [claims.people.length, 'moves'],
      group_mappings: [1, 'moves'],
      special_rules: [1, 'moves'],
      queues: [claims.queue_count, 'moves'],
      waiting_work: [expect.any(Number), 'stays'],
    });
    expect(uses.find(({ use }) => use === 'group_mappings')?.examples).toEqual([
      { label: 'Daune CJ', address: '/config/provisioning' },
    ]);
    expect(targets).toContainEqual({ id: inspections.team_id, label: inspections.name_en });
    expect(targets.map(({ id }) => id)).not.toContain(claims.team_id);
    expect((await close(claims, null)).json()).toMatchObject({ code: 'setting_in_use' });
    expect((await close(claims, claims.team_id)).statusCode).toBe(422);
  });

  test('is closed with everything moved in the same call, and what moved is remembered', async () => {
    await api.letPass({ minutes: 1 });
    expect((await close(claims, inspections.team_id)).statusCode).toBe(200);
    const left = await teams();
    expect(left.map(({ name_ro }) => name_ro)).not.toContain('Daune');
    const target = left.find(({ team_id: id }) => id === inspections.team_id);
    expect(target?.people).toHaveLength(claims.people.length + inspections.people.length);
    expect(target?.queue_count).toBe(claims.queue_count + inspections.queue_count);
    const { rows } = await sql<{ moves: number; mapped: number; ruled: number }>`
      select (select count(*)::integer from team_move where from_team_id = ${claims.team_id}
          and to_team_id = ${inspections.team_id}) as moves,
        (select count(*)::integer from group_mapping where team_id = ${inspections.team_id}) as mapped,
        (select count(*)::integer from special_rule where removed_at is null
          and settings #>> '{route,team_id}' = ${inspections.team_id}) as ruled`.execute(api.database.kysely);
    expect(rows[0]?.moves).toBeGreaterThanOrEqual(claims.people.length);
    expect(rows[0]).toMatchObject({ mapped: 1, ruled: 1 });
    const changes = await api.inject({
      url: '/api/config/browseSettingChanges?page=provisioning',
      headers: { ...calin },
    });
    expect(changes.json<Schema<'SettingChangePage'>>().items[0]).toMatchObject({
      subject: { label: 'Daune CJ' },
      fields: [{ field: 'team_id', before: claims.team_id, after: inspections.team_id }],
    });
  });

  test('gets nobody while it is being closed, nor afterwards', async () => {
    await make('De probă');
    const team = await teamNamed('De probă');
    const { orgId, userId } = await api.userNamed('ana.ionescu');
    const joining = Promise.withResolvers<void>();
    const ending = Promise.withResolvers<void>();
    const join = inTenant(api.database, orgId, async (tx) => {
      await sql`update app_user set team_id = ${team.team_id} where user_id = ${userId}`.execute(tx);
      joining.resolve();
      await ending.promise;
    });
    await joining.promise;
    const closing = close(team, null);
    ending.resolve();
    await join;
    expect((await closing).json()).toMatchObject({
      code: 'setting_in_use',
      context: { uses: [{ use: 'people' }] },
    });

    expect((await close(team, inspections.team_id)).statusCode).toBe(200);
    await expect(
      inTenant(api.database, orgId, (tx) =>
        sql`update app_user set team_id = ${team.team_id} where user_id = ${userId}`.execute(tx),
      ),
    ).rejects.toThrow('The team is closed.');
  });

  test('of another organisation is neither seen nor a place to move to', async () => {
    await sql`insert into user_role (org_id, user_id, role_code) select org_id, user_id, 'org.configurator' from app_user
      where username = 'alfa.ana' on conflict do nothing`.execute(api.database.kysely);
    const alfa = await api.tokenFor('alfa.ana');
    expect(await usage(inspections.team_id, alfa)).toMatchObject({ code: 'not_found' });
    expect((await close(inspections, null, alfa)).statusCode).toBe(404);
    const { rows } = await sql<{ team_id: string }>`
      select team_id from team where org_id = ${(await api.userNamed('alfa.ana')).orgId} order by team_id limit 1`.execute(
      api.database.kysely,
    );
    const present = await teamNamed('Constatări');
    expect((await close(present, rows[0]?.team_id ?? '')).statusCode).toBe(422);
  });
});
