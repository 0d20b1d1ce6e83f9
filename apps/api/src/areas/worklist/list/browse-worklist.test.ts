import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';

const api = startTestApi();
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

test("everybody's near legal deadlines are in the order of the list, on any page", async () => {
  const days = ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'];
  await someWork(
    api,
    many(24, (number) => ({
      owner: number % 2 === 0 ? 'ana.ionescu' : 'radu.marin',
      legalDue: days[number % 6] ?? null,
      due: new Date(Date.UTC(2026, 2, 20 - (number % 7))),
    })),
  );
  const near = await ana.worklist({ filter_keys: 1024, limit: 100 });
  const { items: all } = await ana.worklist({ limit: 100 });
  const isNear = new Set(days.slice(1, 5));
  expect(near.items).toEqual(all.filter((row) => isNear.has(row.legal_due_date ?? '')));
  expect(near.total).toEqual({ count: 16, capped: false });

  const first = await ana.worklist({ filter_keys: 1024, limit: 3 });
  const second = await ana.worklist({ filter_keys: 1024, limit: 3, after: first.next_cursor ?? '' });
  expect([...first.items, ...second.items]).toEqual(near.items.slice(0, 6));
});

test('a row says what the others say of the same assignment, word for word and to the instant', async () => {
  const me = await api.userNamed('ana.ionescu');
  const name = 'Ștefănescu "Țuțu" \\ ,\n[{';
  const first = await aPieceOfWork(api, { due: '2026-03-01T08:00:00Z' });
  await someWork(
    api,
    many(9, () => ({ columns: { tag_names: ['Audit'] } })),
  );
  await sql`update claim_file set claimant_name = ${name} where claim_file_id = ${first.claim_file_id}`.execute(
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
  const own = await aPieceOfWork(api, { owner: 'alfa.ana' }, 'alfa');
  const { items } = await alfa.worklist({ category_code: 'all', limit: 100 });
  expect(items.map((row) => row.assignment_id)).toEqual([own.assignment_id]);
});
