import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { findDocument } from '../document-repository.ts';
import {
  deleteAnnotation,
  findAnnotations,
  insertAnnotation,
  lockMarkedDocument,
} from './annotation-repository.ts';

const mostMarks = 100;

/** The marks on a document of a claim file. */
export async function browseAnnotations({ path, caller, tx }: Call<'browseAnnotations'>) {
  const document = await findDocument(tx, caller.orgId, path.document_id);
  if (!document?.claim_file_id) throw notFound();
  return findAnnotations(tx, caller.orgId, path.document_id);
}

/** Adds a mark to the layer above a document; the stored file stays as it was sent. */
export async function addAnnotation({ path, body, caller, tx, now, audit }: Call<'addAnnotation'>) {
  const { document_id: documentId } = path;
  if (!(await lockMarkedDocument(tx, caller.orgId, documentId))) throw notFound();
  audit.subject(documentId);
  const label = body.label?.trim() ?? '';
  if (body.shape.kind === 'text' && label === '') throw fieldRefused('label', 'required');
  const before = await findAnnotations(tx, caller.orgId, documentId);
  if (before.length >= mostMarks) throw fieldRefused('shape', 'too_many');
  const id = await insertAnnotation(tx, {
    orgId: caller.orgId,
    documentId,
    shape: body.shape,
    label: label === '' ? null : label,
    authorUserId: caller.actorUserId ?? caller.userId,
    now,
  });
  const mark = (await findAnnotations(tx, caller.orgId, documentId)).find(
    (stored) => stored.annotation_id === id,
  );
  if (mark === undefined) throw new Error('A mark was not stored.');
  return mark;
}

/** Takes a mark off a document. */
export async function removeAnnotation({ path, caller, tx, audit }: Call<'removeAnnotation'>) {
  const documentId = await deleteAnnotation(tx, caller.orgId, path.annotation_id);
  if (documentId === undefined) throw notFound();
  audit.subject(documentId);
  return { success: true };
}
