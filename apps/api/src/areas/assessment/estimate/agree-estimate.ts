import { vatShareOn } from '@dosar/assessment-domain';
import { formatLei, fractionOf } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import { publish } from '#src/kernel/events/domain-event.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { recordSum } from '#src/areas/settlement/index.ts';
import { estimateAgreed } from '../events.ts';
import { findLines, findNotes } from '../note/note-repository.ts';
import { isClosed } from '../note/opened-note.ts';
import { noteRefused } from '../note-refused.ts';
import { findEstimateLines, lockEstimate, storeAgreement, storeDecisions } from './estimate-repository.ts';
import { keepAcceptance } from './keep-acceptance.ts';
import { agreedTotal, openEstimate } from './opened-estimate.ts';

/** Stores which of our lines each line of an estimate is, what is agreed and why it differs. */
export async function saveEstimateLines(call: Call<'saveEstimateLines'>): Promise<Schema<'OpenedEstimate'>> {
  const { path, body, tx, caller, audit } = call;
  const { orgId } = caller;
  const estimateId = path.shop_estimate_id;
  const estimate = await lockOpenEstimate(call, body.row_version);
  audit.subject(estimateId);
  const known = new Map(
    (await findEstimateLines(tx, orgId, estimateId)).map((line) => [line.estimate_line_id, line]),
  );
  const [note] = await findNotes(tx, orgId, estimate.assignment_id);
  const ours = note === undefined ? [] : await findLines(tx, orgId, note.assessment_note_id);
  const guids = new Set(ours.map(({ item_guid: guid }) => guid));
  for (const [index, line] of body.lines.entries()) {
    const amount = known.get(line.estimate_line_id)?.amount_bani;
    if (amount === undefined) throw notFound();
    if (line.item_guid !== null && !guids.has(line.item_guid))
      throw fieldRefused(`lines[${index}].item_guid`, 'invalid_value');
    // A discount is agreed up to what the shop gives, a price never below nothing.
    const agreed = line.agreed_bani ?? 0;
    if (amount < 0 ? agreed > 0 || agreed < amount : agreed < 0)
      throw fieldRefused(`lines[${index}].agreed_bani`, 'invalid_value');
    // Whoever reads the difference later has to know why.
    if (line.agreed_bani !== null && line.agreed_bani !== amount && line.reason_code === null)
      throw fieldRefused(`lines[${index}].reason_code`, 'required');
  }
  await storeDecisions(tx, { orgId, estimateId }, body.lines);
  return openEstimate(call, estimate.assignment_id);
}

/** Agrees an estimate; its total with VAT becomes the agreed sum of the file, and a letter tells the shop. */
export async function agreeEstimate(
  { files }: { files: FileStore },
  call: Call<'agreeEstimate'>,
): Promise<Schema<'OpenedEstimate'>> {
  const { path, body, tx, caller, now, audit } = call;
  const { orgId } = caller;
  const estimateId = path.shop_estimate_id;
  const estimate = await lockOpenEstimate(call, body.row_version);
  const { assignment_id: assignmentId, claim_file_id: claimFileId, shop_name: shopName } = estimate;
  audit.subject(estimateId);
  const lines = await findEstimateLines(tx, orgId, estimateId);
  if (lines.some(({ agreed_bani: bani }) => bani === null)) throw noteRefused(409, 'lines_open');
  const [note] = await findNotes(tx, orgId, assignmentId);
  if (note === undefined || !isClosed(note)) throw noteRefused(409, 'not_committed');
  const net = agreedTotal(lines);
  if (net < 0) throw noteRefused(409, 'below_zero');
  const { recovers_vat: recoversVat, parts_on: day } = note.head;
  const agreedBani = net + (recoversVat ? 0 : fractionOf(net, vatShareOn(day), 10_000));
  const documentId = await keepAcceptance(call, files, {
    estimate,
    lines,
    note,
    netBani: net,
    grossBani: agreedBani,
  });
  await storeAgreement(tx, { orgId, estimateId, agreedBani: net, documentId, now });
  audit.note({ agreed_bani: agreedBani });
  await recordTimelineEvent(call, {
    claimFileId,
    assignmentId,
    kind: 'assessment',
    title: {
      ro: `Deviz agreat cu ${shopName}: ${formatLei(agreedBani)}`,
      en: `Estimate agreed with ${shopName}: ${formatLei(agreedBani)}`,
    },
    data: { shop_estimate_id: estimateId, amount_bani: agreedBani },
  });
  await recordSum(call, {
    claimFileId,
    account: 'agreed',
    amountBani: agreedBani,
    deductibleBani: note.head.deductible_bani,
    reason: `Deviz agreat cu ${shopName}`,
  });
  await publish(call, estimateAgreed, { claimFileId, assignmentId, shopEstimateId: estimateId, agreedBani });
  return openEstimate(call, assignmentId);
}

async function lockOpenEstimate(
  { path, tx, caller }: Call<'saveEstimateLines'> | Call<'agreeEstimate'>,
  readVersion: number,
) {
  const estimate = await lockEstimate(tx, caller.orgId, path.shop_estimate_id);
  if (estimate === undefined) throw notFound();
  if (estimate.state !== 'open') throw noteRefused(409, estimate.state);
  if (estimate.row_version !== readVersion) throw staleRowVersion(estimate.row_version);
  return estimate;
}
