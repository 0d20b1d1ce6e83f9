import { formatLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { decisionChecks, type CheckedThing } from '#src/areas/claims/extension-points.ts';
import { findPaidBefore } from '../history/line-facts-repository.ts';
import { findClosedNote } from './closed-note-repository.ts';

const section = 'assessment';

/** Before money is decided: whether the note is closed, and which of its parts was paid for the same vehicle before. */
export const noteCheck = decisionChecks.entry({
  position: 20,
  async look(tx, orgId, { claimFileId }) {
    const note = await findClosedNote(tx, { orgId, claimFileId });
    if (note === undefined) {
      const name = { ro: 'Nota de constatare nu este închisă', en: 'The assessment note is not closed' };
      return { things: [{ outcome: 'warning', name, section }] };
    }
    const on = localDateOf(note.committed_at);
    const version = note.supplement_no === 0 ? undefined : `S${note.supplement_no}`;
    const paid = await findPaidBefore(tx, { orgId, assignmentId: note.assignment_id });
    const things: CheckedThing[] = [
      {
        outcome: 'passed',
        name: { ro: 'Nota de constatare este închisă', en: 'The assessment note is closed' },
        detail: {
          ro: [note.closed_by_name, formatLocalDate(on)].filter(Boolean).join(', '),
          en: [note.closed_by_name, formatLocalDate(on)].filter(Boolean).join(', '),
        },
        ...(version && { value: { ro: version, en: version } }),
        section,
      },
      paid.length === 0
        ? {
            outcome: 'passed',
            name: { ro: 'Nicio piesă plătită înainte', en: 'No part was paid before' },
            section,
          }
        : paidBefore(paid),
    ];
    const what = { ro: 'a închis nota', en: 'closed the note' };
    return {
      things,
      steps: note.closed_by_user_id === null ? [] : [{ userId: note.closed_by_user_id, what, on }],
    };
  },
});

function paidBefore(paid: Awaited<ReturnType<typeof findPaidBefore>>): CheckedThing {
  const files = [...new Set(paid.flatMap(({ claim_file_no: number }) => number ?? []))].join(', ');
  return {
    outcome: 'warning',
    name: {
      ro: 'Piese plătite înainte pentru același vehicul',
      en: 'Parts paid before for the same vehicle',
    },
    detail: { ro: files, en: files },
    value: { ro: String(paid.length), en: String(paid.length) },
    section,
  };
}
