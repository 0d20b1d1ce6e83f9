import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findDocumentsOfFile, findFileOfAssignment } from './document-repository.ts';

/**
 * The documents of the file that an assignment belongs to.
 *
 * Like the timeline they belong to the file: whoever works on one assignment of it sees them all.
 */
export async function browseDocuments({ path, caller, tx, language }: Call<'browseDocuments'>) {
  const claimFileId = await findFileOfAssignment(tx, caller.orgId, path.assignment_id);
  if (claimFileId === undefined) throw notFound();
  return { items: await findDocumentsOfFile(tx, caller.orgId, claimFileId, language) };
}
