import type { Schema, SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { at } from '#src/testing/assignment-changes.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { rowOf } from '../testing/row-of-claim.ts';

type Page = SuccessBody<'browseTimeline'>;
type Calls = ReturnType<typeof assignmentCalls>;

const api = startTestApi();
let ana: Calls;
let maria: Calls;
let alfa: Calls;
let row: Schema<'WorklistRow'>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
  maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
  alfa = assignmentCalls(api, await api.tokenFor('alfa.ana'));
  await letReplace(api, 'ana.ionescu', 'radu.marin');
  row = await rowOf(ana, await aClaim(api).takenIn());
  await sql`
    insert into timeline_event (org_id, claim_file_id, assignment_id, kind, title, data, actor_kind, system_time)
    select a.org_id, a.claim_file_id, a.assignment_id, 'system', 'Pas ' || n, jsonb_build_object('title_en', 'Step ' || n),
      'system', a.created_at - n * interval '1 second'
    from assignment a, generate_series(1, 230) n where a.assignment_id = ${row.assignment_id}`.execute(
    api.database.kysely,
  );
});

async function read(query: Record<string, string> = {}, who = ana): Promise<Page> {
  const answer = await who.get(
    `/api/timeline/browse/${row.assignment_key}?${new URLSearchParams(query).toString()}`,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
}
const idsOf = ({ items }: Page) => items.map(({ id }) => id);

describe('the timeline of a file', () => {
  test('ux 25 is narrowed to the kinds that are asked for, and says how many there are of each', async () => {
    const { counts } = await read();
    expect(counts.find(({ kind }) => kind === 'system')?.count).toBeGreaterThanOrEqual(230);
    const { items, counts: still } = await read({ kinds: 'status,assignment' });
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['status', 'assignment']));
    expect(items).toHaveLength(
      counts
        .filter(({ kind }) => kind === 'status' || kind === 'assignment')
        .reduce((sum, it) => sum + it.count, 0),
    );
    expect(still).toEqual(counts);
  });

  test('ux 25 is searched by words without case and diacritics, in both languages', async () => {
    await ana.post('/api/timeline/addNote', {
      assignment_id: row.assignment_id,
      body: 'Păgubitul cere mașină de schimb',
      visibility: 'internal',
    });
    expect(at((await read({ q: 'MASINA pagubit' })).items, 0).body).toBe('Păgubitul cere mașină de schimb');
    expect((await read({ q: 'mașină ionescu' })).items).toHaveLength(1);
    expect((await read({ q: 'step 117' })).items).toHaveLength(1);
    expect((await read({ q: 'masina', kinds: 'system' })).items).toEqual([]);
  });

  test('ux 26 opens around an entry far back, and is read on in both directions without a gap', async () => {
    const whole: string[] = [];
    for (let page = await read(); ; page = await read({ after: page.next_cursor ?? '' })) {
      whole.push(...idsOf(page));
      if (page.next_cursor === null) break;
    }
    const wanted = at(whole, 150);
    const middle = await read({ around: wanted });
    expect(idsOf(middle)).toContain(wanted);
    const older = await read({ after: middle.next_cursor ?? '' });
    let newer = await read({ before: middle.previous_cursor ?? '' });
    let ids = [...idsOf(newer), ...idsOf(middle), ...idsOf(older)];
    while (newer.previous_cursor !== null) {
      newer = await read({ before: newer.previous_cursor });
      ids = [...idsOf(newer), ...ids];
    }
    expect(ids).toEqual(whole.slice(0, ids.length));
  });

  test('names the activity of each entry, and who acted in whose name', async () => {
    const deputy = assignmentCalls(api, await api.tokenFor('radu.marin', { actor: 'ana.ionescu' }));
    await deputy.post('/api/timeline/addNote', {
      assignment_id: row.assignment_id,
      body: 'În locul lui Radu',
      visibility: 'internal',
    });
    expect(at((await read()).items, 0)).toMatchObject({
      actor_name: 'Ana Ionescu',
      on_behalf_of_name: 'Radu Marin',
      activity: {
        assignment_id: row.assignment_id,
        assignment_no: row.assignment_no,
        name: row.assignment_type_name,
      },
    });
  });

  test('is nothing that another organisation can read, open around, or pin', async () => {
    const entry = at((await read()).items, 0);
    for (const query of ['', `?around=${entry.id}`])
      expect((await alfa.get(`/api/timeline/browse/${row.assignment_key}${query}`)).statusCode).toBe(404);
    expect((await alfa.post(`/api/timeline/pin/${entry.id}`, { is_pinned: true })).statusCode).toBe(404);
    const own = await (await aClaim(api, { orgCode: 'alfa' }).takenIn()).main();
    expect((await alfa.get(`/api/timeline/browse/${own.assignment_key}?around=${entry.id}`)).statusCode).toBe(
      404,
    );
  });
});

describe('a pinned entry', () => {
  const pin = (id: string, is_pinned: boolean, who = ana) =>
    who.post(`/api/timeline/pin/${id}`, { is_pinned });

  test('stands above the timeline for everybody, whatever is asked for, until the pin is taken away', async () => {
    const entry = at((await read({ kinds: 'system' })).items, 40);
    expect((await pin(entry.id, true)).statusCode).toBe(200);
    const { pinned } = await read({ kinds: 'note' }, maria);
    expect(pinned).toEqual([{ ...entry, is_pinned: true }]);
    expect((await pin(entry.id, false, maria)).statusCode).toBe(200);
    expect((await read()).pinned).toEqual([]);
  });

  test('is one of ten at most', async () => {
    const entries = (await read({ kinds: 'system' })).items.slice(0, 11);
    for (const { id } of entries.slice(0, 10)) expect((await pin(id, true)).statusCode).toBe(200);
    const last = at(entries, 10);
    expect((await pin(last.id, true)).json()).toMatchObject({
      code: 'conflict',
      context: { reason: 'too_many' },
    });
    expect((await pin(at(entries, 0).id, false)).statusCode).toBe(200);
    expect((await pin(last.id, true)).statusCode).toBe(200);
  });
});
