import * as z from 'zod';
import { transitionGuard } from '#src/areas/assignments/extension-points.ts';
import { findNotes } from '../note/note-repository.ts';

/** A note is issued when its newest version is closed; whoever tries before is led to the note. */
export const noteCommittedGuard = transitionGuard(z.literal(true), {
  code: 'note_committed',
  words: {
    name: { ro: 'Nota de constatare este închisă', en: 'The assessment note is closed' },
    setting: 'flag',
  },
  async findMissing({ tx, orgId, assignmentId }) {
    const [newest] = await findNotes(tx, orgId, assignmentId);
    if (newest?.state === 'committed') return [];
    const name =
      newest === undefined
        ? {
            ro: 'o notă de constatare, scrisă la Constatare',
            en: 'an assessment note, written under Assessment',
          }
        : { ro: 'nota închisă la Constatare', en: 'the note closed under Assessment' };
    return [{ code: 'note_committed', name, section: 'assessment' }];
  },
});
