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

/** Work that repairs damage, so that the damage has to be seen on a photo. */
const damaged: ReadonlySet<string> = new Set(['replace', 'repair']);

/** Which photos of the required set are missing; every damage needs one from far and one from near. */
export function missingPhotos(
  lines: readonly NoteLine[],
  photos: readonly NotePhoto[],
): readonly MissingPhoto[] {
  const shown = new Set(photos.map(({ subject, item_guid: guid }) => `${subject} ${guid ?? ''}`));
  return [
    ...requiredSubjects
      .filter((subject) => !photos.some((photo) => photo.subject === subject))
      .map((subject) => ({ subject, item_guid: null })),
    ...lines
      .filter(({ values }) => damaged.has(values.operation))
      .flatMap(({ item_guid: guid }) =>
        (['far', 'near'] as const)
          .filter((subject) => !shown.has(`${subject} ${guid}`))
          .map((subject) => ({ subject, item_guid: guid })),
      ),
  ];
}
