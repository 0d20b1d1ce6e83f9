import type { NoteHead, NoteLine } from './note-line.ts';
import { missingPhotoKey, missingPhotos, type MissingPhoto, type NotePhoto } from './required-photos.ts';

/** What the law and the insurer ask of a closed note and this one does not have. */
export type ClosingNeed = { kind: 'vin' | 'plate' | 'odometer' } | ({ kind: 'photo' } & MissingPhoto);

type NoteToClose = {
  head: Pick<NoteHead, 'odometer'>;
  lines: readonly NoteLine[];
  photos: readonly NotePhoto[];
  vehicle: { vin: string | null; plate: string | null };
  /** Keys of findings that somebody let stand with a reason. */
  explained: ReadonlySet<string>;
};

/** What is missing before a note can be closed without a word: the vehicle by its numbers, and every photo that shows it and its damage. */
export function closingNeeds({
  head,
  lines,
  photos,
  vehicle,
  explained,
}: NoteToClose): readonly ClosingNeed[] {
  const counted = lines.filter(({ values }) => !values.is_preexisting);
  return [
    ...(vehicle.vin === null ? [{ kind: 'vin' as const }] : []),
    ...(vehicle.plate === null ? [{ kind: 'plate' as const }] : []),
    ...(head.odometer === null ? [{ kind: 'odometer' as const }] : []),
    ...missingPhotos(counted, photos)
      .filter((photo) => !explained.has(missingPhotoKey(photo)))
      .map((photo) => ({ kind: 'photo' as const, ...photo })),
  ];
}
