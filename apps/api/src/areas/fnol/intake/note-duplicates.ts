import type { ChangeContext, Subscription } from '#src/kernel/events/domain-event.ts';
import { noteLikelyDuplicates } from '#src/areas/claims/index.ts';
import { documentReceived } from '#src/areas/documents/events.ts';
import { findFilesWithPhotos, findPhotoHashes } from '#src/areas/documents/index.ts';

/** Notes on a file that a guest has just opened which others it looks like; the guest reads nothing of it. */
export async function noteDuplicates(context: ChangeContext, claimFileId: string): Promise<void> {
  const photoFiles = await filesWithPhotosOf(context, { claimFileId });
  await noteLikelyDuplicates(context, { claimFileId, photoFiles });
}

/** Notes where else a photo is that came later, by whichever way. */
export const noteLatePhotos: Subscription = documentReceived.follow(
  async (context, { claimFileId, documentIds }) => {
    const photoFiles = await filesWithPhotosOf(context, { claimFileId, documentIds });
    const others = photoFiles.filter((id) => id !== claimFileId);
    if (others.length > 0)
      await noteLikelyDuplicates(context, { claimFileId, photoFiles: others, onlyFor: 'photos' });
  },
);

async function filesWithPhotosOf(
  { tx, caller }: ChangeContext,
  photos: Parameters<typeof findPhotoHashes>[2],
): Promise<string[]> {
  if (photos.documentIds?.length === 0) return [];
  return findFilesWithPhotos(tx, caller.orgId, await findPhotoHashes(tx, caller.orgId, photos));
}
