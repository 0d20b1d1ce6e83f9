import { newId } from '@dosar/kernel/ids';
import type { AreaSamples, Identifiers } from '#src/access/area-samples.ts';
import { sql } from 'kysely';
import { onePixelPng } from '#src/testing/multipart.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

const usualRule = {
  reminder_days: [3, 7],
  reminder_time: '09:00',
  quiet_from: '20:00',
  quiet_until: '08:00',
  due_days: 7,
  valid_days: 30,
  asks_by_itself: false,
};

export const samples: AreaSamples = {
  async identifiers(api, { assignmentId }) {
    const documentId = await newDocument(api, assignmentId);
    return {
      document_id: documentId,
      document_ids: documentId,
      annotation_id: await newAnnotation(api, documentId),
      ...(await newRequest(api, assignmentId)),
      doc_type_code: 'damage_photo',
      registration_no: 'PV-1',
      upload_id: await newUpload(api, assignmentId),
    };
  },
  bodies: {
    requestDocuments: ({ identifiers }) => requestBody(identifiers),
    previewDocRequest: ({ identifiers }) => requestBody(identifiers),
    answerNotOwned: () => ({ decision: 'accept', row_version: 1 }),
    uploadDocument: ({ identifiers }) => ({
      doc_type_code: 'damage_photo',
      assignment_id: identifiers['assignment_id'],
    }),
    beginUpload: ({ identifiers }) => announcement(identifiers),
    saveRequestRule: () => ({ rule: usualRule, row_version: 0 }),
    saveDocumentKind: () => ({
      doc_type_code: 'damage_photo',
      kind: {
        name_ro: 'Fotografie avarie',
        name_en: 'Photo of the damage',
        provided_by: 'claimant',
        is_visible_to_claimant: true,
        is_active: true,
      },
      row_version: 1,
    }),
    saveDocumentExample: () => ({
      example: {
        picture: `data:image/png;base64,${onePixelPng.toString('base64')}`,
        alt_ro: 'Talon',
        alt_en: 'Slip',
      },
      row_version: 1,
    }),
    saveDocumentGuidance: () => ({
      guidance: { guidance_ro: 'Clar', guidance_en: 'Clear', example_code: 'paper' },
      row_version: 1,
    }),
  },
  naming: { uploadDocument: () => ({ doc_type_code: 'damage_photo' }), beginUpload: announcement },
  strangersGet: {
    'beginUpload by guest': {
      status: 201,
      because: "a guest's file waits for the guest's own claim, whatever it names",
    },
    'uploadDocument by tracker of a case': {
      status: 201,
      because: "a claimant's file waits for what is sent about the claimant's own case, whatever it names",
    },
    'uploadDocument by guest': {
      status: 201,
      because: "a guest's file waits for the guest's own claim, whatever it names",
    },
  },
  forItsSessionOnly: [
    'removeDocument',
    'appendToUpload',
    'keepUpload',
    'sendRequestedDocument',
    'declineRequestedDocument',
  ],
};

function announcement(identifiers: Identifiers) {
  const assignmentId = identifiers['assignment_id'];
  return { file_name: 'a.jpg', size: 1000, doc_type_code: 'damage_photo', assignment_id: assignmentId };
}

/** A paper with content that everybody of the file may see. */
async function newDocument(api: TestApi, assignmentId: string): Promise<string> {
  const storageKey = await api.runtime.files.save(onePixelPng);
  const { rows } = await sql<{ document_id: string }>`
    insert into document (org_id, doc_type_code, claim_file_id, assignment_id, file_name, mime_type, size_bytes, sha256,
      storage_key, copy_key, copy_size_bytes, copies_state, state, visibility, registration_no)
    select org_id, 'damage_photo', claim_file_id, assignment_id, 'photo.png', 'image/png', ${onePixelPng.length},
      repeat('0', 64), ${storageKey}, ${storageKey}, ${onePixelPng.length}, 'ready', 'accepted', 'claimant', '1'
    from assignment where assignment_id = ${assignmentId}
    returning document_id`.execute(api.database.kysely);
  return rows[0]?.document_id ?? '';
}

/** A mark on a document, by whom it does not matter. */
async function newAnnotation(api: TestApi, documentId: string): Promise<string> {
  const shape = JSON.stringify({ kind: 'box', page: 1, x1: 0.1, y1: 0.1, x2: 0.5, y2: 0.5 });
  const { rows } = await sql<{ annotation_id: string }>`
    insert into annotation (org_id, document_id, shape, author_user_id)
    select document.org_id, document_id, ${shape}::jsonb, (select user_id from app_user
      where app_user.org_id = document.org_id and username = 'ana.ionescu')
    from document where document_id = ${documentId}
    returning annotation_id`.execute(api.database.kysely);
  return rows[0]?.annotation_id ?? '';
}

/** A file on its way, announced by somebody who is not in these tests. */
async function newUpload(api: TestApi, assignmentId: string): Promise<string> {
  const { rows } = await sql<{ upload_id: string }>`
    insert into upload (org_id, session_id, user_id, doc_type_code, assignment_id, file_name, size_bytes)
    select assignment.org_id, new_id(), (select user_id from app_user
      where app_user.org_id = assignment.org_id and username = 'radu.marin'), 'damage_photo', assignment_id, 'a.jpg', 10
    from assignment where assignment_id = ${assignmentId}
    returning upload_id`.execute(api.database.kysely);
  return rows[0]?.upload_id ?? '';
}

function requestBody(identifiers: Record<string, string>) {
  return {
    assignment_id: identifiers['assignment_id'],
    recipient_party_id: identifiers['recipient_party_id'],
    doc_type_codes: ['bank_account'],
    channel: 'email',
    due_date: '2026-03-05',
  };
}

/** A request to the claimant, who can be reached and has said that one of the documents does not exist. */
async function newRequest(api: TestApi, assignmentId: string) {
  const { rows } = await sql<{ doc_request_id: string; recipient_party_id: string }>`
    insert into doc_request (org_id, request_key, key_hash, claim_file_id, assignment_id, recipient_party_id, expires_at)
    select a.org_id, ${newId()}, ${newId()}, a.claim_file_id, a.assignment_id, f.claimant_party_id, now() + interval '9 days'
    from assignment a join claim_file f on f.org_id = a.org_id and f.claim_file_id = a.claim_file_id
    where a.assignment_id = ${assignmentId}
    returning doc_request_id, recipient_party_id`.execute(api.database.kysely);
  const request = rows[0] ?? { doc_request_id: '', recipient_party_id: '' };
  await sql`update contact_channel set confirmed_at = now(), bounced_at = null
    where party_id = ${request.recipient_party_id}`.execute(api.database.kysely);
  const items = await sql<{ id: string }>`
    insert into doc_request_item (org_id, doc_request_id, doc_type_code, state, position)
    select org_id, doc_request_id, code, case code when 'bank_account' then 'not_owned' else 'requested' end, position
    from doc_request, unnest(array['bank_account', 'driving_licence']) with ordinality as wanted (code, position)
    where doc_request_id = ${request.doc_request_id}
    returning doc_request_item_id as id`.execute(api.database.kysely);
  return { ...request, doc_request_item_id: items.rows[0]?.id ?? '' };
}
