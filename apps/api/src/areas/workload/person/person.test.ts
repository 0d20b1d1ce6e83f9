import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ world: 'demo' });
let anaId: string;
const tokens: Record<string, CallerHeaders> = {};
beforeAll(async () => {
  anaId = (await api.userNamed('ana.ionescu')).userId;
  for (const username of ['ana.ionescu', 'maria.stan', 'sorin.matei', 'alfa.ana', 'elena.rusu'])
    tokens[username] = await api.tokenFor(username);
});

const ask = (username: string, userId = anaId) =>
  api.inject({ url: `/api/workload/getPerson/${userId}`, headers: { ...tokens[username] } });

describe('M4 R8 B12 the page of one person', () => {
  test('shows the managers of the team and the person the same figures as the team page', async () => {
    const seen = (await ask('maria.stan')).json<Schema<'PersonWork'>>();
    const own = (await ask('ana.ionescu')).json<Schema<'PersonWork'>>();
    expect(seen).toMatchObject({ is_own: false, may_edit: true });
    expect(own).toMatchObject({ is_own: true, may_edit: false });
    expect(own.member).toEqual(seen.member);
    const team = (
      await api.inject({ url: '/api/workload/getTeam', headers: { ...tokens['maria.stan'] } })
    ).json<Schema<'Team'>>();
    expect(seen.member).toEqual(team.members.find((member) => member.user_id === anaId));
    expect(seen.next_work.length).toBeGreaterThan(0);
    expect(seen.next_work.length).toBeLessThanOrEqual(seen.member.active);
  });

  test('nobody else finds it: no colleague, no manager of another team, nobody of another organisation', async () => {
    for (const username of ['elena.rusu', 'sorin.matei', 'alfa.ana'])
      expect((await ask(username)).statusCode).toBe(404);
    expect((await ask('ana.ionescu', (await api.userNamed('radu.marin')).userId)).statusCode).toBe(404);
    expect((await ask('sorin.matei', (await api.userNamed('elena.rusu')).userId)).statusCode).toBe(200);
  });

  test('the last week counts what came and what was finished, and the visits are those that are counted', async () => {
    const { weeks, visits, member } = (await ask('maria.stan')).json<Schema<'PersonWork'>>();
    expect(weeks).toHaveLength(8);
    const { rows } = await sql<{ received: number; done: number }>`
      select count(*) filter (where date_trunc('week', assigned_at at time zone 'Europe/Bucharest')
          = date_trunc('week', now() at time zone 'Europe/Bucharest'))::integer as received,
        count(*) filter (where list_code = 'done' and date_trunc('week', done_at at time zone 'Europe/Bucharest')
          = date_trunc('week', now() at time zone 'Europe/Bucharest'))::integer as done
      from assignment where assigned_user_id = ${anaId}`.execute(api.database.kysely);
    expect(weeks.at(-1)).toMatchObject(rows[0] ?? {});
    expect(visits).toHaveLength(member.visits_7_days);

    const elena = (await api.userNamed('elena.rusu')).userId;
    const assessor = (await ask('elena.rusu', elena)).json<Schema<'PersonWork'>>();
    expect(assessor.visits).toHaveLength(assessor.member.visits_7_days);
    expect(assessor.member.visits_7_days).toBeGreaterThan(0);
  });

  test('a step back counts as work done again, and time is that between two steps', async () => {
    const before = (await ask('maria.stan')).json<Schema<'PersonWork'>>();
    await sql`insert into timeline_event (org_id, claim_file_id, assignment_id, kind, title, actor_kind, data, system_time)
      select org_id, claim_file_id, assignment_id, 'status', 'Înapoi', 'system', jsonb_build_object(
        'from_status_code', (select status_code from status s where s.org_id = a.org_id
          and s.assignment_type_code = a.assignment_type_code order by position desc limit 1),
        'to_status_code', (select status_code from status s where s.org_id = a.org_id
          and s.assignment_type_code = a.assignment_type_code order by position limit 1)), now()
      from assignment a where assigned_user_id = ${anaId} and list_code = 'active'
        and last_activity_at > now() - interval '20 days' order by last_activity_at desc limit 1`.execute(
      api.database.kysely,
    );
    const after = (await ask('maria.stan')).json<Schema<'PersonWork'>>();
    expect(after.back_moves).toBe(before.back_moves + 1);
  });
});
