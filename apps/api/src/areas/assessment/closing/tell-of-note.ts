import { totalLossLevel, totalLossShare } from '@dosar/assessment-domain';
import { formatLei } from '@dosar/kernel/money';
import { publish } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { recordSum } from '#src/areas/settlement/index.ts';
import { noteCommitted, totalLossSuspected } from '../events.ts';
import type { NoteRow } from '../note/note-repository.ts';
import { openTotalLoss } from '../total-loss/open-total-loss.ts';

/** Tells the file, the money and other areas of a closed note; a total loss opens its work. */
export async function tellOfNote(call: Call<'commitNote'>, note: NoteRow, grossBani: number): Promise<void> {
  const { assessment_note_id: noteId, assignment_id: assignmentId, claim_file_id: claimFileId } = note;
  const name =
    note.supplement_no === 0
      ? { ro: 'Notă de constatare închisă', en: 'Assessment note closed' }
      : { ro: `Supliment S${note.supplement_no} închis`, en: `Supplement S${note.supplement_no} closed` };
  await recordTimelineEvent(call, {
    claimFileId,
    assignmentId,
    kind: 'assessment',
    title: { ro: `${name.ro}: ${formatLei(grossBani)}`, en: `${name.en}: ${formatLei(grossBani)}` },
    data: { assessment_note_id: noteId, amount_bani: grossBani },
  });
  await recordSum(call, {
    claimFileId,
    account: 'estimated',
    amountBani: grossBani,
    deductibleBani: note.head.deductible_bani,
    reason: name.ro,
  });
  await publish(call, noteCommitted, { claimFileId, assignmentId, noteId, grossBani });
  const share = totalLossShare(grossBani, note.head.vehicle_value?.amount_bani);
  if (totalLossLevel(share) !== 'reached') return;
  await openTotalLoss(call, { claimFileId, assignmentId });
  await publish(call, totalLossSuspected, { claimFileId, assignmentId, noteId });
}
