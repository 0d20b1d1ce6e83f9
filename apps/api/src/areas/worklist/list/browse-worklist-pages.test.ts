import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls, worklistPages } from '#src/testing/assignment-calls.ts';

const api = startTestApi({ world: 'demo' });
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

test('B9 without a wish the nearest deadline comes first', async () => {
  const { items } = await ana.worklist({ limit: 100 });
  const dueDates = items.map((row) => row.due_at ?? '');
  expect(dueDates).toEqual([...dueDates].sort());
  expect(items.length).toBeGreaterThan(50);
});

test('ux 121 names are sorted as the Romanian alphabet wants: Ș after S, Ț after T', async () => {
  const { items } = await ana.worklist({ sort: { column: 'claimant_name', direction: 'asc' }, limit: 100 });
  const names = items.map((row) => row.claimant_name ?? '');
  expect(names).toEqual([...names].sort(new Intl.Collator('ro').compare));
});

describe.each([
  ['due_at', 'asc'],
  ['created_at', 'desc'],
  ['claim_file_no', 'desc'],
  ['claimant_name', 'asc'],
  ['status', 'asc'],
] as const)('sorted by %s %s', (column, direction) => {
  test('every row is on exactly one page', async () => {
    const wish = { category_code: 'all', filter_keys: 1, sort: { column, direction }, limit: 23 };
    const pages = await worklistPages(ana, wish);
    const seen = pages.flatMap(({ items }) => items.map((row) => row.assignment_id));
    const { total } = await ana.worklist({ category_code: 'all', filter_keys: 1 });
    expect(seen).toHaveLength(total.count);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

test('the number of finds stays the same on every page', async () => {
  const first = await ana.worklist({ filter_keys: 1 | 8, limit: 7 });
  const second = await ana.worklist({ filter_keys: 1 | 8, limit: 7, after: first.next_cursor });
  expect(second.total).toEqual(first.total);
  expect(first.total.count).toBeGreaterThan(14);
});

test('a large list says more than a thousand instead of counting it all', async () => {
  expect((await ana.worklist({ category_code: 'all' })).total).toEqual({ count: 1000, capped: true });
});

test('a cursor of another order, or an invented one, is refused with the field', async () => {
  const { next_cursor } = await ana.worklist({ limit: 1 });
  for (const after of [next_cursor, 'invented']) {
    const answer = await ana.post('/api/assignment/browseWorklist', {
      filter_keys: 0,
      category_code: 'active',
      sort: { column: 'status', direction: 'asc' },
      after,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ field: 'after' }] });
  }
});
