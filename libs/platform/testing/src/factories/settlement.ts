import type { Schema } from '@dosar/openapi';
import { daysAhead, hoursAgo } from '../cast/clock.ts';

/** An offer of 7.279,02 lei as its claimant sees it: sent, late, under the law of 10 days and 0.2 %. */
export function aReceivedOffer(change: Partial<Schema<'ReceivedOffer'>> = {}): Schema<'ReceivedOffer'> {
  return {
    claim_file_no: 'DM26R0000075',
    plate: 'B879WDA',
    language: 'ro',
    state: 'issued',
    lines: [
      { code: 'repair', note: 'deviz v2', amount_bani: 686_700 },
      { code: 'penalty', amount_bani: 41_202 },
    ],
    compensation_bani: 686_700,
    penalty_bani: 41_202,
    amount_bani: 727_902,
    payee_name: 'Anghel Raluca',
    iban_masked: null,
    issued_at: hoursAgo(72),
    answered_at: null,
    answer_by: daysAhead(57),
    pay_by: daysAhead(10),
    payment_term: { days: 10, penalty_ppm: 2000 },
    undisputed: null,
    paid: null,
    contest_documents: [],
    has_letter: false,
    contact_name: 'Ana Ionescu',
    contact_phone: null,
    account_to_confirm: null,
    tracker_url: 'https://tracker.example/status/DM26R0000075',
    ...change,
  };
}
