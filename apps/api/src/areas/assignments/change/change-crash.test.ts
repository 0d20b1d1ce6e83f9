import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { useKillableServers } from '#src/testing/killable-servers.ts';
import { runs } from '#src/testing/runs.ts';
import { many, someWork } from '#src/testing/some-work.ts';

const { api, start, observer, isWaitingFor, letGo } = useKillableServers();

const key = { 'idempotency-key': 'one-change-of-many-0001' };

test('S10 a server that is killed in the middle of a change of many leaves whole rows, and the same request says what is true', async () => {
  const work = await someWork(api, many(runs({ quick: 30, heavy: 100 })));
  const items = work.map(({ assignment_id, row_version }) => ({ assignment_id, row_version }));
  const first = await start();
  const request = { items, change: { action: 'tag', add: ['Neterminat'], remove: [] } };
  const countTagged = async () =>
    (await observer().query(`select from assignment where tag_names @> array['Neterminat']`)).rowCount;

  // The rows are changed and told in the timeline when this table makes the change wait.
  await observer().query('begin');
  await observer().query('lock table assignment_change_item in share mode');
  const lost = first.post('/api/assignment/change', request, key).catch((error: unknown) => error);
  const isWaiting = () => isWaitingFor('assignment_change_item');
  await expect.poll(isWaiting, { interval: 20 }).toBe(true);
  await first.kill();
  expect(await lost).toBeInstanceOf(Error);
  await letGo();
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
  // The next test kills the only server that could do its work.
  await second.kill();
}, 120_000);

const count = async (statement: string) => {
  const { rows } = await observer().query<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
};

/** More than one portion. */
const total = runs({ quick: 150, heavy: 450 });

test('S10 a server that is killed in the middle of a portion has not begun it; another one does it once', async () => {
  await someWork(
    api,
    many(total, () => ({ columns: { tag_names: ['Mult'] } })),
  );
  const first = await start();

  // Nothing can be told in the timeline: the first portion waits with its assignments changed.
  await observer().query('begin');
  await observer().query('lock table timeline_event in share mode');
  const settings = { filter_keys: 1, category_code: 'active', filter_criteria: { tag: 'Mult' } };
  const change = { action: 'priority', priority: 3 };
  const answer = await first.post('/api/assignment/changeMatching', { settings, total, change });
  expect(answer.status).toBe(201);
  const isWaiting = () => isWaitingFor('timeline_event');
  await expect.poll(isWaiting, { interval: 20, timeout: 20_000 }).toBe(true);
  await first.kill();
  await letGo();
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
  ).toBe(total);
  // A version and an entry in the timeline for each: nothing was done twice.
  expect(
    await count(`select count(*)::integer as count from assignment
      where tag_names = array['Mult'] and priority = 3 and row_version = 2`),
  ).toBe(total);
  expect(
    await count(`select count(*)::integer as count from timeline_event t join assignment a using (org_id, assignment_id)
      where a.tag_names = array['Mult'] and t.title = 'Prioritate critică'`),
  ).toBe(total);
}, 240_000);
