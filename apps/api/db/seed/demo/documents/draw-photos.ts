import type { DemoWorld } from '../demo-world.ts';
import { described, type SaveContent } from './demo-contents.ts';
import { subjectOf, type PlannedPhoto } from './planned-photo.ts';
import { storedFile } from './stored-file.ts';
import { takePhoto, type VehiclePhoto } from './vehicle-photo.ts';

/** So many photos are drawn at a time: more would only hold their pixels in memory. */
const atOnce = 4;

/** The photos of a world with what each is to show; call it when every row is invented. */
export function photosOf({ rows, photos }: Pick<DemoWorld, 'rows' | 'photos'>) {
  return photos.flatMap(({ row, view }) => {
    const subject = subjectOf(rows, row.claim_file_id ?? '');
    return subject ? [{ row, photo: { ...subject, view } satisfies VehiclePhoto }] : [];
  });
}

/**
 * Draws the photos of a world, stores them, and completes their rows.
 *
 * Photos that show the same are drawn once: from the side no plate is seen, so that cars of one colour look alike.
 */
export async function drawPhotos(
  world: Pick<DemoWorld, 'rows' | 'photos'>,
  save: SaveContent,
): Promise<void> {
  const same = Map.groupBy(photosOf(world), ({ photo }) => JSON.stringify(visiblePart(photo)));
  const waiting = [...same.values()];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let group = waiting.pop(); group; group = waiting.pop()) await drawOnce(group, save);
    }),
  );
}

function visiblePart(photo: VehiclePhoto) {
  return photo.view === 'front' || photo.view === 'rear' ? photo : { ...photo, plate: null };
}

async function drawOnce(
  group: readonly { row: PlannedPhoto['row']; photo: VehiclePhoto }[],
  save: SaveContent,
) {
  const [first] = group;
  if (!first) return;
  const { picture, thumbnail } = await takePhoto(first.photo);
  const [storageKey, thumbnailKey] = await Promise.all([save(picture), save(thumbnail)]);
  for (const { row } of group) {
    const content = described('damage_photo', row.file_name, 'image/jpeg', picture);
    // Drawn, not taken: there is no place to be removed.
    Object.assign(row, storedFile({ ...content, storageKey, thumbnailKey, copyKey: storageKey }));
  }
}
