import { handlerNotes } from '../claims/accident-stories.ts';
import { demoId, demoKey, keyHash } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';
import type { DemoAssignment, DemoFile } from '../assignments/make-work.ts';
import { makeTimelineEvent } from '../claims/make-timeline-event.ts';

/** A note of the assignment's owner. */
export function makeNote(
  world: DemoWorld,
  file: DemoFile,
  { assignmentId, owner, createdAt }: DemoAssignment,
) {
  if (!owner) return;
  const { rows, random, moments } = world;
  const noteId = demoId('note', world.orgCode, rows.note.length);
  const body = random.pick(handlerNotes);
  const at = moments.between(createdAt, moments.now);
  rows.note.push({
    org_id: world.orgId,
    note_id: noteId,
    claim_file_id: file.claimFileId,
    assignment_id: assignmentId,
    body,
    author_user_id: owner.userId,
    created_at: at,
  });
  makeTimelineEvent(world, file, {
    assignmentId,
    kind: 'note',
    title: ['Notă adăugată', 'Note added'],
    body,
    data: { note_id: noteId },
    at,
    actor: owner,
  });
}

/** Documents of the given kinds, all with the same stored content per kind. */
export function makeDocuments(
  world: DemoWorld,
  file: DemoFile,
  assignment: DemoAssignment,
  docTypes: readonly string[],
) {
  const { rows, orgId, orgCode, contents, moments, random } = world;
  for (const docType of docTypes) {
    const content = contents.find(({ docTypeCode }) => docTypeCode === docType);
    if (!content) continue;
    const number = rows.document.length + 1;
    const documentId = demoId('document', orgCode, number);
    const at = moments.between(
      file.openedAt,
      moments.hoursAfter(file.openedAt, 48) < moments.now
        ? moments.hoursAfter(file.openedAt, 48)
        : moments.now,
    );
    const isOurs = docType === 'assessment_note';
    const isAccepted = random.chance(0.7);
    const judge = assignment.owner;
    // Every seventh paper was refused, so that each state of a document can be seen.
    const isRefused = !isOurs && number % 7 === 0 && judge !== undefined;
    rows.document.push({
      org_id: orgId,
      document_id: documentId,
      doc_type_code: docType,
      claim_file_id: file.claimFileId,
      assignment_id: assignment.assignmentId,
      file_name: content.fileName,
      mime_type: content.mimeType,
      size_bytes: content.sizeBytes,
      sha256: content.sha256,
      storage_key: content.storageKey,
      thumbnail_key: content.thumbnailKey,
      copy_key: content.copyKey,
      copy_size_bytes: content.copyKey === null ? 0 : content.sizeBytes,
      copies_state: content.copyKey === null ? 'none' : 'ready',
      page_count: content.mimeType === 'application/pdf' ? 1 : null,
      state: isRefused ? 'rejected' : isAccepted ? 'accepted' : 'received',
      reject_reason: isRefused ? 'Fotografia este neclară sau mișcată.' : null,
      judged_by_user_id: (isRefused || isAccepted) && judge ? judge.userId : null,
      judged_at: (isRefused || isAccepted) && judge ? at : null,
      scan_state: 'not_scanned',
      description: isOurs ? 'Notă de constatare' : null,
      registration_no: isOurs ? `NC-${String(number).padStart(5, '0')}` : null,
      registration_date: isOurs ? moments.dateOf(at) : null,
      visibility: 'claimant',
      system_time: at,
    });
    makeTimelineEvent(world, file, {
      assignmentId: assignment.assignmentId,
      kind: 'document',
      title: ['Document primit', 'Document received'],
      body: content.fileName,
      data: { document_id: documentId, doc_type_code: docType },
      at,
      visibility: 'claimant',
      ...(isOurs ? {} : { guestName: file.claimantName }),
    });
    if (docType === 'damage_photo') makeMorePhotos(world, file, assignment, at);
  }
}

