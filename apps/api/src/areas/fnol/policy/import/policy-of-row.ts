import { isLocalDate, parseTypedDate, type LocalDate } from '@dosar/kernel/dates';
import { parseLei } from '@dosar/kernel/money';
import { isPlausibleForeignPlate } from '@dosar/kernel/plates';
import { isCnp, isCui } from '@dosar/kernel/romanian-numbers';
import { normaliseVin } from '@dosar/kernel/vin';
import { foldText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';
import { numberKey, type ToldPolicy } from '../known-policy.ts';
import type { PolicyLine } from './policy-file.ts';

export type RowFault = Schema<'PolicyRowFault'>;

/** Why a row is no policy. */
class RowRefused extends Error {
  readonly fault: RowFault;
  constructor(fault: RowFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The policy that a row of a file says, or why it says none. */
export function policyOfRow(line: PolicyLine): ToldPolicy | RowFault {
  try {
    return readRow(line);
  } catch (error) {
    if (error instanceof RowRefused) return error.fault;
    throw error;
  }
}

function readRow(line: PolicyLine): ToldPolicy {
  const number = within(line.number, 40, 'malformed_number');
  const prefix = within(line.prefix, 19, 'malformed_number');
  if (numberKey(number) === '') throw new RowRefused('malformed_number');
  const from = dayOf(line.valid_from);
  const until = dayOf(line.valid_until);
  if (from === null || until === null) throw new RowRefused('malformed_day');
  if (until < from) throw new RowRefused('ends_before_begin');
  const name = within(line.holder_name, 200, 'malformed_holder');
  if (name === '') throw new RowRefused('malformed_holder');
  const plate = checked(line.plate, isPlausibleForeignPlate, 'malformed_plate');
  const vin = checked(
    line.vin,
    (text) => /^[A-HJ-NPR-Z0-9]{5,17}$/.test(normaliseVin(text)),
    'malformed_vin',
  );
  const holder = checked(line.holder_number, (text) => isCnp(text) || isCui(text), 'malformed_holder');
  if (plate === '' && vin === '') throw new RowRefused('nothing_to_find_by');
  return {
    kind: kindOf(line.kind),
    prefix,
    number,
    insurer: within(line.insurer, 120, 'malformed_insurer'),
    valid_from: from,
    valid_until: until,
    paid_until: dayOf(line.paid_until),
    cancelled_on: dayOf(line.cancelled_on),
    plate,
    vin,
    holder_name: name,
    holder_number: holder,
    coverages: coveragesOf(line),
  };
}

function kindOf(text: string | undefined): ToldPolicy['kind'] {
  const said = foldText(text ?? '');
  if (/casco/.test(said)) return 'casco';
  if (/\brca\b|raspundere|\bmtpl\b/.test(said)) return 'rca';
  throw new RowRefused('malformed_kind');
}

function coveragesOf(line: PolicyLine): ToldPolicy['coverages'] {
  const deductible = amountOf(line.deductible) ?? 0;
  const vehicle = amountOf(line.vehicle_limit);
  const others = [
    ['property', amountOf(line.property_limit)],
    ['injury', amountOf(line.injury_limit)],
  ] as const;
  return [
    { coverage_code: 'vehicle', limit_bani: vehicle, deductible_bani: deductible },
    ...others.flatMap(([code, limit]) =>
      limit === null ? [] : [{ coverage_code: code, limit_bani: limit, deductible_bani: 0 }],
    ),
  ];
}

/** What nobody wrote, and a limit of nothing, is no amount. */
function amountOf(text: string | undefined): number | null {
  if (text === undefined || text === '') return null;
  const typed = text.replace(/\s*(?:ron|lei)$/i, '');
  // Programs write decimals with a point, people with a comma.
  const bani = parseLei(/^\d+\.\d{1,2}$/.test(typed) ? typed.replace('.', ',') : typed);
  if (bani === undefined || bani < 0 || bani > 1_000_000_000_000) throw new RowRefused('malformed_amount');
  return bani === 0 ? null : bani;
}

function dayOf(text: string | undefined): LocalDate | null {
  if (text === undefined || text === '') return null;
  // Programs write days with an hour behind them, and the year first.
  const typed = text.replace(/[ T]\d{1,2}:\d{2}.*$/, '');
  const day = isLocalDate(typed) ? typed : parseTypedDate(typed);
  if (day === undefined) throw new RowRefused('malformed_day');
  return day;
}

function within(text: string | undefined, most: number, fault: RowFault): string {
  if ((text ?? '').length > most) throw new RowRefused(fault);
  return text ?? '';
}

function checked(text: string | undefined, isRight: (text: string) => boolean, fault: RowFault): string {
  if (text !== undefined && text !== '' && !isRight(text)) throw new RowRefused(fault);
  return text ?? '';
}
