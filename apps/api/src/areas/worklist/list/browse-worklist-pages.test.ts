import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls, worklistPages } from '#src/testing/assignment-calls.ts';
import { at } from '#src/testing/assignment-changes.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';

const api = startTestApi();
let ana: ReturnType<typeof assignmentCalls>;
let alfa: typeof ana;

const claimants = [
  'Șerban Ana',
  'Tudor Ion',
  'Stan Ilie',
  'Țurcanu Dan',
  'Szabo Eva',
  'Țepeș Vlad',
  'Ion Ana',
];
const rowCount = 60;

/** Sixty pieces of work on seven files, so that every order has rows that are equal. */
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
  alfa = assignmentCalls(api, await api.tokenFor('alfa.ana'));
  const files = await someWork(
    api,
    many(claimants.length, (number) => ({ claimant: claimants[number] ?? '' })),
  );
  const day = (number: number) => new Date(Date.UTC(2026, 2, 5 + ((number * 7) % 11), 8));
  await someWork(
    api,
    many(rowCount - files.length, (number) => ({
      on: at(files, number % files.length),
      type: 'liquidation',
      status: number % 3 === 0 ? 'approval' : 'calculation',
      due: day(number),
      columns: { created_at: day(number + 3) },
    })),
  );
});

test('B9 without a wish the nearest deadline comes first', async () => {
  const { items } = await ana.worklist({ limit: 100 });
  const dueDates = items.map((row) => row.due_at ?? '');
  expect(dueDates).toEqual([...dueDates].sort());
  expect(new Set(dueDates).size).toBeGreaterThan(10);
});

test('ux 121 names are sorted as the Romanian alphabet wants: Ș after S, Ț after T', async () => {
  const sort = { column: 'claimant_name', direction: 'asc' };
  const { items } = await ana.worklist({ sort, category_code: 'all', limit: 100 });
  expect([...new Set(items.map((row) => row.claimant_name))]).toEqual([
    'Ion Ana',
    'Stan Ilie',
    'Szabo Eva',
    'Șerban Ana',
    'Tudor Ion',
    'Țepeș Vlad',
    'Țurcanu Dan',
  ]);
});

describe.each([
  ['due_at', 'asc'],
  ['created_at', 'desc'],
  ['claim_file_no', 'desc'],
  ['claimant_name', 'asc'],
  ['status', 'asc'],
] as const)('sorted by %s %s', (column, direction) => {
  test.each([7, 59, 60, 61])('every row is on exactly one page of %i', async (limit) => {
    const wish = { category_code: 'all', filter_keys: 1, sort: { column, direction }, limit };
    const whole = await ana.worklist({ ...wish, limit: 100 });
    const pages = await worklistPages(ana, wish);
    // A last page that is full is not followed by an empty one.
    expect(pages).toHaveLength(Math.ceil(rowCount / limit));
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items);
    expect(whole.items).toHaveLength(rowCount);
  });
});

test('the number of finds stays the same on every page', async () => {
  const first = await ana.worklist({ filter_keys: 1 | 8, limit: 7 });
  const second = await ana.worklist({ filter_keys: 1 | 8, limit: 7, after: first.next_cursor });
  expect(second.total).toEqual(first.total);
  expect(first.total).toEqual({ count: 42, capped: false });
});

test('a large list says more than a thousand instead of counting it all', async () => {
  const file = await aPieceOfWork(api, { owner: 'alfa.ana' }, 'alfa');
  const more = { on: file, owner: 'alfa.ana', type: 'liquidation', status: 'calculation' };
  const add = (count: number) =>
    someWork(
      api,
      many(count, () => more),
      'alfa',
    );
  await add(999);
  expect((await alfa.worklist({ category_code: 'all' })).total).toEqual({ count: 1000, capped: false });
  await add(1);
  expect((await alfa.worklist({ category_code: 'all' })).total).toEqual({ count: 1000, capped: true });
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
