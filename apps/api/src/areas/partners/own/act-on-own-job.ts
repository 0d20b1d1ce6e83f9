import type { Schema } from '@dosar/openapi';
import type { JobAct } from '@dosar/partners-domain';
import { tidyLine } from '@dosar/kernel/typed-line';
import { localDateOf } from '@dosar/kernel/zone';
import type { PartnerFiles } from '#src/areas/documents/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { ReceivedFile } from '#src/kernel/files/file-store.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import type { ActDetails } from '../jobs/act-details.ts';
import { carryOut } from '../jobs/carry-out.ts';
import { atJob, type AtJob } from './at-insurer.ts';
import { keepOwnFile } from './own-files.ts';
import { ownJobOf } from './own-job.ts';
import { readTypedLines } from './typed-lines.ts';

type OwnJob = Schema<'OwnJob'>;
export type OwnNeeds = { partnerFiles: PartnerFiles };

/** Takes a job, with the day on which it will be done. */
export async function acceptOwnJob(call: Call<'acceptOwnJob'>): Promise<OwnJob> {
  const { row_version: rowVersion, promised_on: promisedOn } = call.body;
  requireComing('promised_on', promisedOn, call.now);
  return atJob(call, 'acceptOwnJob', (at) =>
    done(at, { act: 'accept', rowVersion, details: { promisedOn } }),
  );
}

/** Leaves a job to somebody else: from then on it is no job of the caller. */
export async function declineOwnJob(call: Call<'declineOwnJob'>): Promise<Schema<'Done'>> {
  const reason = call.body.reason.trim();
  if (reason.length < 3) throw fieldRefused('reason', 'too_short');
  await atJob(call, 'declineOwnJob', (at) =>
    carry(at, { act: 'decline', rowVersion: call.body.row_version, details: { reason } }),
  );
  return { success: true };
}

/** Says how far the work is. */
export async function moveOwnJob(call: Call<'moveOwnJob'>): Promise<OwnJob> {
  const { act, row_version: rowVersion, parts_until: partsUntil, note } = call.body;
  if (act !== 'wait_for_parts')
    return atJob(call, 'moveOwnJob', (at) => done(at, { act, rowVersion, details: {} }));
  if (partsUntil === undefined) throw fieldRefused('parts_until', 'required');
  requireComing('parts_until', partsUntil, call.now);
  const reason = note?.trim() ?? '';
  const details = { partsUntil, ...(reason !== '' && { reason }) };
  return atJob(call, 'moveOwnJob', (at) => done(at, { act, rowVersion, details }));
}

/** Sends what the job will cost, as a file and a sum. */
export async function sendOwnEstimate(needs: OwnNeeds, call: Call<'sendOwnEstimate'>): Promise<OwnJob> {
  const { file, total_bani: total, row_version: version, lines } = call.body;
  const quoteBani = baniOf(total);
  const details = { quoteBani, lines: readTypedLines(lines, quoteBani) };
  return atJob(call, 'sendOwnEstimate', (at) =>
    sent(
      needs,
      at,
      { act: 'quote', rowVersion: Number(version), details },
      { file, type: 'repair_estimate' },
    ),
  );
}

/** Sends the invoice. */
export async function sendOwnInvoice(needs: OwnNeeds, call: Call<'sendOwnInvoice'>): Promise<OwnJob> {
  const { file, number, dated_on: date, total_bani: total, row_version: version, lines } = call.body;
  const tidy = tidyLine(number);
  if (tidy === '') throw fieldRefused('number', 'required');
  if (date > localDateOf(call.now)) throw fieldRefused('dated_on', 'in_the_future');
  const bani = baniOf(total);
  const details = { invoice: { number: tidy, date, bani }, lines: readTypedLines(lines, bani) };
  return atJob(call, 'sendOwnInvoice', (at) =>
    sent(
      needs,
      at,
      { act: 'invoice', rowVersion: Number(version), details },
      { file, type: 'repair_invoice' },
    ),
  );
}

type OwnCommand = { act: JobAct; rowVersion: number; details: ActDetails };

/** Does something to the job in the name of the person of the partner. */
const carry = (at: AtJob, command: OwnCommand) =>
  carryOut(at, { ...command, partnerJobId: at.partnerJobId, by: { side: 'partner', name: at.personName } });

async function done(at: AtJob, command: OwnCommand): Promise<OwnJob> {
  await carry(at, command);
  return ownJobOf(at);
}

type Paper = { file: ReceivedFile; type: 'repair_estimate' | 'repair_invoice' };

/** A step with its paper: a step that is refused keeps no file. */
async function sent(
  { partnerFiles }: OwnNeeds,
  at: AtJob,
  command: OwnCommand,
  { file, type }: Paper,
): Promise<OwnJob> {
  await carry(at, command);
  await keepOwnFile(partnerFiles, at, { file, docTypeCode: type, isOfLastStep: true });
  return ownJobOf(at);
}

/** More than any job costs; the sums of a job are no larger anywhere. */
const mostBani = 2_147_483_647;

/** The sum of a form, whose fields are texts. */
function baniOf(total: string): number {
  const bani = Number(total);
  if (bani > mostBani) throw fieldRefused('total_bani', 'too_large');
  return bani;
}

function requireComing(field: string, date: string, now: Date): void {
  if (date < localDateOf(now)) throw fieldRefused(field, 'outdated');
}
