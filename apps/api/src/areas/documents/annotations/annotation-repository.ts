import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Row = Omit<Schema<'Annotation'>, 'system_time'> & { system_time: Date };

/** The marks on a document, oldest first. */
export async function findAnnotations(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
): Promise<Schema<'Annotation'>[]> {
  const { rows } = await sql<Row>`
    select annotation_id, shape, label, app_user.full_name as author_name, annotation.system_time
    from annotation join app_user on app_user.org_id = annotation.org_id and app_user.user_id = annotation.author_user_id
    where annotation.org_id = ${orgId} and document_id = ${documentId}
    order by annotation.system_time, annotation_id limit 100`.execute(tx);
  return rows.map((row) => ({ ...row, system_time: row.system_time.toISOString() }));
}

type NewAnnotation = {
  orgId: string;
  documentId: string;
  shape: Schema<'AnnotationShape'>;
  label: string | null;
  authorUserId: string;
  now: Date;
};

/** Stores a mark and answers its id. */
export async function insertAnnotation(tx: Transaction<Database>, mark: NewAnnotation): Promise<string> {
  const row = await tx
    .insertInto('annotation')
    .values({
      org_id: mark.orgId,
      document_id: mark.documentId,
      shape: JSON.stringify(mark.shape),
      label: mark.label,
      author_user_id: mark.authorUserId,
      system_time: mark.now,
    })
    .returning('annotation_id')
    .executeTakeFirstOrThrow();
  return row.annotation_id;
}

/** Removes a mark; answers whose document it was on, or `undefined` when there is none. */
export async function deleteAnnotation(tx: Transaction<Database>, orgId: string, annotationId: string) {
  const row = await tx
    .deleteFrom('annotation')
    .where('org_id', '=', orgId)
    .where('annotation_id', '=', annotationId)
    .returning('document_id')
    .executeTakeFirst();
  return row?.document_id;
}

/** Whether an organisation has a document in a claim file. Other marks of it wait until this transaction ends. */
export async function lockMarkedDocument(tx: Transaction<Database>, orgId: string, documentId: string) {
  const row = await tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('claim_file_id', 'is not', null)
    .select('document_id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
