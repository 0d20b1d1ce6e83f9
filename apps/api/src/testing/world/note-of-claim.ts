import { randomUUID } from 'node:crypto';
import { plainLine, type NoteLineValues } from '@dosar/assessment-domain';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import type { TestApi } from '../start-test-api.ts';
import { posted } from './posted.ts';

type Inspection = { assignment_id: string };

/** What an assessor writes: lines, or the net sum of one line. The VAT of the world's day is 21 %. */
export type Assessed = { lines?: readonly Partial<NoteLineValues>[]; net_bani?: number };

/** Begins the note of an inspection, writes its lines and closes it, as an assessor; every call must succeed. */
export async function writeNote(
  api: TestApi,
  inspection: Inspection,
  { lines, net_bani: netBani = 400_000 }: Assessed,
  by: string,
): Promise<void> {
  const { assignment_id: id } = inspection;
  const headers = await api.tokenFor(by);
  const send = <Answer>(call: string, payload: object) =>
    posted<Answer>(api, headers, `/api/claim/assessmentNote/${call}`, payload);
  const { note: begun } = await send<Schema<'OpenedNote'>>(`begin/${id}`, {});
  if (begun === null) throw new Error('The note was not begun.');
  const written = lines ?? [{ part_name: 'Reparație', operation: 'sublet', sublet_bani: netBani }];
  await send(`saveLines/${begun.assessment_note_id}`, {
    lines: written.map((values, index) => ({
      item_guid: randomUUID(),
      row_version: null,
      values: { ...plainLine, position: (index + 1) * 1000, ...values },
    })),
    removed: [],
  });
  const { note } = (
    await api.inject({ url: `/api/claim/assessmentNote/get/${id}`, headers: { ...headers } })
  ).json<Schema<'OpenedNote'>>();
  await send(`commit/${begun.assessment_note_id}`, {
    row_version: note?.row_version,
    unsigned_reason: 'semnează pe hârtie',
    missing_reason: 'fotografiile vin de la service',
  });
}

/** The status of an inspection whose note was issued: its visit and its photos are left out, which other tests make. */
export async function issueInspection(api: TestApi, { assignment_id: id }: Inspection): Promise<void> {
  await sql`update assignment set status_code = 'note_issued', category_code = 'active'
    where assignment_id = ${id}`.execute(api.database.kysely);
}
