import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';

const api = startTestApi({ world: 'demo' });
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

test('the active list holds new and active work and nothing else', async () => {
  const { items } = await ana.worklist({ limit: 100 });
  expect(new Set(items.map((row) => row.category_code))).toEqual(new Set(['new', 'active']));
  const { items: fresh } = await ana.worklist({ category_code: 'new', limit: 100 });
  expect(new Set(fresh.map((row) => row.category_code))).toEqual(new Set(['new']));
});

test('mine are mine; those I replace today are theirs; both together are both', async () => {
  const radu = await api.userNamed('radu.marin');
  const me = await api.userNamed('ana.ionescu');
  const owners = async (filter_keys: number) =>
    new Set((await ana.worklist({ filter_keys, limit: 100 })).items.map((row) => row.assigned_user_id));
  expect(await owners(1)).toEqual(new Set([me.userId]));
  expect(await owners(4)).toEqual(new Set([radu.userId]));
  expect(await owners(5)).toEqual(new Set([me.userId, radu.userId]));
});

test('unassigned, overdue and due today narrow the list together', async () => {
  const now = api.now().toISOString();
  const { items } = await ana.worklist({ filter_keys: 8 | 16, limit: 100 });
  expect(items.length).toBeGreaterThan(0);
  for (const row of items) {
    expect(row.assigned_user_id).toBeNull();
    expect((row.due_at ?? '') < now).toBe(true);
  }
});

test('due today is the day in Romania, from its first minute to its last', async () => {
  const dayOf = (instant: string | null) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(new Date(instant ?? ''));
  const today = dayOf(api.now().toISOString());
  const { items, total } = await ana.worklist({ filter_keys: 32, limit: 100 });
  expect(new Set(items.map((row) => dayOf(row.due_at)))).toEqual(new Set([today]));

  const all = await ana.worklist({ filter_criteria: { due_from: today, due_to: today }, limit: 100 });
  expect(all.total).toEqual(total);
});

test("everybody's near legal deadlines are those from today to three days ahead, in the order of the list, on any page", async () => {
  await sql`
    with work as (select assignment_id, row_number() over (order by assignment_id) as n from assignment
      where list_code = 'active')
    update assignment set legal_due_date = (${api.now()}::timestamptz at time zone 'Europe/Bucharest')::date + n::int % 7 - 2
    from work where work.assignment_id = assignment.assignment_id`.execute(api.database.kysely);
  const { rows: days } = await sql<{ day: string; count: number }>`
    select legal_due_date::text as day, count(*)::integer as count from assignment
    join app_user on app_user.org_id = assignment.org_id and app_user.username = 'ana.ionescu'
    where list_code = 'active'
      and legal_due_date - (${api.now()}::timestamptz at time zone 'Europe/Bucharest')::date between 0 and 3
    group by 1`.execute(api.database.kysely);

  const near = await ana.worklist({ filter_keys: 1024, limit: 100 });
  expect(new Set(near.items.map((row) => row.legal_due_date))).toEqual(new Set(days.map(({ day }) => day)));
  const { items: all } = await ana.worklist({ limit: 100 });
  const expected = all.filter((row) => days.some(({ day }) => day === row.legal_due_date));
  expect(expected.length).toBeGreaterThan(6);
  expect(near.items.slice(0, expected.length)).toEqual(expected);
  expect(near.total).toEqual({ count: days.reduce((sum, { count }) => sum + count, 0), capped: false });

  const first = await ana.worklist({ filter_keys: 1024, limit: 3 });
  const second = await ana.worklist({ filter_keys: 1024, limit: 3, after: first.next_cursor ?? '' });
  expect([...first.items, ...second.items]).toEqual(near.items.slice(0, 6));
});

test('a row says what the others say of the same assignment, word for word and to the instant', async () => {
  const me = await api.userNamed('ana.ionescu');
  const name = 'Ștefănescu "Țuțu" \\ ,\n[{';
  const [first] = (await ana.worklist({ filter_keys: 1, limit: 1 })).items;
  await sql`update claim_file set claimant_name = ${name} where claim_file_id = ${first?.claim_file_id}`.execute(
    api.database.kysely,
  );

  const { items, next_cursor } = await ana.worklist({ filter_keys: 1, limit: 8 });
  const { deadlines } = (await ana.get('/api/assignment/browseShortlist')).json<Schema<'Shortlist'>>();
  expect(items[0]).toMatchObject({ claimant_name: name, assigned_user_id: me.userId });
  const all: unknown[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await ana.worklist({
      filter_keys: 1,
      category_code: 'all',
      limit: 100,
      sort: { column: 'legal_due_date', direction: 'asc' },
      ...(after !== undefined && { after }),
    });
    all.push(...page.items);
    after = page.next_cursor;
  }
  expect(deadlines.length).toBeGreaterThan(0);
  for (const row of deadlines) expect(all).toContainEqual(row);
  expect(next_cursor).not.toBeNull();
  for (const row of items) {
    const { header } = (
      await ana.get(`/api/assignment/getById/${row.claim_file_no}/${row.assignment_id}`)
    ).json<Schema<'AssignmentDetail'>>();
    expect(header).toMatchObject({
      assignment_no: row.assignment_no,
      status_name: row.status_name,
      claimant_name: row.claimant_name,
      tags: row.tags,
    });
    expect(Date.parse(header.due_at ?? '')).toBe(Date.parse(row.due_at ?? ''));
  }
});

test('another organisation sees its own work only', async () => {
  const alfa = assignmentCalls(api, await api.tokenFor('alfa.ana'));
  const { items } = await alfa.worklist({ category_code: 'all', limit: 100 });
  expect(items.length).toBeGreaterThan(0);
  expect(items.every((row) => !row.claim_file_no.startsWith('DM'))).toBe(true);
});
