import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { findDocumentsByIds } from '../document-list-repository.ts';
import { findDocType } from '../document-repository.ts';
import { findChangeable, storeFacts } from './verdict-repository.ts';

const visibilityTitles = {
  internal: { ro: 'Document păstrat între colegi', en: 'Document kept among colleagues' },
  partner: { ro: 'Document deschis partenerilor', en: 'Document opened to partners' },
  claimant: { ro: 'Document deschis păgubitului', en: 'Document opened to the claimant' },
} as const;

/** Changes the kind, the audience or the registration of a document; who sees it is told in the timeline. */
export async function changeDocument(call: Call<'changeDocument'>) {
  const { path, body, caller, tx, language, audit } = call;
  const { row_version: version, ...facts } = body;
  const document = await findChangeable(tx, caller.orgId, path.document_id);
  if (!document?.claim_file_id) throw notFound();
  audit.subject(path.document_id);
  if (document.row_version !== version) throw staleRowVersion(document.row_version);
  if (facts.doc_type_code !== undefined && facts.doc_type_code !== document.doc_type_code) {
    const docType = await findDocType(tx, caller.orgId, facts.doc_type_code);
    if (docType?.allowed_mime_types.includes(document.mime_type) !== true)
      throw fieldRefused('doc_type_code', docType ? 'invalid_value' : 'unknown_code');
  }
  await storeFacts(tx, caller.orgId, path.document_id, facts);
  audit.note({ changed: Object.keys(facts).sort().join(',') });

  const { visibility } = facts;
  if (visibility !== undefined && visibility !== document.visibility) {
    await recordTimelineEvent(call, {
      claimFileId: document.claim_file_id,
      assignmentId: document.assignment_id ?? undefined,
      kind: 'document',
      title: visibilityTitles[visibility],
      body: document.file_name,
      data: { document_id: path.document_id, visibility },
    });
  }
  const asked = { orgId: caller.orgId, claimFileId: document.claim_file_id, language };
  const [changed] = await findDocumentsByIds(tx, asked, [path.document_id]);
  if (changed === undefined) throw notFound();
  return changed;
}
