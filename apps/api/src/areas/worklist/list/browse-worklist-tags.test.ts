import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls, worklistPages } from '#src/testing/assignment-calls.ts';

const api = startTestApi({ world: 'demo' });
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

/** The tag that most rows of the demo world of this day have. */
function mostUsed(tags: string[]): string {
  const uses = [...Map.groupBy(tags, (tag) => tag).values()].sort((one, other) => other.length - one.length);
  return uses[0]?.[0] ?? '';
}

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
    const tag = mostUsed(whole.flatMap((row) => row.tags));
    const wanted = whole.filter((row) => row.tags.includes(tag)).map((row) => row.assignment_id);
    expect(wanted.length).toBeGreaterThan(wish.limit);

    const pages = await pagesOf(ana, { sort, filter_criteria: { tag } });
    expect(pages.flatMap(({ items }) => items.map((row) => row.assignment_id))).toEqual(wanted);
    expect(pages.map(({ total }) => total.count)).toEqual(pages.map(() => wanted.length));
  });

  test('is searched, and counted without another wish', async () => {
    const active = { category_code: 'active', filter_keys: 0, limit: 100 };
    const rows = (await pagesOf(ana, active)).flatMap(({ items }) => items);
    const known = rows.find((row) => row.tags.length > 0 && row.plate !== null);
    const tag = known?.tags[0] ?? '';
    const wanted = rows.filter((row) => row.tags.includes(tag));
    const all = await ana.worklist({ ...active, filter_criteria: { tag } });
    expect(all.total.count).toBe(wanted.length);

    const q = known?.plate?.slice(1) ?? '';
    const found = await ana.worklist({ ...active, filter_criteria: { tag, q } });
    expect(found.items.map((row) => row.assignment_id)).toEqual(
      wanted.filter((row) => row.plate?.includes(q)).map((row) => row.assignment_id),
    );
    expect(found.total.count).toBe(found.items.length);
  });

  test('of another organisation is not found by the same tag', async () => {
    const alfa = assignmentCalls(api, await api.tokenFor('alfa.ana'));
    const rows = (await pagesOf(ana, { limit: 100 })).flatMap(({ items }) => items);
    const tags = new Set(rows.flatMap((row) => row.tags));
    const own = new Set(
      (await pagesOf(alfa, { category_code: 'all', limit: 100 })).flatMap(({ items }) =>
        items.flatMap((row) => row.tags),
      ),
    );
    expect(tags.size).toBeGreaterThan(1);
    for (const tag of tags) {
      const found = await alfa.worklist({ category_code: 'all', filter_criteria: { tag }, limit: 100 });
      expect(found.items.every((row) => !row.claim_file_no.startsWith('DM'))).toBe(true);
      expect(found.total.count > 0).toBe(own.has(tag));
    }
  });
});
