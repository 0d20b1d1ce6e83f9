import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { rowOf } from '../testing/row-of-claim.ts';
import { assignmentCalls, countOf } from '#src/testing/assignment-calls.ts';

const api = startTestApi();
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

const aRow = async () => rowOf(ana, await aClaim(api).takenIn());

test('a note stands at the top of the timeline of its file', async () => {
  const row = await aRow();
  const answer = await ana.post('/api/timeline/addNote', {
    assignment_id: row.assignment_id,
    body: 'Am sunat păgubitul.',
    visibility: 'internal',
  });
  expect(answer.statusCode).toBe(201);
  const [newest] = (await ana.timeline(row)).items;
  expect(newest).toEqual(answer.json());
  expect(newest).toMatchObject({ kind: 'note', body: 'Am sunat păgubitul.', actor_name: 'Ana Ionescu' });
});

test('a note sent twice with one key is stored once', async () => {
  const row = await aRow();
  const before = await countOf(api, 'note');
  const note = { assignment_id: row.assignment_id, body: 'O singură dată', visibility: 'internal' };
  const key = { 'idempotency-key': 'note-sent-twice-0001' };
  const [first, second] = [
    await ana.post('/api/timeline/addNote', note, key),
    await ana.post('/api/timeline/addNote', note, key),
  ];
  expect(second.json()).toEqual(first.json());
  expect(await countOf(api, 'note')).toBe(before + 1);
});

test('a long timeline comes page by page, each entry once, newest first', async () => {
  const row = await aRow();
  await sql`
    insert into timeline_event (org_id, claim_file_id, kind, title, actor_kind, system_time)
    select a.org_id, a.claim_file_id, 'system', 'Pas ' || n, 'system', a.created_at + n * interval '1 second'
    from assignment a, generate_series(1, 230) n where a.assignment_id = ${row.assignment_id}
  `.execute(api.database.kysely);
  const seen: string[] = [];
  let url = `/api/timeline/browse/${row.assignment_key}`;
  for (;;) {
    const page = (await ana.get(url)).json<{
      items: { id: string; system_time: string }[];
      next_cursor: string | null;
    }>();
    const times = page.items.map((entry) => entry.system_time);
    expect(times).toEqual([...times].sort().reverse());
    seen.push(...page.items.map((entry) => entry.id));
    if (page.next_cursor === null) break;
    url = `/api/timeline/browse/${row.assignment_key}?after=${page.next_cursor}`;
  }
  expect(seen.length).toBeGreaterThanOrEqual(230);
  expect(new Set(seen).size).toBe(seen.length);
});

test('the title of an entry speaks the language that is asked for', async () => {
  const row = await aRow();
  await ana.post('/api/timeline/addNote', {
    assignment_id: row.assignment_id,
    body: 'x',
    visibility: 'internal',
  });
  const titleIn = async (language: string) =>
    (await ana.get(`/api/timeline/browse/${row.assignment_key}`, language)).json<{
      items: { title: string }[];
    }>().items[0]?.title;
  expect(await titleIn('ro')).toBe('Notă adăugată');
  expect(await titleIn('en')).toBe('Note added');
});

test('C14 E12 the header of a printed timeline names the file and the activity', async () => {
  const row = await aRow();
  const lookup = (await ana.get(`/api/timeline/getAsgId/${row.assignment_key}`)).json<object>();
  expect(lookup).toEqual({
    id: row.assignment_id,
    name: row.assignment_type_name,
    claim_file_no: row.claim_file_no,
    assignment_no: row.assignment_no,
    is_case_master: row.is_case_master,
  });
});
