import type { Schema } from '@dosar/openapi';
import { daysAhead, hoursAgo } from '../cast/clock.ts';
import { idOf } from '../cast/identity.ts';
import { claimant } from '../cast/people.ts';

/** The `number`-th document of an assignment: a photo of the damage. */
export function aDocument(change: Partial<Schema<'Document'>> = {}, number = 1): Schema<'Document'> {
  return {
    id: idOf('document', number),
    doc_type_code: 'damage_photo',
    doc_type_name: 'Fotografie avarie',
    file_name: `avarie-${number}.jpg`,
    mime_type: 'image/jpeg',
    size: 245_760,
    has_thumbnail: true,
    state: 'received',
    system_time: hoursAgo(number),
    uploaded_by_name: claimant(1).fullName,
    visibility: 'claimant',
    row_version: 1,
    assignment_id: idOf('assignment', 1),
    doc_request_item_id: null,
    reject_reason: null,
    judged_by_name: null,
    judged_at: null,
    registration_no: null,
    registration_date: null,
    description: null,
    sha256: String(number).padStart(64, 'a'),
    scan_state: 'not_scanned',
    scan_signature: null,
    page_count: null,
    annotation_count: 0,
    duplicate_of: null,
    ...change,
  };
}

/** Documents of a file as they are listed: all of them, unless something else is said. */
export function aDocumentPage(
  items: Schema<'Document'>[],
  change: Partial<Schema<'DocumentPage'>> = {},
): Schema<'DocumentPage'> {
  return { items, next_cursor: null, total: items.length, missing: [], ...change };
}

/** What an upload is answered with. */
export function anUploadedDocument(
  change: Partial<Schema<'UploadedDocument'>> = {},
): Schema<'UploadedDocument'> {
  return {
    id: idOf('document', 1),
    file_name: 'avarie-1.jpg',
    mime_type: 'image/jpeg',
    size: 245_760,
    ...change,
  };
}

/** A request for two documents: one has not come yet, one has to be sent again. */
export function aDocRequest(change: Partial<Schema<'DocRequest'>> = {}, number = 1): Schema<'DocRequest'> {
  return {
    id: idOf('other', number),
    assignment_id: idOf('assignment', 1),
    status: 'partial',
    recipient_name: claimant(1).fullName,
    channel: 'email',
    language: 'ro',
    message: null,
    due_date: daysAhead(5),
    sent_at: hoursAgo(50),
    viewed_at: hoursAgo(40),
    completed_at: null,
    asked_by_name: 'Ana Ionescu',
    items: [
      aDocRequestItem({ doc_type_code: 'bank_account', doc_type_name: 'Extras de cont' }),
      aDocRequestItem(
        {
          state: 'rejected',
          reject_reason: 'Lipsește spatele.',
          answered_at: hoursAgo(30),
          decided_at: hoursAgo(20),
          decided_by_name: 'Ana Ionescu',
        },
        2,
      ),
    ],
    reminders: [{ due_at: `${daysAhead(2)}T07:00:00.000Z`, is_moved: false, state: 'planned' }],
    row_version: 1,
    ...change,
  };
}

/** A document of a request that has not come yet. */
function aDocRequestItem(
  change: Partial<Schema<'DocRequestItem'>> = {},
  number = 1,
): Schema<'DocRequestItem'> {
  return {
    id: idOf('other', 100 + number),
    doc_type_code: 'driving_licence',
    doc_type_name: 'Permis de conducere',
    state: 'requested',
    reject_reason: null,
    not_owned_code: null,
    not_owned_note: null,
    answered_at: null,
    decided_at: null,
    decided_by_name: null,
    document_ids: [],
    row_version: 1,
    ...change,
  };
}
