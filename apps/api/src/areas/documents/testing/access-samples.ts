import type { AreaSamples } from '#src/access/area-samples.ts';
import { sql } from 'kysely';
import { onePixelPng } from '#src/testing/multipart.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

export const samples: AreaSamples = {
  async identifiers(api, { assignmentId }) {
    const documentId = await newDocument(api, assignmentId);
    return { document_id: documentId, document_ids: documentId };
  },
  bodies: {
    uploadDocument: ({ identifiers }) => ({
      doc_type_code: 'damage_photo',
      assignment_id: identifiers['assignment_id'],
    }),
  },
  naming: { uploadDocument: () => ({ doc_type_code: 'damage_photo' }) },
  strangersGet: {
    'uploadDocument by guest': {
      status: 201,
      because: "a guest's file waits for the guest's own claim, whatever it names",
    },
  },
  forItsSessionOnly: ['removeDocument'],
};

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
