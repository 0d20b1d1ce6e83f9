import { api, dataOf, isApiProblem } from '@dosar/api-client';
import { PhotoUploads, type PhotoProblem } from '../photos/photo-uploads.ts';
import { openDraftStore } from './draft-store.ts';
import type { Notification } from './notification-context.ts';

/** The kind of document under which claimants' photos are stored. */
const photoDocType = 'damage_photo';

/** Takes up the notification of an organisation where this device left it. */
export function openNotification(orgKey: string): Notification {
  const draft = openDraftStore(orgKey, { storage: localStorage, now: Date.now });
  const uploads = new PhotoUploads(draft.read().photos, {
    upload: async (file, report) => {
      // In parts: a line that breaks at the roadside costs what was on its way, not the whole photo.
      const { sendInParts } = await import('@dosar/api-client/parts');
      const stored = await sendInParts(file, { doc_type_code: photoDocType }, report);
      return { documentId: stored.id, fileName: file.name, mimeType: stored.mime_type, size: stored.size };
    },
    problemOf,
    // Not worth telling when it fails: a file that no claim names is deleted within a day anyway.
    takeBack: (documentId) =>
      void dataOf(
        api.POST('/api/document/remove/{document_id}', { params: { path: { document_id: documentId } } }),
      ).catch(() => undefined),
    onUploaded: (photos) => draft.change({ photos }),
  });
  return { orgKey, draft, uploads };
}

function problemOf(error: unknown): PhotoProblem {
  if (!isApiProblem(error)) return 'failed';
  if (error.code === 'unreachable') return 'offline';
  if (error.code === 'unsupported_file_type' || error.code === 'unsupported_media_type') return 'wrongType';
  if (error.code === 'file_too_large' || error.code === 'payload_too_large') return 'tooLarge';
  if (error.code === 'storage_quota_exceeded') return 'noRoom';
  if (error.code === 'storage_full') return 'serverFull';
  if (error.code === 'picture_too_large') return 'tooManyPixels';
  if (error.code !== 'too_many_files') return 'failed';
  return error.context['of'] === 'address' ? 'tooManyToday' : 'tooMany';
}
