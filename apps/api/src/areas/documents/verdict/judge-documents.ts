import { publish } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { findDocumentsByIds } from '../document-list-repository.ts';
import { findFileOfAssignment } from '../document-repository.ts';
import { isHeld } from '../scan/held-document.ts';
import { documentAccepted, documentRefused, documentReopened } from '../events.ts';
import { lockDocuments, storeVerdict, type JudgedDocument } from './verdict-repository.ts';

type Verdict = Call<'judgeDocuments'>['body']['verdict'];

/** Names in the timeline; more are counted. */
const namedDocuments = 5;

/**
 * Accepts, refuses or replaces documents of one claim file, or takes such verdicts back: all of them or none.
 *
 * Those that have the verdict already stay as they are, so a repeated click tells nobody twice.
 */
export async function judgeDocuments(call: Call<'judgeDocuments'>) {
  const { path, body, caller, tx, now, language, audit } = call;
  const { verdict, reason = null } = body;
  if (verdict === 'rejected' && reason === null) throw fieldRefused('reason', 'required');
  const claimFileId = await findFileOfAssignment(tx, caller.orgId, path.assignment_id);
  if (claimFileId === undefined) throw notFound();
  audit.subject(path.assignment_id);

  const ids = [...new Set(body.documents.map((document) => document.document_id))];
  const locked = await lockDocuments(tx, caller.orgId, claimFileId, ids);
  const documents = body.documents.map(({ document_id: id, row_version: version }) => {
    const document = locked.get(id);
    if (document === undefined) throw notFound();
    if (document.row_version !== version) throw staleRowVersion(document.row_version);
    return document;
  });
  const changed = documents.filter((document) => document.state !== verdict || verdict === 'rejected');
  if (verdict === 'accepted') refuseQuarantined(changed);
  if (changed.length > 0) {
    await storeVerdict(
      tx,
      caller.orgId,
      changed.map((document) => document.document_id),
      {
        state: verdict,
        reason: verdict === 'rejected' ? reason : null,
        judgedBy: verdict === 'received' ? null : (caller.actorUserId ?? caller.userId),
        now,
      },
    );
    await tell(call, claimFileId, changed);
  }
  audit.note({ verdict, documents: changed.length });
  return { items: await findDocumentsByIds(tx, { orgId: caller.orgId, claimFileId, language }, ids) };
}

function refuseQuarantined(documents: readonly JudgedDocument[]): void {
  const held = documents.find(isHeld);
  if (held === undefined) return;
  throw new Problem(409, 'document_quarantined', {
    context: { document_id: held.document_id, file_name: held.file_name, scan_state: held.scan_state },
  });
}

async function tell(
  call: Call<'judgeDocuments'>,
  claimFileId: string,
  documents: readonly JudgedDocument[],
): Promise<void> {
  const { path, body } = call;
  const { verdict, reason } = body;
  const names = documents.slice(0, namedDocuments).map((document) => document.file_name);
  const more = documents.length - names.length;
  const list = more > 0 ? `${names.join(', ')} + ${more}` : names.join(', ');
  await recordTimelineEvent(call, {
    claimFileId,
    assignmentId: path.assignment_id,
    kind: 'document',
    title: titleOf(verdict, documents.length),
    body: verdict === 'rejected' ? `${list}: ${reason}` : list,
    data: { document_ids: documents.map((document) => document.document_id), verdict },
  });
  const facts = {
    claimFileId,
    documents: documents.map((document) => ({
      documentId: document.document_id,
      assignmentId: document.assignment_id,
      docRequestItemId: document.doc_request_item_id,
    })),
  };
  if (verdict === 'accepted') await publish(call, documentAccepted, facts);
  else if (verdict === 'rejected') await publish(call, documentRefused, { ...facts, reason: reason ?? '' });
  else if (verdict === 'received') await publish(call, documentReopened, facts);
}

const titles: Record<Verdict, { one: BilingualText; many: BilingualText }> = {
  accepted: {
    one: { ro: 'Document acceptat', en: 'Document accepted' },
    many: { ro: 'Documente acceptate', en: 'Documents accepted' },
  },
  rejected: {
    one: { ro: 'Document refuzat', en: 'Document refused' },
    many: { ro: 'Documente refuzate', en: 'Documents refused' },
  },
  superseded: {
    one: { ro: 'Document înlocuit', en: 'Document replaced' },
    many: { ro: 'Documente înlocuite', en: 'Documents replaced' },
  },
  received: {
    one: { ro: 'Verdict retras', en: 'Verdict taken back' },
    many: { ro: 'Verdicte retrase', en: 'Verdicts taken back' },
  },
};

function titleOf(verdict: Verdict, count: number): BilingualText {
  return titles[verdict][count === 1 ? 'one' : 'many'];
}
