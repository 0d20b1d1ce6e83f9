import type { DatabaseConnection } from '@dosar/api/database';
import { clientConfig } from '@dosar/api/database';
import type { Schema } from '@dosar/openapi';
import pg from 'pg';
import sharp from 'sharp';
import type { Product } from '../server/product.ts';

type Headers = Record<string, string>;

/** A note with 200 lines, and 40 photos of its vehicle that can be printed. */
export type LongNote = { assignmentId: string; noteId: string; photoIds: string[]; calls: NoteCalls };

/** The calls about notes as one assessor makes them. */
export type NoteCalls = ReturnType<typeof noteCalls>;

const lines = 200;
const photos = 40;

/** Makes the note by the product's own calls, unless an earlier run has left it. */
export async function withLongNote(
  database: DatabaseConnection,
  product: Product,
  headers: Headers,
): Promise<LongNote> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    const { rows } = await client.query<{ assignment_id: string; claim_file_id: string }>(
      `select assignment_id, claim_file_id from assignment where org_id = find_org_by_code('demo')
        and assignment_type_code = 'assessment' and category_code in ('new', 'active', 'waiting')
        order by assignment_id limit 1`,
    );
    const [inspection] = rows;
    if (inspection === undefined) throw new Error('There is no inspection to write a note about.');
    const { assignment_id: assignmentId, claim_file_id: claimFileId } = inspection;
    const calls = noteCalls(product, headers);
    const note = await calls.begin(assignmentId);
    if (note.lines.length < lines) await calls.saveLines(note, lines - note.lines.length);
    const photoIds = await printablePhotos(client, claimFileId);
    for (let count = photoIds.length; count < photos; count += 1) await calls.upload(assignmentId);
    return {
      assignmentId,
      noteId: note.assessment_note_id,
      photoIds: await untilPrintable(client, claimFileId),
      calls,
    };
  } finally {
    await client.end();
  }
}

async function printablePhotos(client: pg.Client, claimFileId: string): Promise<string[]> {
  const { rows } = await client.query<{ document_id: string }>(
    `select document_id from document where claim_file_id = $1 and mime_type = 'image/jpeg' and copy_key is not null
      order by document_id limit ${photos}`,
    [claimFileId],
  );
  return rows.map(({ document_id: id }) => id);
}

const tries = 600;

/** The smaller copies of photos are made by a job of the product. */
async function untilPrintable(client: pg.Client, claimFileId: string): Promise<string[]> {
  for (let left = tries; left > 0; left -= 1) {
    const found = await printablePhotos(client, claimFileId);
    if (found.length === photos) return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The photos of the note are not ready.');
}

/** The calls of an assessor at a product. */
function noteCalls({ staffOrigin }: Product, headers: Headers) {
  const checked = async (path: string, request: RequestInit = {}) => {
    const answer = await fetch(`${staffOrigin}/api/${path}`, {
      ...request,
      headers: { ...headers, ...request.headers },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const post = (path: string, body: object) =>
    checked(`claim/assessmentNote/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const get = (path: string) => checked(`claim/assessmentNote/${path}`);
  const noteOf = async (answer: Response): Promise<Schema<'AssessmentNote'>> => {
    const { note } = (await answer.json()) as Schema<'OpenedNote'>;
    if (note === null) throw new Error('The inspection has no note.');
    return note;
  };
  return {
    get,
    begin: async (assignmentId: string) => noteOf(await post(`begin/${assignmentId}`, {})),
    note: async (assignmentId: string) => noteOf(await get(`get/${assignmentId}`)),
    saveLines: ({ assessment_note_id: noteId }: Schema<'AssessmentNote'>, count: number) =>
      post(`saveLines/${noteId}`, {
        lines: Array.from({ length: count }, (_, index) => line(index)),
        removed: [],
      }),
    savePhotos: async (assignmentId: string, photoIds: readonly string[]) => {
      const note = await noteOf(await get(`get/${assignmentId}`));
      await post(`savePhotos/${note.assessment_note_id}`, {
        photos: photoIds.map((id) => ({ document_id: id, subject: 'other', item_guid: null })),
        row_version: note.row_version,
      });
    },
    upload: async (assignmentId: string) => {
      const form = new FormData();
      form.set('doc_type_code', 'damage_photo');
      form.set('assignment_id', assignmentId);
      form.set('file', new Blob([new Uint8Array(await damagePhoto())], { type: 'image/jpeg' }), 'photo.jpg');
      await checked('document/upload', { method: 'POST', body: form });
    },
  };
}

const works = ['replace', 'repair', 'remove_refit', 'paint'] as const;

function line(index: number): Schema<'NoteLineChange'> {
  return {
    item_guid: crypto.randomUUID(),
    row_version: null,
    values: {
      position: (index + 1) * 1000,
      part_code: null,
      part_name: `Piesa ${index + 1}`,
      zone: 'front',
      side: null,
      operation: works[index % works.length] ?? 'repair',
      part_source: 'original',
      quantity_hundredths: 100,
      unit_price_bani: 10_000 + index,
      new_price_bani: null,
      discount_share: null,
      labour_type: 'body',
      labour_hundredths: 140,
      paint_level: 'surface',
      paint_hundredths: 90,
      sublet_bani: 0,
      betterment_share: index % 10 === 0 ? 1500 : 0,
      is_preexisting: false,
      remark: null,
    },
  };
}

/** A photo such as a phone sends it to a page that makes it smaller first; each is another one. */
function damagePhoto(): Promise<Uint8Array> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 24 };
  return sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#888888', noise } })
    .blur(1.2)
    .jpeg({ quality: 80 })
    .toBuffer();
}
