import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { api, dataOf, inLanguage } from '@dosar/api-client/client';
import type { LoadOptions } from '@dosar/design-system/public';
import { loadPrintedPhotos } from './load-printed-photos.ts';
import { printMessages as messages } from './print-messages.ts';
import { PrintedNote } from './printed-note.tsx';

type Printout = {
  title: MessageDescriptor;
  claimFileNo: string;
  activityCode: string;
  content: ReactNode;
  /** The id of a closed note, by which its paper is checked. */
  closedNote?: string;
};

/** A version of a note with its photos, as it goes on paper; undefined while nobody has begun it. */
export async function loadPrintedNote(
  assignmentId: string,
  { signal, language, version }: LoadOptions & { version?: number | undefined },
): Promise<Printout | undefined> {
  const { start, note } = await dataOf(
    api.GET('/api/claim/assessmentNote/get/{assignment_id}', {
      params: { path: { assignment_id: assignmentId }, query: version === undefined ? {} : { version } },
      signal,
      ...inLanguage(language),
    }),
  );
  if (note === null) return undefined;
  const difference =
    note.supplement_no === 0
      ? undefined
      : await dataOf(
          api.GET('/api/claim/assessmentNote/compare/{assessment_note_id}', {
            params: { path: { assessment_note_id: note.assessment_note_id } },
            signal,
            ...inLanguage(language),
          }),
        );
  // Paper does not wait: every photo has to be here before the page counts as ready.
  const photos = await loadPrintedPhotos(note.photos, signal);
  return {
    title: messages.title,
    claimFileNo: start.claim_file_no,
    activityCode: `${start.assignment_type_name} · ${note.supplement_no === 0 ? 'V1' : `S${note.supplement_no}`}`,
    ...(note.hash !== null && { closedNote: note.assessment_note_id }),
    content: <PrintedNote start={start} note={note} photos={photos} difference={difference} />,
  };
}
