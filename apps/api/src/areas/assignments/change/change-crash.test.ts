import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { useKillableServers } from '#src/testing/killable-servers.ts';

const { start, observer, isWaitingFor } = useKillableServers(undefined, { world: 'demo of today' });

const key = { 'idempotency-key': 'one-change-of-many-0001' };

/** Starts a server and waits for what it does on its first day, which keeps the database busy. */
async function startSettled() {
  const server = await start();
  const unfinished = async () =>
    (
      await observer().query(
        `select from job.job where state in ('created', 'retry', 'active') and start_after <= now()`,
      )
    ).rowCount;
  await expect.poll(unfinished, { interval: 200, timeout: 60_000 }).toBe(0);
  return server;
}

test('S10 a server that is killed in the middle of a change of many leaves whole rows, and the same request says what is true', async () => {
  const first = await startSettled();
  const { rows: items } = await observer().query<{ assignment_id: string; row_version: number }>(
    `select a.assignment_id, a.row_version from assignment a
     join app_user u on u.org_id = a.org_id and u.user_id = a.assigned_user_id
     where u.username = 'ana.ionescu' and a.list_code = 'active' order by a.due_at limit 100`,
  );
  const request = { items, change: { action: 'tag', add: ['Neterminat'], remove: [] } };
  const countTagged = async () =>
    (await observer().query(`select from assignment where tag_names @> array['Neterminat']`)).rowCount;

  // The rows are changed and told in the timeline when this table makes the change wait.
  await observer().query('begin');
  await observer().query('lock table assignment_change_item in share mode');
  const lost = first.post('/api/assignment/change', request, key).catch((error: unknown) => error);
  const isWaiting = () => isWaitingFor('assignment_change_item');
  await expect.poll(isWaiting, { interval: 20 }).toBe(true);
  first.process.child.kill('SIGKILL');
  expect(await lost).toBeInstanceOf(Error);
  await observer().query('rollback');
  await expect.poll(isWaiting, { interval: 20 }).toBe(false);
  expect(await countTagged()).toBe(0);

  const second = await start();
  const answer = await second.post('/api/assignment/change', request, key);
  const result = (await answer.json()) as Schema<'AssignmentChangeResult'>;
  expect(result.items.filter((item) => item.outcome === 'done')).toHaveLength(items.length);
  expect(await countTagged()).toBe(items.length);

  const again = await second.post('/api/assignment/change', request, key);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await again.json()).toEqual(result);
  const versions = await observer().query(
    `select from assignment a join unnest($1::uuid[], $2::integer[]) as asked (assignment_id, row_version)
      using (assignment_id) where a.row_version = asked.row_version + 1`,
    [items.map((item) => item.assignment_id), items.map((item) => item.row_version)],
  );
  expect(versions.rowCount).toBe(items.length);
}, 120_000);

const count = async (statement: string) => {
  const { rows } = await observer().query<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
};

test('S10 a server that is killed in the middle of a portion has not begun it; another one does it once', async () => {
  const first = await startSettled();
  await observer().query(`
    insert into assignment (org_id, claim_file_id, assignment_type_code, status_code, assigned_user_id, due_at, tag_names)
    select model.org_id, model.claim_file_id, model.assignment_type_code, model.status_code, model.assigned_user_id,
      now() + interval '3 days', array['Mult']
    from (select a.* from assignment a join app_user u using (org_id) where u.username = 'ana.ionescu'
      and a.assigned_user_id = u.user_id and a.list_code = 'active' and not a.is_case_master order by due_at limit 5) model
    cross join generate_series(1, 90)`);

  // Nothing can be told in the timeline: the first portion waits with its assignments changed.
  await observer().query('begin');
  await observer().query('lock table timeline_event in share mode');
  const settings = { filter_keys: 1, category_code: 'active', filter_criteria: { tag: 'Mult' } };
  const change = { action: 'priority', priority: 3 };
  const answer = await first.post('/api/assignment/changeMatching', { settings, total: 450, change });
  expect(answer.status).toBe(201);
  const isWaiting = () => isWaitingFor('timeline_event');
  await expect.poll(isWaiting, { interval: 20, timeout: 20_000 }).toBe(true);
  first.process.child.kill('SIGKILL');
  await first.process.ended;
  await observer().query('rollback');
  await expect.poll(isWaiting, { interval: 20, timeout: 20_000 }).toBe(false);
  expect(
    await count(
      `select count(*)::integer as count from assignment where tag_names = array['Mult'] and priority = 3`,
    ),
  ).toBe(0);

  await start();
  const state = async () =>
    (
      await observer().query<{ state: string }>(
        `select state from assignment_change where request is not null`,
      )
    ).rows[0]?.state;
  await expect.poll(state, { interval: 200, timeout: 120_000 }).toBe('done');
  expect(
    await count(`select count(*)::integer as count from assignment_change_item
      join assignment_change using (org_id, assignment_change_id) where request is not null and outcome = 'done'`),
  ).toBe(450);
  // A version and an entry in the timeline for each: nothing was done twice.
  expect(
    await count(`select count(*)::integer as count from assignment
      where tag_names = array['Mult'] and priority = 3 and row_version = 2`),
  ).toBe(450);
  expect(
    await count(`select count(*)::integer as count from timeline_event t join assignment a using (org_id, assignment_id)
      where a.tag_names = array['Mult'] and t.title = 'Prioritate critică'`),
  ).toBe(450);
}, 240_000);
