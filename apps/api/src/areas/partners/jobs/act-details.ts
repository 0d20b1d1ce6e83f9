import type { JobAct, JobLine, JobSide, LineAnswer } from '@dosar/partners-domain';
import type { JobChange, JobFacts } from './job-repository.ts';
import type { ChosenShop } from './offer-repository.ts';

/** Who acts: people of the organisation are known by the caller, those of a partner by their name. */
export type ActingSide = { side: JobSide; name?: string };

/** What an act says beside that it happens; which of it an act needs, `carryOut` knows. */
export type ActDetails = {
  reason?: string;
  /** `send` and `offer_next`: who gets the job. */
  to?: ChosenShop;
  /** `accept`, `start_work`, `resume_work`: the day on which it will be done. */
  promisedOn?: string;
  /** `quote`: the estimate, VAT included. */
  quoteBani?: number;
  /** `wait_for_parts`: until when. */
  partsUntil?: string;
  /** `invoice`. */
  invoice?: { number: string; date: string; bani: number };
  /** `quote`, `invoice`: what the sum consists of, where the partner says it. */
  lines?: readonly JobLine[];
  /** `approve_quote`: what the handler says of each line. */
  answers?: readonly LineAnswer[];
};

/** What an act changes of a job; acts that choose somebody change more. */
export function bareChange(
  act: JobAct,
  { promisedOn, quoteBani, partsUntil, invoice, reason }: ActDetails,
  now: Date,
): JobChange {
  switch (act) {
    case 'accept':
    case 'start_work':
      return promisedOn === undefined ? {} : { promised_on: promisedOn };
    case 'resume_work':
      return { parts_until: null, ...(promisedOn !== undefined && { promised_on: promisedOn }) };
    case 'take_back':
      // What one shop promised and estimated binds no other one.
      return { promised_on: null, quote_bani: null, agreed_bani: null, parts_until: null };
    case 'quote':
      return { quote_bani: quoteBani };
    case 'wait_for_parts':
      return { parts_until: partsUntil };
    case 'invoice':
      return {
        invoice_number: invoice?.number,
        invoice_date: invoice?.date,
        invoice_bani: invoice?.bani,
        difference_reason: null,
      };
    case 'return_invoice':
      return { invoice_number: null, invoice_date: null, invoice_bani: null };
    case 'clear_invoice':
      return { invoice_cleared_at: now, difference_reason: reason ?? null };
    case 'stop_payment':
      return { invoice_cleared_at: null, difference_reason: null };
    default:
      return {};
  }
}

/** The same as the history of a job keeps it. */
export const factsOf = ({ promisedOn, quoteBani, partsUntil, invoice, to }: ActDetails): JobFacts => ({
  ...(promisedOn !== undefined && { promised_on: promisedOn }),
  ...(quoteBani !== undefined && { quote_bani: quoteBani }),
  ...(partsUntil !== undefined && { parts_until: partsUntil }),
  ...(invoice !== undefined && {
    invoice_number: invoice.number,
    invoice_date: invoice.date,
    invoice_bani: invoice.bani,
  }),
  ...(to !== undefined && ('partnerId' in to ? { partner_id: to.partnerId } : { shop_name: to.shop.name })),
});
