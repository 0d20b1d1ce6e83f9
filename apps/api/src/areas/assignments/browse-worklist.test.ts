import { foldText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '../../testing/start-test-api.ts';
import { assignmentCalls } from './assignment-test-calls.ts';

const api = startTestApi();
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

test('the active list holds new and active work and nothing else', async () => {
  const { items } = await ana.worklist({ limit: 100 });
  expect(new Set(items.map((row) => row.category_code))).toEqual(new Set(['new', 'active']));
  const { items: fresh } = await ana.worklist({ category_code: 'new', limit: 100 });
  expect(new Set(fresh.map((row) => row.category_code))).toEqual(new Set(['new']));
});

describe.each([
  ['due_at', 'asc'],
  ['created_at', 'desc'],
  ['claim_file_no', 'desc'],
  ['claimant_name', 'asc'],
  ['status', 'asc'],
] as const)('sorted by %s %s', (column, direction) => {
  test('every row is on exactly one page', async () => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await ana.worklist({
        category_code: 'all',
        filter_keys: 1,
        sort: { column, direction },
        limit: 23,
        ...(after !== undefined && { after }),
      });
      seen.push(...page.items.map((row) => row.assignment_id));
      after = page.next_cursor ?? undefined;
    } while (after !== undefined);
    const { total } = await ana.worklist({ category_code: 'all', filter_keys: 1 });
    expect(seen).toHaveLength(total.count);
    expect(new Set(seen).size).toBe(seen.length);
  });
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

/** The tag that most rows of the demo world of this day have. */
function mostUsed(tags: string[]): string {
  const uses = [...Map.groupBy(tags, (tag) => tag).values()].sort((one, other) => other.length - one.length);
  return uses[0]?.[0] ?? '';
}

describe('S10 work with a tag', () => {
  const wish = { category_code: 'all', filter_keys: 1 | 8, limit: 3 };
  /** All pages of a wish, one after the other. */
  const pagesOf = async (who: typeof ana, request: object) => {
    const pages = [await who.worklist({ ...wish, ...request })];
    for (let after = pages[0]?.next_cursor; after != null; after = pages.at(-1)?.next_cursor)
      pages.push(await who.worklist({ ...wish, ...request, after }));
    return pages;
  };

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
      (await alfa.worklist({ category_code: 'all', limit: 100 })).items.flatMap((row) => row.tags),
    );
    expect(tags.size).toBeGreaterThan(1);
    for (const tag of tags) {
      const found = await alfa.worklist({ category_code: 'all', filter_criteria: { tag }, limit: 100 });
      expect(found.items.every((row) => !row.claim_file_no.startsWith('DM'))).toBe(true);
      expect(found.total.count > 0).toBe(own.has(tag));
    }
  });
});

