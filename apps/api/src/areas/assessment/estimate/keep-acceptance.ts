import { vatShareOn } from '@dosar/assessment-domain';
import { materialColors } from '@dosar/kernel/material-colors';
import type { Bani } from '@dosar/kernel/money';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { keepMadeDocument } from '#src/areas/documents/index.ts';
import { renderLetter } from '#src/areas/settlement/index.ts';
import type { NoteRow } from '../note/note-repository.ts';
import { acceptanceLetter } from './acceptance-letter.ts';
import { findLetterhead, type EstimateRow } from './estimate-repository.ts';

type Agreed = {
  estimate: EstimateRow;
  lines: readonly Schema<'EstimateLine'>[];
  note: NoteRow;
  netBani: Bani;
  grossBani: Bani;
};

/** Keeps the letter that accepts an estimate as a document of the file; answers its number. */
export async function keepAcceptance(
  call: Call<'agreeEstimate'>,
  files: FileStore,
  { estimate, lines, note, netBani, grossBani }: Agreed,
): Promise<string> {
  const { tx, caller, now } = call;
  const { assignment_id: assignmentId, claim_file_id: claimFileId, round_no: roundNo } = estimate;
  const head = await findLetterhead(tx, {
    orgId: caller.orgId,
    assignmentId,
    userId: caller.actorUserId ?? caller.userId,
  });
  const letter = acceptanceLetter({
    organisation: head.organisation,
    color: materialColors().get(head.color) ?? '#3949ab',
    claimFileNo: head.claim_file_no,
    vehicle: head.vehicle,
    shopName: estimate.shop_name,
    fileName: estimate.file_name,
    roundNo,
    date: localDateOf(now),
    lines,
    vatShare: vatShareOn(note.head.parts_on),
    vatBani: grossBani - netBani,
    totalBani: grossBani,
    handler: head.handler,
  });
  const { documentId } = await keepMadeDocument(call, files, {
    claimFileId,
    assignmentId,
    docTypeCode: 'estimate_acceptance',
    fileName: `Acceptare deviz ${head.claim_file_no}-D${roundNo}.pdf`,
    content: await renderLetter(letter),
  });
  return documentId;
}
