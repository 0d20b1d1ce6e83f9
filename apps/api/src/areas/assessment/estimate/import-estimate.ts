import { matchEstimateLines } from '@dosar/assessment-domain';
import { readEstimateLines } from '@dosar/kernel/read-estimate';
import { formatLei } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { findInspection } from '../note/inspection-repository.ts';
import { findLines, findNotes, lockInspection } from '../note/note-repository.ts';
import { noteRefused } from '../note-refused.ts';
import { findRounds, insertEstimate, storeShop } from './estimate-repository.ts';
import { openEstimate } from './opened-estimate.ts';

/** Takes the estimate of a repair shop over, as another round. */
export async function importEstimate(call: Call<'importEstimate'>): Promise<Schema<'OpenedEstimate'>> {
  const { path, body, tx, caller, now, audit, language } = call;
  const { orgId, userId } = caller;
  const { assignment_id: assignmentId } = path;
  const inspection = await findInspection(tx, { orgId, assignmentId, userId, language });
  if (inspection === undefined) throw notFound();
  await lockInspection(tx, orgId, assignmentId);
  const [newest] = await findRounds(tx, orgId, assignmentId);
  if (newest?.state === 'agreed') throw noteRefused(409, 'agreed');
  const read = readEstimateLines(body.rows, body.columns, body.first_row);
  if (read.length === 0) throw noteRefused(422, 'no_lines');
  const [note] = await findNotes(tx, orgId, assignmentId);
  const ours = note === undefined ? [] : await findLines(tx, orgId, note.assessment_note_id);
  const matches = matchEstimateLines(read, ours);
  const shopName = body.shop_name.trim();
  const { claim_file_id: claimFileId } = inspection;
  const roundNo = (newest?.round_no ?? 0) + 1;
  const estimateId = await insertEstimate(tx, {
    orgId,
    assignmentId,
    claimFileId,
    roundNo,
    shopName,
    fileName: body.file_name,
    source: body.source,
    userId: caller.actorUserId ?? userId,
    now,
    lines: read.map((line, index) => ({ line, match: matches[index] ?? null })),
  });
  // Typed lines say nothing of how the shop writes its files.
  if (body.source !== 'typed') await storeShop(tx, { orgId, shopName, columns: body.columns });
  const total = read.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
  audit.subject(estimateId);
  audit.note({ round_no: roundNo, total_bani: total });
  await recordTimelineEvent(call, {
    claimFileId,
    assignmentId,
    kind: 'assessment',
    title: {
      ro: `Deviz ${shopName}, runda ${roundNo}: ${formatLei(total)}`,
      en: `Estimate of ${shopName}, round ${roundNo}: ${formatLei(total)}`,
    },
    data: { shop_estimate_id: estimateId },
  });
  return openEstimate(call, assignmentId);
}
