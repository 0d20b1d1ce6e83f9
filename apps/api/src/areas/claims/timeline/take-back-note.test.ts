import { sql } from 'kysely';
import type { Schema } from '@dosar/openapi';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { assignmentCalls, countOf } from '#src/testing/assignment-calls.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { rowOf } from '../testing/row-of-claim.ts';

const api = startTestApi();
type Calls = ReturnType<typeof assignmentCalls>;
let ana: Calls;
let maria: Calls;
let row: Schema<'WorklistRow'>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
  maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
  await letReplace(api, 'ana.ionescu', 'radu.marin');
});
beforeEach(async () => {
  row = await rowOf(ana, await aClaim(api).takenIn());
});

async function write(who: Calls, body: string) {
  const note = { assignment_id: row.assignment_id, body, visibility: 'internal' };
  const answer = await who.post('/api/timeline/addNote', note);
  return answer.json<Schema<'TimelineEvent'>>();
}

const takeBack = (who: Calls, entry: Pick<Schema<'TimelineEvent'>, 'id'>) =>
  who.post(`/api/timeline/takeBackNote/${entry.id}`, {});

describe('a note', () => {
  test('that its author takes back leaves the file, and the audit log keeps both facts', async () => {
    const before = await countOf(api, 'note');
    const entry = await write(ana, 'Nota de pe dosarul greșit');
    expect((await takeBack(ana, entry)).statusCode).toBe(200);
    expect(await countOf(api, 'note')).toBe(before);
    const { items } = await ana.timeline(row);
    expect(items.map(({ id }) => id)).not.toContain(entry.id);
    const { rows } = await sql<{ event: string }>`
      select event from audit_log where entity_id = ${row.assignment_id} and event like 'NOTE%' order by seq`.execute(
      api.database.kysely,
    );
    expect(rows.map(({ event }) => event)).toEqual(['NOTE_ADDED', 'NOTE_TAKEN_BACK']);
  });

  test('that is taken back marks nobody’s work as unread any more', async () => {
    const noted = async () =>
      (
        await sql<{ at: Date | null }>`
          select last_note_at as at from assignment where assignment_id = ${row.assignment_id}`.execute(
          api.database.kysely,
        )
      ).rows[0]?.at;
    const before = await noted();
    const entry = await write(maria, 'Scrisă din greșeală');
    expect(await noted()).not.toEqual(before);
    await takeBack(maria, entry);
    expect(await noted()).toEqual(before);
  });

  test('that a colleague has answered stays', async () => {
    const entry = await write(ana, 'Cine sună păgubitul?');
    await write(maria, 'Sun eu.');
    const answer = await takeBack(ana, entry);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict', context: { reason: 'followed' } });
  });

  test('that was edited stays', async () => {
    const entry = await write(maria, 'Se poate edita');
    await sql`update note set row_version = 2 where note_id = ${String(entry.data['note_id'])}`.execute(
      api.database.kysely,
    );
    expect((await takeBack(maria, entry)).statusCode).toBe(409);
    expect((await maria.timeline(row)).items.map(({ id }) => id)).toContain(entry.id);
  });

  test('of ten minutes ago stays', async () => {
    const entry = await write(maria, 'Veche');
    await sql`update note set created_at = created_at - interval '11 minutes'
      where note_id = ${String(entry.data['note_id'])}`.execute(api.database.kysely);
    const answer = await takeBack(maria, entry);
    expect(answer.json()).toMatchObject({ code: 'conflict', context: { reason: 'too_late' } });
  });

  test('is nothing that a colleague, another organisation, or its author for somebody else takes back', async () => {
    const entry = await write(ana, 'A mea');
    const others = [
      maria,
      assignmentCalls(api, await api.tokenFor('alfa.ana')),
      assignmentCalls(api, await api.tokenFor('radu.marin', { actor: 'ana.ionescu' })),
    ];
    for (const other of others) expect((await takeBack(other, entry)).statusCode).toBe(404);
    expect((await takeBack(ana, entry)).statusCode).toBe(200);
    expect((await takeBack(ana, entry)).statusCode).toBe(404);
  });
});

test('no other entry of the timeline can be deleted', async () => {
  const orgId = await api.organisation('demo');
  const gone = await inTenant(api.runtime.db, orgId, (tx) =>
    sql`delete from timeline_event where kind <> 'note' returning 1`.execute(tx),
  );
  expect(gone.rows).toEqual([]);
});
