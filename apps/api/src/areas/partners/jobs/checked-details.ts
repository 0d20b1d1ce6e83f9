import { needsReason, type JobAct } from '@dosar/partners-domain';
import { Problem } from '#src/kernel/problem/problem.ts';
import type { ActDetails } from './act-details.ts';
import { jobRefused } from './job-refused.ts';
import type { JobRow } from './job-repository.ts';

/** What an act says, tidied; refuses an act that lacks what it needs. */
export function checkedDetails(
  job: JobRow,
  { act, details = {} }: { act: JobAct; details?: ActDetails },
  today: string,
): ActDetails {
  requireDayToCome(details, today);
  const reason = details.reason?.trim();
  const tidy = { ...details, ...(reason !== undefined && { reason }) };
  const isOverAgreed =
    act === 'clear_invoice' && Number(job.invoice_bani) !== Number(job.agreed_bani ?? job.invoice_bani);
  if ((needsReason(act) || isOverAgreed) && (reason ?? '').length < 3) {
    if (isOverAgreed && (reason ?? '') === '') throw jobRefused('invoice_differs');
    throw missingDetail('reason');
  }
  const needed: Partial<Record<JobAct, keyof ActDetails>> = {
    send: 'to',
    offer_next: 'to',
    quote: 'quoteBani',
    wait_for_parts: 'partsUntil',
    invoice: 'invoice',
  };
  const field = needed[act];
  if (field !== undefined && tidy[field] === undefined) throw missingDetail(field);
  if (field === 'to' && (reason ?? '').length < 3) throw missingDetail('reason');
  return tidy;
}

/** Parts that are awaited until a day that is over would make the job late at once. */
function requireDayToCome({ partsUntil }: ActDetails, today: string): void {
  if (partsUntil !== undefined && partsUntil < today)
    throw new Problem(422, 'rule_refused', { fields: [{ field: 'parts_until', code: 'outdated' }] });
}

/** Refuses with the field that is missing. */
export const missingDetail = (field: keyof ActDetails) =>
  new Problem(422, 'rule_refused', { fields: [{ field: fieldNames[field] ?? field, code: 'required' }] });

/** The names that the contract gives to details, where it names them otherwise. */
const fieldNames: Partial<Record<keyof ActDetails, string>> = {
  quoteBani: 'quote_bani',
  partsUntil: 'parts_until',
  invoice: 'invoice_number',
  to: 'partner_id',
};
