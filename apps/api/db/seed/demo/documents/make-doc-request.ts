import type { DemoAssignment, DemoFile } from '../assignments/make-work.ts';
import { makeTimelineEvent } from '../claims/make-timeline-event.ts';
import { demoId, demoKey, keyHash } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';
import { storedFile } from './stored-file.ts';

type RequestStatus = 'sent' | 'viewed' | 'partial' | 'received' | 'accepted' | 'expired' | 'cancelled';
type ItemState = 'requested' | 'received' | 'accepted' | 'rejected' | 'not_owned';
/** Of ten requests these have waited for longer than they were to, so that a list of such work is empty on no day. */
const overdueNumbers = [0, 2, 3, 7];
/** Of the requests of the handler whom visitors sign in as, this one has, too. */
const overdueOfAna = 5;
type NewRequest = { docTypes: readonly string[]; key?: string; status?: RequestStatus };

/** What became of some of the requests, so that each state can be seen; the others are open. */
const outcomes: Partial<Record<number, { status: RequestStatus; states: readonly ItemState[] }>> = {
  1: { status: 'received', states: ['received', 'received'] },
  4: { status: 'partial', states: ['rejected', 'accepted'] },
  5: { status: 'accepted', states: ['accepted', 'accepted'] },
  6: { status: 'partial', states: ['not_owned', 'requested'] },
  8: { status: 'expired', states: ['requested', 'requested'] },
  9: { status: 'cancelled', states: ['requested', 'requested'] },
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
  const sentAt = moments.atWork(assignment.createdAt, moments.now, assignment.owner);
  const picked = random.pick(['sent', 'viewed', 'partial'] as const);
  const isOverdue =
    request.status === undefined &&
    (overdueNumbers.includes(number % 10) ||
      (assignment.owner?.username === 'ana.ionescu' && number % 10 === overdueOfAna));
  const outcome = request.status === undefined && !isOverdue ? outcomes[number % 10] : undefined;
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
    due_date: moments.dateOf(isOverdue ? moments.daysAgo(2) : moments.hoursAfter(moments.now, 7 * 24)),
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
    ...storedFile(content),
    state,
    scan_state: 'not_scanned',
    visibility: 'claimant',
    system_time: at,
  });
}
