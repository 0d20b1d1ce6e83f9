import type { Schema } from '@dosar/openapi';
import { hoursAgo } from '../cast/clock.ts';
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
