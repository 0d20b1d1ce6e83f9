import type { Schema, SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { rowOf } from '../testing/row-of-claim.ts';

type Calls = ReturnType<typeof assignmentCalls>;
type Entry = Schema<'TimelineEvent'>;

const api = startTestApi({ people: ['dan.petrescu'] });
let ana: Calls;
let maria: Calls;
let dan: Calls;
let row: Schema<'WorklistRow'>;
const idOf = async (username: string) => (await api.userNamed(username)).userId;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
  maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
  dan = assignmentCalls(api, await api.tokenFor('dan.petrescu'));
  await letReplace(api, 'ana.ionescu', 'radu.marin');
});
beforeEach(async () => {
  row = await rowOf(ana, await aClaim(api).takenIn());
});

async function write(who: Calls, note: Partial<SuccessBody<'addNote'>> & { mentioned_user_ids?: string[] }) {
  const body = { assignment_id: row.assignment_id, body: 'Notă', visibility: 'internal', ...note };
  const answer = await who.post('/api/timeline/addNote', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Entry>();
}
const isRead = async (who: Calls, { id }: Entry) =>
  (await who.timeline(row)).items.some((entry) => entry.id === id);

describe('a note for managers', () => {
  test('is read by managers and its author, and by nobody else', async () => {
    const note = await write(ana, { body: 'Bănuiesc o înscenare', visibility: 'managers' });
    expect(await isRead(maria, note)).toBe(true);
    expect(await isRead(ana, note)).toBe(true);
    expect(await isRead(dan, note)).toBe(false);
    const around = await dan.get(`/api/timeline/browse/${row.assignment_key}?around=${note.id}`);
    expect(around.statusCode).toBe(404);
    expect((await dan.get(`/api/timeline/browseNoteVersions/${note.id}`)).statusCode).toBe(404);
    expect((await dan.post(`/api/timeline/pin/${note.id}`, { is_pinned: true })).statusCode).toBe(404);
    const counted = async (who: Calls) =>
      (await who.timeline(row)).counts.find(({ kind }) => kind === 'note')?.count;
    expect((await counted(dan)) ?? 0).toBe(((await counted(maria)) ?? 0) - 1);
    const besideSection = async (who: Calls) =>
      (await who.detail(row)).section_counts.find(({ section }) => section === 'timeline')?.count;
    expect(await besideSection(dan)).toBe(((await besideSection(maria)) ?? 0) - 1);
  });

  test('is read by the colleague whom it mentions', async () => {
    const mentioned_user_ids = [await idOf('dan.petrescu')];
    const note = await write(maria, { visibility: 'managers', mentioned_user_ids });
    expect(await isRead(dan, note)).toBe(true);
    expect(await isRead(ana, note)).toBe(false);
  });

  test('does not make the task look new to those who cannot read it', async () => {
    const noted = async () =>
      (
        await sql<{ at: Date | null }>`select last_note_at as at from assignment
        where assignment_id = ${row.assignment_id}`.execute(api.database.kysely)
      ).rows[0]?.at;
    const before = await noted();
    await write(maria, { visibility: 'managers' });
    expect(await noted()).toEqual(before);
  });
});

describe('a colleague who is mentioned', () => {
  const notices = async (who: Calls) =>
    (await who.get('/api/config/users/browseNotifications'))
      .json<Schema<'Notification'>[]>()
      .filter(({ type }) => type === 'mention');

  test('is told once, with the way to the note, until they say that they have seen it', async () => {
    for (const who of [maria, dan]) {
      await notices(who);
      await who.get('/api/config/users/clearNotifications');
    }
    const note = await write(ana, {
      body: '@Maria Stan, aprobi?',
      mentioned_user_ids: [await idOf('maria.stan')],
    });
    expect(note.note?.mentions).toEqual([{ user_id: await idOf('maria.stan'), full_name: 'Maria Stan' }]);
    const { claim_file_no, assignment_id } = row;
    const told = { claim_file_no, assignment_id, timeline_event_id: note.id };
    expect(await notices(maria)).toEqual([
      { type: 'mention', new_activities: 1, name: 'Ana Ionescu', current_user: true, mention: told },
    ]);
    expect(await notices(dan)).toEqual([]);
    await maria.get('/api/config/users/clearNotifications');
    expect(await notices(maria)).toEqual([]);
  });

  test('is not told any more of a note that was taken back', async () => {
    const note = await write(ana, { mentioned_user_ids: [await idOf('maria.stan')] });
    await ana.post(`/api/timeline/takeBackNote/${note.id}`, {});
    expect(await notices(maria)).toEqual([]);
  });

  test('is one of the organisation', async () => {
    const stranger = await idOf('alfa.ana');
    const note = { assignment_id: row.assignment_id, body: 'x', visibility: 'internal' };
    const answer = await ana.post('/api/timeline/addNote', { ...note, mentioned_user_ids: [stranger] });
    expect(answer.statusCode).toBe(400);
    const colleagues = (await ana.get('/api/timeline/browseColleagues')).json<Schema<'Colleague'>[]>();
    expect(colleagues.map(({ user_id }) => user_id)).toContain(await idOf('maria.stan'));
    expect(colleagues.map(({ user_id }) => user_id)).not.toContain(stranger);
  });
});

describe('a note', () => {
  const edit = (who: Calls, { id, note }: Entry, body: string, visibility = 'internal') =>
    who.post(`/api/timeline/editNote/${id}`, {
      body,
      visibility,
      mentioned_user_ids: [],
      row_version: note?.row_version,
    });

  test('is corrected by its author, and what it said before can be looked at', async () => {
    const note = await write(ana, { body: 'Devizul e 6.876 lei' });
    expect(note.note?.editable_until).not.toBeNull();
    const answer = await edit(ana, note, 'Devizul e 6.867 lei', 'partner');
    expect(answer.json()).toMatchObject({
      id: note.id,
      body: 'Devizul e 6.867 lei',
      visibility: 'partner',
      note: { row_version: 2, edited_at: expect.any(String) as unknown },
    });
    const versions = (await maria.get(`/api/timeline/browseNoteVersions/${note.id}`)).json();
    expect(versions).toEqual([
      { body: 'Devizul e 6.876 lei', visibility: 'internal', written_at: note.system_time },
    ]);
    expect((await edit(ana, note, 'De pe ecranul vechi')).json()).toMatchObject({
      code: 'stale_row_version',
    });
  });

  test('is corrected for fifteen minutes, then another one has to be written', async () => {
    const note = await write(ana, {});
    await sql`update note set created_at = created_at - interval '16 minutes'
      where note_id = ${String(note.data['note_id'])}`.execute(api.database.kysely);
    const read = (await ana.timeline(row)).items.find(({ id }) => id === note.id);
    expect(read?.note?.editable_until).toBeNull();
    expect((await edit(ana, note, 'Prea târziu')).json()).toMatchObject({ context: { reason: 'too_late' } });
  });

  test('is nothing that a colleague, a manager, another organisation or a deputy corrects', async () => {
    const note = await write(ana, {});
    const others = [
      maria,
      dan,
      assignmentCalls(api, await api.tokenFor('alfa.ana')),
      assignmentCalls(api, await api.tokenFor('radu.marin', { actor: 'ana.ionescu' })),
    ];
    for (const other of others) expect((await edit(other, note, 'Al meu')).statusCode).toBe(404);
    expect(
      (await maria.timeline(row)).items.find(({ id }) => id === note.id)?.note?.editable_until,
    ).toBeNull();
  });
});
