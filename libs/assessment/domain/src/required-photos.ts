import type { NoteLine } from './note-line.ts';

/** What a photo of a note shows. */
export type PhotoSubject =
  | 'front_left'
  | 'front_right'
  | 'rear_left'
  | 'rear_right'
  | 'vin'
  | 'odometer'
  | 'plate'
  | 'far'
  | 'near'
  | 'other';

/** A photo, and the line that it shows from far or near. */
export type NotePhoto = { document_id: string; subject: PhotoSubject; item_guid: string | null };

/** Photos that every note needs: the four corners and what identifies the vehicle. */
export const requiredSubjects = [
  'front_left',
  'front_right',
  'rear_left',
  'rear_right',
  'vin',
  'odometer',
  'plate',
] as const satisfies readonly PhotoSubject[];

/** A photo that is missing: of the whole vehicle, or of the damage in a line. */
export type MissingPhoto = { subject: PhotoSubject; item_guid: string | null };

/** What is told of a photo that is missing, as long as it is about the same line. */
export const missingPhotoKey = ({ subject, item_guid: guid }: MissingPhoto): string =>
  `photo:${subject}:${guid ?? 'note'}`;

/** Work that repairs damage, so that the damage has to be seen on a photo. */
const damaged: ReadonlySet<string> = new Set(['replace', 'repair']);

/**
 * Which photos of the required set are missing; every damage needs one from far and one from near.
 *
 * One file is one photo: it shows one corner and not two, and a damage from far or from near. Several damages may be seen on the same
 * photo from far.
 */
export function missingPhotos(
  lines: readonly NoteLine[],
  photos: readonly NotePhoto[],
): readonly MissingPhoto[] {
  return [
    ...missingOf(requiredSubjects, photos).map((subject) => ({ subject, item_guid: null })),
    ...lines
      .filter(({ values }) => damaged.has(values.operation))
      .flatMap(({ item_guid: guid }) =>
        missingOf(
          ['far', 'near'],
          photos.filter((photo) => photo.item_guid === guid),
        ).map((subject) => ({ subject, item_guid: guid })),
      ),
  ];
}

/** Subjects for which no file is left, where each file is taken for one subject; as few of them as can be. */
function missingOf(subjects: readonly PhotoSubject[], photos: readonly NotePhoto[]): PhotoSubject[] {
  const takenFor = new Map<string, PhotoSubject>();
  const take = (subject: PhotoSubject, tried: Set<string>): boolean => {
    for (const { document_id: id } of photos.filter((photo) => photo.subject === subject)) {
      if (tried.has(id)) continue;
      tried.add(id);
      const other = takenFor.get(id);
      if (other !== undefined && !take(other, tried)) continue;
      takenFor.set(id, subject);
      return true;
    }
    return false;
  };
  return subjects.filter((subject) => !take(subject, new Set()));
}
