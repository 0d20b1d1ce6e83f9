import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { extraDocumentsOf } from './extension-points.ts';
import { countDocumentsOfFile, findDocumentsOfFile } from './document-list-repository.ts';
import { findFileOfAssignment, findMissingDocTypes, findNeededDocTypes } from './document-repository.ts';

type Asked = Call<'browseDocuments'>;

const documentsOfPage = 60;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A page of the documents of the file that an assignment belongs to, and how many there are.
 *
 * Like the timeline they belong to the file: whoever works on one assignment of it sees them all.
 */
export async function browseDocuments(call: Asked) {
  const { path, query, caller, tx, language } = call;
  const { orgId } = caller;
  if (query.after !== undefined && !uuid.test(query.after))
    throw new Problem(400, 'validation_failed', { fields: [{ field: 'after', code: 'invalid_format' }] });
  const claimFileId = await findFileOfAssignment(tx, orgId, path.assignment_id);
  if (claimFileId === undefined) throw notFound();

  const page = { orgId, claimFileId, language, after: query.after, limit: documentsOfPage + 1 };
  const found = await findDocumentsOfFile(tx, page);
  const items = found.slice(0, documentsOfPage);
  return {
    items,
    next_cursor: found.length > items.length ? (items.at(-1)?.id ?? null) : null,
    total: await countDocumentsOfFile(tx, orgId, claimFileId),
    missing: await missingFor(call, claimFileId),
  };
}

/** What this kind of work needs and the file lacks, by name; what the file alone needs says why. */
async function missingFor({ path, caller: { orgId }, tx, language }: Asked, claimFileId: string) {
  const needed = await findNeededDocTypes(tx, orgId, path.assignment_id);
  const extra = await extraDocumentsOf(tx, orgId, claimFileId);
  const docTypeCodes = [...new Set([...needed, ...extra.keys()])];
  const missing = await findMissingDocTypes(tx, { orgId, claimFileId, docTypeCodes });
  return missing.map(({ doc_type_code: code, ...names }) => ({
    code,
    name: names[`name_${language}`] ?? code,
    because: needed.includes(code) ? null : (extra.get(code)?.because[language] ?? null),
  }));
}