/** A second photo of the damage, and now and then the same one again. */
function makeMorePhotos(world: DemoWorld, file: DemoFile, assignment: DemoAssignment, at: Date) {
  const { rows, orgId, orgCode, contents } = world;
  const content = contents.findLast(({ docTypeCode }) => docTypeCode === 'damage_photo');
  if (!content) return;
  const number = rows.document.length;
  for (const fileName of number % 4 === 0
    ? ['avarie-spate.jpg', 'avarie-spate (2).jpg']
    : ['avarie-spate.jpg']) {
    rows.document.push({
      org_id: orgId,
      document_id: demoId('document', orgCode, rows.document.length + 1),
      doc_type_code: 'damage_photo',
      claim_file_id: file.claimFileId,
      assignment_id: assignment.assignmentId,
      file_name: fileName,
      mime_type: content.mimeType,
      size_bytes: content.sizeBytes,
      sha256: content.sha256,
      storage_key: content.storageKey,
      thumbnail_key: content.thumbnailKey,
      copy_key: content.copyKey,
      copy_size_bytes: content.copyKey === null ? 0 : content.sizeBytes,
      copies_state: content.copyKey === null ? 'none' : 'ready',
      state: 'received',
      scan_state: 'not_scanned',
      visibility: 'claimant',
      system_time: at,
    });
  }
}

type RequestStatus = 'sent' | 'viewed' | 'partial' | 'received' | 'accepted' | 'expired' | 'cancelled';
type ItemState = 'requested' | 'received' | 'accepted' | 'rejected' | 'not_owned';
type NewRequest = { docTypes: readonly string[]; key?: string; status?: RequestStatus };

/** What became of some of the requests, so that each state can be seen; the others are open. */
const outcomes: Partial<Record<number, { status: RequestStatus; states: readonly ItemState[] }>> = {
  1: { status: 'received', states: ['received', 'received'] },
  2: { status: 'accepted', states: ['accepted', 'accepted'] },
  3: { status: 'partial', states: ['rejected', 'accepted'] },
  4: { status: 'partial', states: ['not_owned', 'requested'] },
  5: { status: 'expired', states: ['requested', 'requested'] },
  6: { status: 'cancelled', states: ['requested', 'requested'] },
};

/** Documents that the claimant still owes. */
export function makeDocRequest(
  world: DemoWorld,
  file: DemoFile,
  assignment: DemoAssignment,
  request: NewRequest,
) {
  const { rows, orgId, orgCode, moments, random } = world;
  const number = rows.doc_request.length + 1;
  const docRequestId = demoId('doc-request', orgCode, number);
  const key = request.key ?? demoKey('doc-request', orgCode, number);
  const sentAt = moments.between(file.openedAt, moments.now);
  const picked = random.pick(['sent', 'viewed', 'partial'] as const);
  const outcome = request.status === undefined ? outcomes[number % 9] : undefined;
  const status = request.status ?? outcome?.status ?? picked;
  const stateOf = (position: number): ItemState =>
    outcome?.states[position] ?? (status === 'partial' && position === 0 ? 'received' : 'requested');
  const isOver = ['accepted', 'expired', 'cancelled'].includes(status);
  rows.doc_request.push({
    org_id: orgId,
    doc_request_id: docRequestId,
    request_key: key,
    key_hash: keyHash(key),
    claim_file_id: file.claimFileId,
    assignment_id: assignment.assignmentId,
    recipient_party_id: file.partyId,
    message: 'Vă rugăm să ne trimiteți documentele de mai jos, ca să putem continua.',
    status,
    due_date: moments.dateOf(moments.hoursAfter(moments.now, 7 * 24)),
    system_time: sentAt,
    sent_at: sentAt,
    viewed_at: status === 'sent' ? null : moments.between(sentAt, moments.now),
    expires_at: status === 'expired' ? moments.now : moments.hoursAfter(moments.now, 365 * 24),
    completed_at: status === 'accepted' ? moments.now : null,
  });
  makeItems(world, { file, assignment, docTypes: request.docTypes, number, stateOf, at: sentAt });
  if (!isOver && status !== 'received')
    rows.doc_request_reminder.push({
      org_id: orgId,
      doc_request_reminder_id: demoId('doc-request-reminder', orgCode, number),
      doc_request_id: docRequestId,
      // After the longest holidays: in the demo world nobody is reminded while it is looked at.
      due_at: moments.hoursAfter(moments.now, 20 * 24),
      is_moved: false,
      state: 'planned',
    });
  makeTimelineEvent(world, file, {
    assignmentId: assignment.assignmentId,
    kind: 'doc_request',
    title: ['Documente cerute', 'Documents requested'],
    data: { doc_request_id: docRequestId, doc_type_codes: [...request.docTypes] },
    at: sentAt,
    actor: assignment.owner,
    visibility: 'claimant',
  });
}

