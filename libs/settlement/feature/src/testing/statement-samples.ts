import type { Schema } from '@dosar/openapi';
import { moneyId } from './money-samples.ts';

/** A statement that was read, with one line that matches. */
export function aStatement(
  changed: Partial<Schema<'BankStatement'>> = {},
  counts: Schema<'CountedStatement'>['counts'] = [
    { outcome: 'matches', count: 1, in_bani: 0, out_bani: -484_000 },
  ],
): Schema<'CountedStatement'> {
  return {
    statement: {
      bank_statement_id: moneyId(7),
      file_name: 'extras-118.sta',
      state: 'read',
      fault: null,
      format: 'mt940',
      account_masked: 'RO******************0000',
      currency: 'RON',
      opening_bani: 128_431_022,
      closing_bani: 127_947_022,
      line_count: counts.reduce((sum, { count }) => sum + count, 0),
      paid_count: 0,
      paid_bani: 0,
      size: 4_000,
      read_size: 4_000,
      recorded_at: null,
      created_by: 'Maria Stan',
      created_at: '2026-03-04T07:12:00.000Z',
      ...changed,
    },
    counts,
    decisions: { version: 0, to_record: countOfThemselves(counts), left_out: 0, waiting: 0 },
    csv_rows: null,
    csv_reading: null,
    unexplained_bani: 0,
  };
}

const countOfThemselves = (counts: Schema<'CountedStatement'>['counts']) =>
  counts
    .filter(({ outcome }) => outcome === 'matches' || outcome === 'returned')
    .reduce((sum, { count }) => sum + count, 0);

/** An order of 4.840,00 lei that a line names. */
export function anOrderOfLine(changed: Partial<Schema<'OrderOfLine'>> = {}): Schema<'OrderOfLine'> {
  return {
    payment_order_id: moneyId(3),
    reference: 'DM26R0000041-1',
    state: 'exported',
    payee_name: 'Țepeș Teodora',
    iban_masked: 'RO******************7781',
    amount_bani: 484_000,
    open_bani: 484_000,
    paid_on: null,
    claim_file_no: 'DM26R0000041',
    assignment_id: moneyId(4),
    ...changed,
  };
}

/** A line that pays that order. */
export function aLine(changed: Partial<Schema<'StatementLine'>> = {}): Schema<'StatementLine'> {
  return {
    line_no: 1,
    booked_on: '2026-03-04',
    amount_bani: -484_000,
    currency: 'RON',
    counterparty: 'Țepeș Teodora',
    text: 'DM26R0000041-1 · Despagubire',
    raw: ':61:2603040304D4840,00NTRFDM26R0000041-1\n:86:Despagubire',
    fault: null,
    return_reason: null,
    outcome: 'matches',
    orders: [anOrderOfLine()],
    decision: null,
    decision_version: 0,
    ...changed,
  };
}
