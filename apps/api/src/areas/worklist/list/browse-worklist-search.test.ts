import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';

const api = startTestApi();
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

test('a search finds the name without its diacritics and the plate with separators', async () => {
  const row = await aPieceOfWork(api, { claimant: 'Țîrlea Ștefan', plate: 'CJ77SSS' });
  await aPieceOfWork(api);
  for (const q of ['TIRLEA STEFAN', 'CJ-77 SSS', row.claim_file_no.toLowerCase()]) {
    const found = await ana.worklist({ category_code: 'all', filter_criteria: { q } });
    expect(found.items.map((it) => it.claim_file_no)).toEqual([row.claim_file_no]);
  }
});

test('a search through every list finds open and closed work alike', async () => {
  const q = 'Zamfirescu';
  const statuses = ['evaluation', 'suspended', 'closed', 'duplicate'];
  const work = await someWork(
    api,
    statuses.map((status) => ({ status, claimant: 'Zamfirescu Dora' })),
  );
  await aPieceOfWork(api);
  const found = await ana.worklist({ category_code: 'all', filter_criteria: { q }, limit: 100 });
  const lists = new Set(found.items.map((row) => row.category_code));
  expect(found.items.map((row) => row.assignment_id).toSorted()).toEqual(
    work.map((row) => row.assignment_id),
  );
  expect(found.total.count).toBe(found.items.length);
  const apart = ['active', 'waiting', 'snoozed', 'done', 'cancelled'].map((category_code) =>
    ana.worklist({ category_code, filter_criteria: { q }, limit: 100 }),
  );
  const ids = (await Promise.all(apart)).flatMap((page) => page.items.map((row) => row.assignment_id));
  expect(ids.sort()).toEqual(found.items.map((row) => row.assignment_id).sort());
  expect(lists.size).toBe(4);
});

test('a search narrows mine and unassigned together with every other wish', async () => {
  const q = 'B99XYZ';
  const [mine, free] = await someWork(api, [
    { plate: q },
    { plate: q, owner: null },
    { plate: q, owner: 'maria.stan' },
    { plate: 'B98XYZ' },
  ]);
  const found = await ana.worklist({ category_code: 'all', filter_keys: 1 | 8, filter_criteria: { q } });

  expect(found.items.map((it) => it.assignment_id)).toEqual([mine?.assignment_id, free?.assignment_id]);
  expect(found.total.count).toBe(2);
});

test('a text that most files have finds them in the asked order, page after page', async () => {
  const alfa = assignmentCalls(api, await api.tokenFor('alfa.ana'));
  const owner = 'alfa.ana';
  const kind = { owner, type: 'liquidation', status: 'calculation' };
  const [file, other] = await someWork(
    api,
    many(2, () => ({ owner })),
    'alfa',
  );
  if (file === undefined || other === undefined) throw new Error('The files were not stored.');
  await someWork(
    api,
    many(1112, (number) => ({
      ...kind,
      on: number % 11 === 0 ? other : file,
      columns: { created_at: new Date(api.now().getTime() - number * 60_000) },
    })),
    'alfa',
  );
  const sort = { column: 'created_at', direction: 'desc' };
  const whole = await alfa.worklist({ category_code: 'all', sort, limit: 100 });
  // The end of a number, which is looked for in the rows and is no whole one.
  const prefix = file.claim_file_no.slice(3);
  const first = await alfa.worklist({
    category_code: 'all',
    sort,
    limit: 30,
    filter_criteria: { q: prefix },
  });
  const second = await alfa.worklist({
    category_code: 'all',
    sort,
    limit: 30,
    after: first.next_cursor,
    filter_criteria: { q: prefix },
  });

  expect(first.total).toEqual({ count: 1000, capped: true });
  expect(second.total).toEqual(first.total);
  const found = [...first.items, ...second.items].map((row) => row.assignment_id);
  const withPrefix = whole.items.filter((row) => row.claim_file_no.endsWith(prefix));
  expect(found).toEqual(withPrefix.slice(0, 60).map((row) => row.assignment_id));
});

test('a search with signs of the pattern language finds them literally', async () => {
  const { total } = await ana.worklist({ category_code: 'all', filter_criteria: { q: '%%%' } });
  expect(total.count).toBe(0);
});