type NewItems = {
  file: DemoFile;
  assignment: DemoAssignment;
  docTypes: readonly string[];
  /** Of the request. */
  number: number;
  stateOf: (position: number) => ItemState;
  at: Date;
};

/** The items of a request, with what became of each. */
function makeItems(world: DemoWorld, { file, assignment, docTypes, number, stateOf, at }: NewItems) {
  const { rows, orgId, orgCode } = world;
  docTypes.forEach((docType, position) => {
    const state = stateOf(position);
    const itemId = demoId('doc-request-item', orgCode, number, position);
    rows.doc_request_item.push({
      org_id: orgId,
      doc_request_item_id: itemId,
      doc_request_id: demoId('doc-request', orgCode, number),
      doc_type_code: docType,
      state,
      position,
      answered_at: state === 'requested' ? null : at,
      decided_at: state === 'rejected' || state === 'accepted' ? at : null,
      reject_reason: state === 'rejected' ? 'Fotografia este tăiată: lipsește partea de jos.' : null,
      not_owned_code: state === 'not_owned' ? 'not_now' : null,
      not_owned_note: state === 'not_owned' ? 'Îl trimit săptămâna viitoare.' : null,
    });
    if (state === 'received' || state === 'accepted')
      makeAnswer(world, { file, assignment, docType, state, at, itemId });
  });
}

type NewAnswer = {
  file: DemoFile;
  assignment: DemoAssignment;
  docType: string;
  state: 'received' | 'accepted';
  at: Date;
  itemId: string;
};

/** What the claimant sent for an item of a request: the stored paper of its kind, or else any. */
function makeAnswer(world: DemoWorld, { file, assignment, docType, state, at, itemId }: NewAnswer) {
  const { rows, orgId, orgCode, contents } = world;
  const content = contents.find(({ docTypeCode }) => docTypeCode === docType) ?? contents[0];
  if (content === undefined) return;
  rows.document.push({
    org_id: orgId,
    document_id: demoId('requested-document', orgCode, itemId),
    doc_type_code: docType,
    claim_file_id: file.claimFileId,
    assignment_id: assignment.assignmentId,
    doc_request_item_id: itemId,
    file_name: content.fileName,
    mime_type: content.mimeType,
    size_bytes: content.sizeBytes,
    sha256: content.sha256,
    storage_key: content.storageKey,
    thumbnail_key: content.thumbnailKey,
    copy_key: content.copyKey,
    copy_size_bytes: content.copyKey === null ? 0 : content.sizeBytes,
    copies_state: content.copyKey === null ? 'none' : 'ready',
    page_count: content.mimeType === 'application/pdf' ? 1 : null,
    state,
    scan_state: 'not_scanned',
    visibility: 'claimant',
    system_time: at,
  });
}

/** A link with which a guest opens this assignment. */
export function makeGuestAccess(world: DemoWorld, file: DemoFile, assignment: DemoAssignment, type: string) {
  world.rows.guest_access.push({
    org_id: world.orgId,
    guest_access_id: demoId('guest-access', world.orgCode, world.rows.guest_access.length),
    key_hash: keyHash(assignment.assignmentKey),
    assignment_type_code: type,
    assignment_id: assignment.assignmentId,
    party_id: file.partyId,
    expires_at: world.moments.hoursAfter(world.moments.now, 365 * 24),
    created_at: assignment.createdAt,
  });
}
