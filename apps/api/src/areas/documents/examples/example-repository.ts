import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Place = { orgId: string; code: string };

/** The picture of a kind of document, with its words in both languages. */
export type StoredExample = { hash: string; alt_ro: string; alt_en: string };

const keptPictures = 100;

/** Where pages find a picture. */
export const addressOfExample = (hash: string) => `/api/document/example/${hash}`;

/** A kind of document with its picture, held until the transaction ends. */
export async function lockExample(tx: Tx, { orgId, code }: Place, language: 'ro' | 'en') {
  const found = await tx
    .selectFrom('doc_type')
    .where('org_id', '=', orgId)
    .where('doc_type_code', '=', code)
    .select([`name_${language} as name`, 'row_version', 'example_hash', 'example_alt_ro', 'example_alt_en'])
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { example_hash: hash, example_alt_ro: ro, example_alt_en: en, ...kind } = found;
  const example: StoredExample | null = hash === null ? null : { hash, alt_ro: ro ?? '', alt_en: en ?? '' };
  return { ...kind, example };
}

/** Gives a kind of document its picture, or the drawn one again. */
export async function writeExample(
  tx: Tx,
  { orgId, code }: Place,
  example: StoredExample | null,
): Promise<void> {
  await tx
    .updateTable('doc_type')
    .set((row) => ({
      example_hash: example?.hash ?? null,
      example_alt_ro: example?.alt_ro ?? null,
      example_alt_en: example?.alt_en ?? null,
      row_version: row('row_version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('doc_type_code', '=', code)
    .execute();
}

/** Keeps a picture of an organisation, and of those that no kind shows the newest ones. */
export async function keepPicture(
  tx: Tx,
  orgId: string,
  { hash, content, now }: { hash: string; content: string; now: Date },
): Promise<void> {
  await sql`
    insert into doc_example_picture (org_id, content_hash, content, stored_at)
    values (${orgId}, ${hash}, ${content}, ${now})
    on conflict (org_id, content_hash) do update set stored_at = excluded.stored_at`.execute(tx);
  await sql`
    delete from doc_example_picture picture where picture.org_id = ${orgId}
      and not exists (select from doc_type kind
        where kind.org_id = picture.org_id and kind.example_hash = picture.content_hash)
      and picture.content_hash not in (select content_hash from doc_example_picture
        where org_id = ${orgId} order by stored_at desc, content_hash limit ${keptPictures})`.execute(tx);
}

/** Whether an organisation still has a picture that a kind once showed. */
export async function hasPicture(tx: Tx, orgId: string, hash: string): Promise<boolean> {
  const found = await tx
    .selectFrom('doc_example_picture')
    .where('org_id', '=', orgId)
    .where('content_hash', '=', hash)
    .select('content_hash')
    .executeTakeFirst();
  return found !== undefined;
}

/** The pictures that kinds of documents show instead of the drawn ones, by the code of the kind. */
export async function findExamples(
  tx: Tx,
  orgId: string,
): Promise<ReadonlyMap<string, StoredExample & { content: string }>> {
  const { rows } = await sql<StoredExample & { code: string; content: string }>`
    select kind.doc_type_code as code, kind.example_hash as hash, kind.example_alt_ro as alt_ro,
      kind.example_alt_en as alt_en, picture.content
    from doc_type kind join doc_example_picture picture
      on picture.org_id = kind.org_id and picture.content_hash = kind.example_hash
    where kind.org_id = ${orgId}`.execute(tx);
  return new Map(rows.map(({ code, ...example }) => [code, example]));
}

/** The content of a picture, whoever sent it. */
export async function findPicture(tx: Tx, hash: string): Promise<string | undefined> {
  const { rows } = await sql<{ content: string }>`select find_doc_example(${hash}) as content`.execute(tx);
  return rows[0]?.content;
}
