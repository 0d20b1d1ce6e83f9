import { publish } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '../claims/index.ts';
import type { FileStore, ReceivedFile } from '#src/kernel/files/file-store.ts';
import type { AnnouncedUpload, Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { addressKey } from '#src/kernel/rate-limit/address-key.ts';
import { askForCopies } from './copies/make-copies-job.ts';
import {
  countWaitingDocuments,
  findDocType,
  findFileOfAssignment,
  insertDocument,
} from './document-repository.ts';
import { documentReceived } from './events.ts';
import {
  answerForRecipient,
  homeInRequest,
  itemForStaff,
  type RequestedHome,
} from './requests/upload-for-request.ts';
import { holdUntilScanned } from './scan/scan-document-job.ts';
import type { StorageLimits } from './storage-limits.ts';
import { refuseBeyondQuota } from './storage-quota.ts';
import { waitForStorage } from './storage-use-repository.ts';
import { storedFileName } from './stored-file-name.ts';

type Needs = {
  files: FileStore;
  storageLimits: StorageLimits;
  /** Whether a virus scanner looks at files before anybody gets them. */
  scansFiles: boolean;
};

/** A notification may carry this many files; more are asked for later, one by one. */
const mostWaiting = 20;

/** Who sends a file, and in which call. */
export type Sender = Pick<Call<'uploadDocument'>, 'address' | 'audit' | 'caller' | 'now' | 'tx'>;

/** A file that has arrived, and what its sender says of it. */
export type SentFile = {
  file: ReceivedFile;
  docTypeCode: string;
  assignmentId: string | undefined;
  /** The item of a request for documents that it answers. */
  docRequestItemId: string | undefined;
};

/** Keeps one file: a claimant's waits for what is sent with it, everybody else's goes to an assignment. */
export async function uploadDocument(needs: Needs, call: Call<'uploadDocument'>) {
  const { file, doc_type_code: docTypeCode, assignment_id: assignmentId } = call.body;
  const docRequestItemId = call.body.doc_request_item_id;
  return storeDocument(needs, call, { file, docTypeCode, assignmentId, docRequestItemId });
}

/** Stores a file that has arrived as a document, whichever way it came. */
export async function storeDocument(
  { files, storageLimits, scansFiles }: Needs,
  call: Sender,
  sent: SentFile,
) {
  const { caller, tx, now } = call;
  const { file } = sent;
  const home = await homeOf(call, sent);
  const docTypeCode = home?.docTypeCode ?? sent.docTypeCode;
  const docType = await findDocType(tx, caller.orgId, docTypeCode);
  if (!docType) throw fieldRefused('doc_type_code', 'unknown_code');
  if (!docType.allowed_mime_types.includes(file.mediaType))
    throw new Problem(415, 'unsupported_file_type', {
      context: { accepted: docType.allowed_mime_types },
      fields: [{ field: 'file', code: 'invalid_format' }],
    });

  await waitForStorage(tx, caller.orgId);
  await refuseBeyondQuota(storageLimits, tx, {
    ...call,
    claimFileId: home?.claimFileId,
    coming: file.size,
  });
  // The content is durable before any row names it: a crash leaves a file without a row, never the reverse.
  const storageKey = await files.keep(file);
  const fileName = storedFileName(file.fileName);
  const documentId = await insertDocument(tx, {
    orgId: caller.orgId,
    docTypeCode,
    claimFileId: home?.claimFileId ?? null,
    assignmentId: home?.assignmentId ?? null,
    docRequestItemId: home?.docRequestItemId ?? null,
    fileName,
    mimeType: file.mediaType,
    size: file.size,
    sha256: file.sha256,
    storageKey,
    needsCopies: hasCopies(file),
    visibility: docType.is_visible_to_claimant && caller.kind !== 'staff' ? 'claimant' : 'internal',
    uploadedByUserId: caller.kind === 'staff' ? (caller.actorUserId ?? caller.userId) : null,
    sessionId: caller.sessionId,
    addressKey: caller.kind === 'staff' ? null : addressKey(call.address),
    now,
  });
  if (home) await tellOfDocument(call, home, { documentId, fileName });

  if (scansFiles) await holdUntilScanned(tx, caller.orgId, documentId);
  else if (hasCopies(file)) await askForCopies(tx, caller.orgId, documentId);
  call.audit.subject(documentId);
  return { id: documentId, file_name: fileName, mime_type: file.mediaType, size: file.size };
}

/** Notes on the file that a document came; one that staff put on a request answers it. */
async function tellOfDocument(
  call: Sender,
  home: Home,
  { documentId, fileName }: { documentId: string; fileName: string },
): Promise<void> {
  const { caller } = call;
  const { claimFileId, assignmentId } = home;
  await recordTimelineEvent(call, {
    claimFileId,
    assignmentId,
    kind: 'document',
    title: { ro: 'Document adăugat', en: 'Document added' },
    body: fileName,
    data: { document_id: documentId },
  });
  await publish(call, documentReceived, {
    claimFileId,
    assignmentId,
    documentIds: [documentId],
    isFromClaimant: caller.kind !== 'staff',
  });
  if (caller.kind === 'staff' && home.docRequestItemId !== undefined)
    await answerForRecipient(call, home.docRequestItemId);
}

/** Pictures that can be read, and papers, of which the first page is shown. */
function hasCopies(file: ReceivedFile): boolean {
  return file.picture !== undefined || file.mediaType === 'application/pdf';
}

type Home = Pick<RequestedHome, 'claimFileId' | 'assignmentId'> & Partial<RequestedHome>;
/** What the sender of a file names. */
type Named = Pick<SentFile, 'assignmentId' | 'docRequestItemId'>;

/** Where the file belongs; `undefined` for a claimant who is still writing what names it. */
export async function homeOf(
  { caller, tx }: Pick<Sender, 'caller' | 'tx'>,
  named: Named,
): Promise<Home | undefined> {
  // A shop adds its files to the job that its link opens, and nowhere else.
  if (caller.kind === 'guest' && caller.scope.partnerJobLinkId !== undefined) throw notFound();
  // A driver's sketch and signature stand in the statement.
  if (caller.kind === 'guest' && caller.scope.statementLinkId !== undefined) throw notFound();
  if (caller.kind === 'guest' && caller.scope.docRequestId !== undefined) {
    const { docRequestId } = caller.scope;
    return homeInRequest({ tx, caller, docRequestId, itemId: named.docRequestItemId });
  }
  if (caller.kind === 'tracker' && caller.claimFileId === undefined) throw notFound();
  const assignmentId = assignmentOf(caller, named);
  if (assignmentId === undefined) {
    if (caller.kind === 'staff') throw fieldRefused('assignment_id', 'required');
    // Once more, now alone: two photos may have been let in at the same time.
    await refuseTooMany(tx, caller);
    return undefined;
  }
  const claimFileId = await findFileOfAssignment(tx, caller.orgId, assignmentId);
  if (claimFileId === undefined) throw notFound();
  const { docRequestItemId: itemId } = named;
  if (caller.kind !== 'staff' || itemId === undefined) return { claimFileId, assignmentId };
  return {
    claimFileId,
    assignmentId,
    ...(await itemForStaff({ tx, orgId: caller.orgId, claimFileId, itemId })),
  };
}

function assignmentOf(caller: Sender['caller'], named: Named): string | undefined {
  if (caller.kind === 'staff') return named.assignmentId;
  return caller.kind === 'guest' ? caller.scope.assignmentId : undefined;
}

/** Refuses an upload before its file arrives when there is no room for it, or the notification has enough files already. */
export async function checkUpload(
  { storageLimits }: Pick<Needs, 'storageLimits'>,
  upload: AnnouncedUpload,
): Promise<void> {
  const { caller, tx, size: coming } = upload;
  const assignmentId = caller.kind === 'guest' ? caller.scope.assignmentId : undefined;
  const isWaiting =
    caller.kind === 'tracker' ||
    (caller.kind === 'guest' && assignmentId === undefined && caller.scope.docRequestId === undefined);
  if (isWaiting) await refuseTooMany(tx, caller);
  const claimFileId =
    assignmentId === undefined ? undefined : await findFileOfAssignment(tx, caller.orgId, assignmentId);
  await refuseBeyondQuota(storageLimits, tx, { ...upload, claimFileId, coming });
}

async function refuseTooMany(tx: AnnouncedUpload['tx'], session: { orgId: string; sessionId: string }) {
  const waiting = await countWaitingDocuments(tx, session);
  if (waiting >= mostWaiting)
    throw new Problem(413, 'too_many_files', {
      context: { limit: mostWaiting },
      fields: [{ field: 'file', code: 'too_many' }],
    });
}
