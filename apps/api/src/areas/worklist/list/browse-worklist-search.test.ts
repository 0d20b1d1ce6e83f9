import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';

const api = startTestApi({ world: 'demo' });
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

test('a search finds the name without its diacritics and the plate with separators', async () => {
  const { items } = await ana.worklist({ category_code: 'all', limit: 100 });
  const row = items.find(({ claimant_name: name, plate }) => plate !== null && /[ăâîșț]/i.test(name ?? ''));
  if (row?.claimant_name == null || row.plate === null) throw new Error('The demo world has no diacritics.');

  const bare = row.claimant_name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const spaced = row.plate.replace(/^([A-Z]+)(\d+)/, '$1-$2 ');
  for (const q of [bare, spaced, row.claim_file_no.toLowerCase()]) {
    const found = await ana.worklist({ category_code: 'all', filter_criteria: { q } });
    expect(found.items.map((it) => it.claim_file_no)).toContain(row.claim_file_no);
  }
});

test('a search through every list finds open and closed work alike', async () => {
  const { items } = await ana.worklist({ category_code: 'all', filter_keys: 1, limit: 100 });
  const closed = items.find((row) => row.category_code === 'done' && row.claimant_name !== null);
  const q = closed?.claimant_name?.split(' ')[0] ?? '';
  const found = await ana.worklist({ category_code: 'all', filter_criteria: { q }, limit: 100 });
  const lists = new Set(found.items.map((row) => row.category_code));
  expect(found.items.map((row) => row.assignment_id)).toContain(closed?.assignment_id);
  expect(found.total.count).toBe(found.items.length);
  const apart = ['active', 'waiting', 'snoozed', 'done', 'cancelled'].map((category_code) =>
    ana.worklist({ category_code, filter_criteria: { q }, limit: 100 }),
  );
  const ids = (await Promise.all(apart)).flatMap((page) => page.items.map((row) => row.assignment_id));
  expect(ids.sort()).toEqual(found.items.map((row) => row.assignment_id).sort());
  expect(lists.size).toBeGreaterThan(1);
});

test('a search narrows mine and unassigned together with every other wish', async () => {
  const { items } = await ana.worklist({ category_code: 'all', filter_keys: 1 | 8, limit: 100 });
  const row = items.find((it) => it.plate !== null);
  const q = row?.plate ?? '';
  const found = await ana.worklist({ category_code: 'all', filter_keys: 1 | 8, filter_criteria: { q } });

  const me = await api.userNamed('ana.ionescu');
  expect(found.items.map((it) => it.assignment_id)).toContain(row?.assignment_id);
  for (const it of found.items) {
    expect(it.plate).toBe(q);
    expect([me.userId, null]).toContain(it.assigned_user_id);
  }
  expect(found.total.count).toBe(found.items.length);
});

test('a text that most files have finds them in the asked order, page after page', async () => {
  const sort = { column: 'created_at', direction: 'desc' };
  const whole = await ana.worklist({ category_code: 'all', sort, limit: 100 });
  const prefix = whole.items[0]?.claim_file_no.slice(0, 3) ?? '';
  const first = await ana.worklist({ category_code: 'all', sort, limit: 30, filter_criteria: { q: prefix } });
  const second = await ana.worklist({
    category_code: 'all',
    sort,
    limit: 30,
    after: first.next_cursor,
    filter_criteria: { q: prefix },
  });

  expect(first.total).toEqual({ count: 1000, capped: true });
  expect(second.total).toEqual(first.total);
  const found = [...first.items, ...second.items].map((row) => row.assignment_id);
  const withPrefix = whole.items.filter((row) => row.claim_file_no.startsWith(prefix));
  expect(found).toEqual(withPrefix.slice(0, 60).map((row) => row.assignment_id));
});

test('a search with signs of the pattern language finds them literally', async () => {
  const { total } = await ana.worklist({ category_code: 'all', filter_criteria: { q: '%%%' } });
  expect(total.count).toBe(0);
});
