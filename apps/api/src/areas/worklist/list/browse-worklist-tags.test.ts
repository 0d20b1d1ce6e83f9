import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls, worklistPages } from '#src/testing/assignment-calls.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';

const api = startTestApi();
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
  const names = ['Popa Ion', 'Albu Ana', 'Rusu Dan'];
  await someWork(
    api,
    many(12, (number) => ({
      owner: number % 4 === 0 ? null : 'ana.ionescu',
      status: number % 5 === 0 ? 'suspended' : 'evaluation',
      claimant: names[number % 3] ?? '',
      plate: `CJ${10 + number}TAG`,
      due: new Date(Date.UTC(2026, 2, 10 - (number % 4))),
      columns: { tag_names: number % 3 === 1 ? ['Audit'] : ['Audit', 'Flotă'] },
    })),
  );
  await aPieceOfWork(api, { columns: { tag_names: ['Flotă'] }, plate: 'CJ15TAG' });
});

describe('S10 work with a tag', () => {
  const wish = { category_code: 'all', filter_keys: 1 | 8, limit: 3 };
  const pagesOf = (who: typeof ana, request: object) => worklistPages(who, { ...wish, ...request });

  test.each([
    ['due_at', 'asc'],
    ['due_at', 'desc'],
    ['claimant_name', 'asc'],
  ] as const)('comes sorted by %s %s, page after page, and is counted', async (column, direction) => {
    const sort = { column, direction };
    const whole = (await pagesOf(ana, { sort, limit: 100 })).flatMap(({ items }) => items);
    const tag = 'Flotă';
    const wanted = whole.filter((row) => row.tags.includes(tag)).map((row) => row.assignment_id);
    expect(wanted).toHaveLength(9);

    const pages = await pagesOf(ana, { sort, filter_criteria: { tag } });
    expect(pages.flatMap(({ items }) => items.map((row) => row.assignment_id))).toEqual(wanted);
    expect(pages.map(({ total }) => total.count)).toEqual(pages.map(() => wanted.length));
  });

  test('is searched, and counted without another wish', async () => {
    const active = { category_code: 'active', filter_keys: 0, limit: 100 };
    const rows = (await pagesOf(ana, active)).flatMap(({ items }) => items);
    const tag = 'Audit';
    const wanted = rows.filter((row) => row.tags.includes(tag));
    expect(wanted.length).toBeGreaterThan(5);
    const all = await ana.worklist({ ...active, filter_criteria: { tag } });
    expect(all.total.count).toBe(wanted.length);

    const q = 'CJ1';
    const found = await ana.worklist({ ...active, filter_criteria: { tag, q } });
    expect(found.items.map((row) => row.assignment_id)).toEqual(
      wanted.filter((row) => row.plate?.includes(q)).map((row) => row.assignment_id),
    );
    expect(found.items.length).toBeLessThan(wanted.length);
    expect(found.total.count).toBe(found.items.length);
  });

  test('of another organisation is not found by the same tag', async () => {
    const alfa = assignmentCalls(api, await api.tokenFor('alfa.ana'));
    const own = await aPieceOfWork(api, { owner: 'alfa.ana', columns: { tag_names: ['Flotă'] } }, 'alfa');
    const find = async (tag: string) =>
      (await alfa.worklist({ category_code: 'all', filter_criteria: { tag } })).items.map(
        (row) => row.assignment_id,
      );
    expect(await find('Audit')).toEqual([]);
    expect(await find('Flotă')).toEqual([own.assignment_id]);
  });
});
