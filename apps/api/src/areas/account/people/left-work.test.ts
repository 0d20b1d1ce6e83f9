import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPlace, aVisit, assessors, worksAt } from '#src/areas/scheduling/testing/a-place.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: assessors });
let calin: CallerHeaders;
const ids: Record<string, string> = {};
let teamId: string;
const note = 'Maria pleacă vineri; dosarele cu avocat întâi.';

beforeAll(async () => {
  const { kysely } = api.database;
  calin = await api.tokenFor('calin.dobre');
  for (const username of ['maria.stan', 'ana.ionescu', 'radu.marin', 'elena.rusu', 'sorin.matei', 'alfa.ana'])
    ids[username] = (await api.userNamed(username)).userId;
  const maria = await kysely
    .selectFrom('app_user')
    .select('team_id')
    .where('username', '=', 'maria.stan')
    .executeTakeFirstOrThrow();
  teamId = maria.team_id ?? '';
  // She manages, and inspects as well.
  await sql`insert into user_role (org_id, user_id, role_code)
    select org_id, user_id, 'AC.Assessor' from app_user where username = 'maria.stan'`.execute(kysely);
  await someWork(api, [
    { owner: 'maria.stan', legalDue: '2026-03-06' },
    { owner: 'maria.stan', due: '2026-03-01T08:00:00Z' },
    { owner: 'maria.stan', due: '2026-03-02T08:00:00Z' },
    ...many(117, () => ({ owner: 'maria.stan' })),
  ]);
  const place = await aPlace(api);
  await worksAt(api, 'maria.stan', place);
  await worksAt(api, 'elena.rusu', place);
  for (const day of ['09', '10', '11', '12', '13', '14'])
    await aVisit(api, { place, at: `2026-03-${day}T07:00:00Z`, by: 'maria.stan' });
  await asksToReopen();
  await asksToReopen();
});

/** Ana asks her manager to reopen a file that was closed long ago. */
async function asksToReopen() {
  const work = await aPieceOfWork(api, { status: 'closed' });
  await sql`update assignment set done_at = now() - interval '40 days'
    where assignment_id = ${work.assignment_id}`.execute(api.database.kysely);
  const answer = await api.inject({
    method: 'POST',
    url: `/api/assignment/askStep/${work.assignment_id}`,
    headers: { ...(await api.tokenFor('ana.ionescu')) },
    payload: { transition_code: 'reopen', reason: 'Avarie ascunsă, găsită la service', row_version: 1 },
  });
  if (answer.statusCode >= 300) throw new Error(answer.body);
}

const get = async <Body>(url: string) =>
  (await api.inject({ url: `/api/user/${url}`, headers: { ...calin } })).json<Body>();
const leftBy = (username: string) => get<Schema<'LeftWork'>>(`getLeftWork/${ids[username]}`);
const to = (kind: string, username: string) => ({ kind, to_user_id: ids[username], to_team_id: null });
const toTeam = (kind: string) => ({ kind, to_user_id: null, to_team_id: teamId });
const everything = () => [
  to('work_legal_soon', 'radu.marin'),
  to('work_overdue', 'radu.marin'),
  toTeam('work'),
  to('visits', 'elena.rusu'),
  to('approvals', 'sorin.matei'),
];

async function deactivate(username: string, handOver: object[]) {
  const { row, row_version } = await get<Schema<'User'>>(`getUser/${ids[username]}`);
  return api.inject({
    method: 'POST',
    url: `/api/user/deactivateUser/${row.user_id}`,
    headers: { ...calin },
    payload: { row_version, hand_over: handOver, note },
  });
}

