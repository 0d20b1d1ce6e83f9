import type { SuccessBody } from '@dosar/openapi';
import { signedIn } from '../support/caller.ts';

/** An inspection whose note is closed, with the file that it belongs to. */
export type ClosedNote = { assignmentId: string; claimFileNo: string; address: string };

/** One of Elena's inspections with a closed note, whose estimate nobody has agreed yet, on a file without an offer. */
export async function closedNote(staffOrigin: string): Promise<ClosedNote> {
  const elena = await signedIn(staffOrigin, 'elena.rusu');
  // Assessors read no offers.
  const ana = await signedIn(staffOrigin, 'ana.ionescu');
  const notes = '/api/claim/assessmentNote';
  const { today, mine, others } = await elena.get<SuccessBody<'browseAssessments'>>(
    `${notes}/browseAssessments`,
  );
  for (const row of [...mine, ...today, ...others]) {
    const { assignment_id: assignmentId, claim_file_no: claimFileNo } = row;
    if (row.note_state !== 'committed') continue;
    const { estimate } = await elena.get<SuccessBody<'getEstimate'>>(`${notes}/getEstimate/${assignmentId}`);
    const { offers } = await ana.get<SuccessBody<'getMoney'>>(`/api/settlement/getMoney/${assignmentId}`);
    if (estimate?.state !== 'agreed' && offers.length === 0)
      return { assignmentId, claimFileNo, address: `/assignments/assessment/note/${assignmentId}` };
  }
  throw new Error('No closed note waits for the estimate of its shop.');
}
