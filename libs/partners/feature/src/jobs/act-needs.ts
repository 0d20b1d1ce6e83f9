import type { Schema } from '@dosar/openapi';
import type { Job } from './job-queries.ts';

type Act = Schema<'PartnerJobAct'>;

/** What the window of an act asks for. */
export type ActField = 'reason' | 'promised' | 'amount' | 'parts_until' | 'invoice';

const fields: Partial<Record<Act, readonly ActField[]>> = {
  accept: ['promised'],
  decline: ['reason'],
  take_back: ['reason'],
  reopen: ['reason'],
  quote: ['amount'],
  refuse_quote: ['reason'],
  wait_for_parts: ['parts_until'],
  invoice: ['invoice', 'amount'],
  return_invoice: ['reason'],
  cancel: ['reason'],
};

/** What an act on a job asks for beside itself; an invoice as agreed goes on without a word. */
export function fieldsOf(job: Job, act: Act): readonly ActField[] {
  if (act === 'clear_invoice') {
    const difference = job.invoice?.difference_bani ?? 0;
    return difference === 0 ? [] : ['reason'];
  }
  return fields[act] ?? [];
}

/** Whether an estimate is answered line by line. */
export const isByLine = (job: Job, act: Act): boolean =>
  act === 'approve_quote' && job.quote_lines.length > 0;

/** Whether an act opens a window first. */
export const isAskingMore = (job: Job, act: Act): boolean =>
  act === 'send' || act === 'offer_next' || isByLine(job, act) || fieldsOf(job, act).length > 0;