/** What lies with somebody, and what the timelines and the outbox have. */
async function stored(username: string) {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::integer from assignment where assigned_user_id = ${ids[username]}
        and list_code in ('active', 'waiting', 'snoozed')) as work,
      (select count(*)::integer from visit where user_id = ${ids[username]}
        and status in ('booked', 'confirmed')) as visits,
      (select count(*)::integer from approval where handed_to_user_id = ${ids[username]}) as approvals`.execute(
    api.database.kysely,
  );
  return rows[0];
}
const timelineOf = async (kind: string, toUser: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from timeline_event
    where kind = ${kind} and title::text like ${`%${toUser}%`} and body = ${note}`.execute(
    api.database.kysely,
  );
  return rows[0]?.count;
};

describe('R8 what somebody who leaves has open', () => {
  test('is counted by kind, with examples and with who can take it, the least busy first', async () => {
    const { items, people, sessions } = await leftBy('maria.stan');
    expect(items.map(({ kind, count }) => [kind, count])).toEqual(
      expect.arrayContaining([
        ['work_legal_soon', 1],
        ['work_overdue', 2],
        ['work', 117],
        ['visits', 6],
        ['approvals', 2],
      ]),
    );
    expect(sessions).toBe(0);
    const takersOf = (kind: string) =>
      items.find((item) => item.kind === kind)?.takers.map((one) => one.user_id);
    expect(takersOf('visits')).toEqual([ids['elena.rusu']]);
    expect(takersOf('approvals')).toEqual([ids['sorin.matei']]);
    expect(takersOf('work')).toContain(ids['radu.marin']);
    expect(takersOf('work')).not.toContain(ids['maria.stan']);
    expect(items.find(({ kind }) => kind === 'work')?.examples).toHaveLength(3);
    expect(people.find((person) => person.user_id === ids['radu.marin'])).toMatchObject({
      full_name: 'Radu Marin',
      is_away: false,
    });
  });

  test.each([
    [
      'a kind that nobody gets',
      () => everything().slice(1),
      { reason: 'has_open_work', kind: 'work_legal_soon' },
    ],
    [
      'somebody of another insurer',
      () => [...everything().slice(1), to('work_legal_soon', 'alfa.ana')],
      { reason: 'taker_not_allowed', kind: 'work_legal_soon' },
    ],
    [
      'somebody without the role for it',
      () => [...everything().filter(({ kind }) => kind !== 'visits'), to('visits', 'radu.marin')],
      { reason: 'taker_not_allowed', kind: 'visits' },
    ],
    [
      'a manager’s decision to a handler',
      () => [...everything().filter(({ kind }) => kind !== 'approvals'), to('approvals', 'ana.ionescu')],
      { reason: 'taker_not_allowed', kind: 'approvals' },
    ],
    [
      'the one who leaves',
      () => [...everything().slice(1), to('work_legal_soon', 'maria.stan')],
      { reason: 'taker_not_allowed', kind: 'work_legal_soon' },
    ],
  ])('is not handed to %s, and then nothing is', async (_whom, handOver, context) => {
    const before = await stored('maria.stan');
    const answer = await deactivate('maria.stan', handOver());
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ context });
    expect(await stored('maria.stan')).toEqual(before);
    expect(await stored('sorin.matei')).toMatchObject({ approvals: 0 });
    expect((await get<Schema<'User'>>(`getUser/${ids['maria.stan']}`)).row.state).toBe('active');
  });

  test('is not handed to somebody who has gone', async () => {
    await sql`update app_user set is_active = false where username = 'radu.marin'`.execute(
      api.database.kysely,
    );
    const answer = await deactivate('maria.stan', everything());
    expect(answer.json()).toMatchObject({ context: { reason: 'taker_not_allowed' } });
    await sql`update app_user set is_active = true where username = 'radu.marin'`.execute(
      api.database.kysely,
    );
  });

  test('stays whole while one visit of it fits nobody: the approvals that went before it come back', async () => {
    const { rows } = await sql<{ visit_id: string }>`
      select visit_id from visit where user_id = ${ids['maria.stan']} order by starts_at`.execute(
      api.database.kysely,
    );
    const blocked = rows[4]?.visit_id;
    await sql`update visit set starts_at = starts_at - interval '3 hours', ends_at = ends_at - interval '3 hours'
      where visit_id = ${blocked}`.execute(api.database.kysely);
    const answer = await deactivate('maria.stan', everything());
    expect(answer.json()).toMatchObject({ context: { reason: 'work_not_moved', kind: 'visits' } });
    expect(await stored('maria.stan')).toMatchObject({ work: 120, visits: 6 });
    expect(await stored('sorin.matei')).toMatchObject({ approvals: 0 });
    await sql`update visit set starts_at = starts_at + interval '3 hours', ends_at = ends_at + interval '3 hours'
      where visit_id = ${blocked}`.execute(api.database.kysely);
  });

  test('goes over whole: 120 pieces of work, 6 visits and 2 approvals, each with its entry in the timeline', async () => {
    const maria = await api.tokenFor('maria.stan');
    const [ana, radu] = [await stored('ana.ionescu'), await stored('radu.marin')];
    const answer = await deactivate('maria.stan', everything());
    expect(answer.statusCode).toBe(201);
    expect(answer.json<Schema<'User'>>()).toMatchObject({ row: { state: 'deactivated' }, sessions: [] });
    expect((await api.inject({ url: '/api/auth/browseSessions', headers: { ...maria } })).statusCode).toBe(
      401,
    );

    expect(await stored('maria.stan')).toEqual({ work: 0, visits: 0, approvals: 0 });
    expect((await leftBy('maria.stan')).items).toEqual([]);
    expect(await stored('elena.rusu')).toMatchObject({ visits: 6 });
    expect(await stored('sorin.matei')).toMatchObject({ approvals: 2 });
    const [anaNow, raduNow] = [await stored('ana.ionescu'), await stored('radu.marin')];
    const got = [
      (anaNow?.['work'] ?? 0) - (ana?.['work'] ?? 0),
      (raduNow?.['work'] ?? 0) - (radu?.['work'] ?? 0),
    ];
    expect((got[0] ?? 0) + (got[1] ?? 0)).toBe(120);
    // Shared out by load: whoever began with less ends with as much.
    expect(Math.abs((anaNow?.['work'] ?? 0) - (raduNow?.['work'] ?? 0))).toBeLessThanOrEqual(1);

    expect(
      ((await timelineOf('assignment', 'Ana Ionescu')) ?? 0) +
        ((await timelineOf('assignment', 'Radu Marin')) ?? 0),
    ).toBe(120);
    expect(await timelineOf('approval', 'Sorin Matei')).toBe(2);
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from timeline_event where kind = 'appointment'
        and title::text like '%Constatare mutată%' and body like '%Elena Rusu%'`.execute(api.database.kysely);
    expect(rows[0]?.count).toBe(6);
  });

  test('tells each who takes over once, and lets the manager decide who got the approvals', async () => {
    const mails = (await api.outbox()).filter(({ subject }) => subject === 'Preluați munca: Maria Stan');
    expect(mails).toHaveLength(4);
    expect(mails.find(({ body }) => body.includes('Constatări programate: 6'))?.body).toContain(note);
    const inbox = await api.inject({
      url: '/api/workload/browseApprovals',
      headers: { ...(await api.tokenFor('sorin.matei')) },
    });
    const { approvals } = inbox.json<Schema<'ApprovalInbox'>>();
    expect(approvals.filter(({ right }) => right.code === 'may_decide')).toHaveLength(2);
    const [one] = approvals;
    const decided = await api.inject({
      method: 'POST',
      url: '/api/workload/decideApprovals',
      headers: { ...(await api.tokenFor('sorin.matei')) },
      payload: {
        decisions: [{ approval_id: one?.approval_id, row_version: one?.row_version, outcome: 'approved' }],
      },
    });
    expect(decided.json()).toMatchObject([{ outcome: 'done', code: null }]);
  });
});