test('ux 121 names are sorted as the Romanian alphabet wants: Ș after S, Ț after T', async () => {
  const { items } = await ana.worklist({ sort: { column: 'claimant_name', direction: 'asc' }, limit: 100 });
  const names = items.map((row) => row.claimant_name ?? '');
  expect(names).toEqual([...names].sort(new Intl.Collator('ro').compare));
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
  expect(deadlines).toEqual(items);
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

test('unassigned, overdue and due today narrow the list together', async () => {
  const now = api.now().toISOString();
  const { items } = await ana.worklist({ filter_keys: 8 | 16, limit: 100 });
  expect(items.length).toBeGreaterThan(0);
  for (const row of items) {
    expect(row.assigned_user_id).toBeNull();
    expect((row.due_at ?? '') < now).toBe(true);
  }
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

test('the number of finds stays the same on every page', async () => {
  const first = await ana.worklist({ filter_keys: 1 | 8, limit: 7 });
  const second = await ana.worklist({ filter_keys: 1 | 8, limit: 7, after: first.next_cursor });
  expect(second.total).toEqual(first.total);
  expect(first.total.count).toBeGreaterThan(14);
});

test('a search with signs of the pattern language finds them literally', async () => {
  const { total } = await ana.worklist({ category_code: 'all', filter_criteria: { q: '%%%' } });
  expect(total.count).toBe(0);
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

test('another organisation sees its own work only', async () => {
  const alfa = assignmentCalls(api, await api.tokenFor('alfa.ana'));
  const { items } = await alfa.worklist({ category_code: 'all', limit: 100 });
  expect(items.length).toBeGreaterThan(0);
  expect(items.every((row) => !row.claim_file_no.startsWith('DM'))).toBe(true);
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

describe('partners', () => {
  type Partner = Schema<'PartnerChoice'>;
  const partners = async (who: typeof ana, query: string) =>
    (await who.get(`/api/assignment/browsePartners${query}`)).json<Partner[]>();

  test('are found by part of the name or town without diacritics, and narrow the list to their work', async () => {
    const { items } = await ana.worklist({ category_code: 'all', limit: 100 });
    const name = items.find((row) => row.partner_name !== null)?.partner_name ?? '';
    const [partner] = await partners(ana, `?q=${encodeURIComponent(foldText(name).slice(0, 12))}`);
    expect(partner?.name).toBe(name);
    expect(await partners(ana, `?partner_id=${partner?.partner_id}`)).toEqual([partner]);
    expect(await partners(ana, '?q=zzzz')).toEqual([]);

    const theirs = await ana.worklist({
      category_code: 'all',
      filter_criteria: { partner_id: partner?.partner_id },
      limit: 100,
    });
    expect(new Set(theirs.items.map((row) => row.partner_name))).toEqual(new Set([name]));
  });

  test('of another organisation are not found, by name or by id', async () => {
    const alfa = assignmentCalls(api, await api.tokenFor('alfa.ana'));
    const all = await partners(ana, '');
    expect(all.length).toBeGreaterThan(1);
    const ids = (await partners(alfa, '')).map(({ partner_id }) => partner_id);
    for (const { partner_id } of all) {
      expect(ids).not.toContain(partner_id);
      expect(await partners(alfa, `?partner_id=${partner_id}`)).toEqual([]);
    }
  });
});

describe('ux 20 what has come into a list', () => {
  const settings = { filter_keys: 0, category_code: 'active' };
  const count = async (who: typeof ana, body: object) =>
    (await who.post('/api/assignment/countNews', { settings, ...body })).json<Schema<'CappedCount'>>().count;

  test('is what is not known, and beyond the first page only what came since', async () => {
    const { items, total } = await ana.worklist({ limit: 100 });
    const known_ids = items.map((row) => row.assignment_id);
    const shown = new Set(known_ids).size;
    const own = { ...settings, filter_keys: 1 };
    const ofAna = await ana.worklist({ ...own, limit: 100 });
    const mine = ofAna.items.map((row) => row.assignment_id);
    expect(await count(ana, { known_ids, shown_for: null })).toBe(total.count - shown);
    expect(await count(ana, { settings: own, known_ids: mine, shown_for: null })).toBe(
      ofAna.total.count - mine.length,
    );
    expect(await count(ana, { known_ids, shown_for: 0 })).toBe(0);

    const [come = ''] = mine.slice(-1);
    const aMinuteAgo = new Date(api.now().getTime() - 60_000);
    await sql`update assignment set returned_at = ${aMinuteAgo}, last_activity_at = ${aMinuteAgo}
      where assignment_id = ${come}`.execute(api.database.kysely);
    const others = known_ids.filter((id) => id !== come);
    expect(await count(ana, { known_ids: others, shown_for: 61 })).toBe(1);
    expect(await count(ana, { known_ids: others, shown_for: 59 })).toBe(0);
    expect(await count(ana, { known_ids: [...others, come], shown_for: 61 })).toBe(0);
  });

  test('of another organisation is none of it', async () => {
    const alfa = assignmentCalls(api, await api.tokenFor('alfa.ana'));
    const { total } = await alfa.worklist({ limit: 1 });
    expect(await count(alfa, { known_ids: [], shown_for: null })).toBe(total.count);
  });
});
