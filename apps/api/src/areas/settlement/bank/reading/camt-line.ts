import type { BankLine } from './bank-line.ts';
import { dayOfXml, decimalAmount, unclear } from './bank-values.ts';

/** What tags of a part of a file say, by their path within it. */
export type Facts = { values: Map<string, string[]>; currencies: Map<string, string>; raw: string };

/** An entry of a statement, and where it stands. */
export type CamtEntry = {
  facts: Facts;
  account: string | null;
  currency: string | null;
  /** How the bank names the statement. */
  statement: readonly (string | null)[];
  no: number;
};

/** One transfer of an entry. */
export type CamtTransfer = { facts: Facts; no: number; isOnly: boolean };

/** What a transfer says, and its entry where the transfer is silent. */
class Said {
  readonly #own: ReadonlyMap<string, string[]>;
  readonly #ofEntry: ReadonlyMap<string, string[]>;

  constructor(entry: CamtEntry, transfer: CamtTransfer | undefined) {
    this.#own = transfer?.facts.values ?? new Map();
    this.#ofEntry = entry.facts.values;
  }

  /** The first of these places at which something stands. */
  first(...places: readonly string[]): string | undefined {
    return places.map((place) => this.own(place) ?? this.ofEntry(place)).find(Boolean);
  }

  own(place: string): string | undefined {
    return this.#own.get(place)?.[0];
  }

  ofEntry(place: string): string | undefined {
    return this.#ofEntry.get(place)?.[0];
  }

  all(place: string): readonly string[] {
    return this.#own.get(place) ?? [];
  }

  has(beginning: string): boolean {
    return [...this.#own.keys(), ...this.#ofEntry.keys()].some((place) => place.startsWith(beginning));
  }
}

/** The line of a transfer, or of an entry that names none. */
export function camtLine(entry: CamtEntry, transfer: CamtTransfer | undefined): BankLine {
  const said = new Said(entry, transfer);
  const { written, currency = null } = moneyOf(entry, transfer);
  const direction = said.first('CdtDbtInd');
  const bookedOn = dayOfXml(
    said.first('BookgDt/Dt', 'BookgDt/DtTm', 'BookgDt/DtTm/Dt', 'ValDt/Dt', 'ValDt/DtTm') ?? '',
  );
  const unsigned = decimalAmount(written ?? '');
  const isReturn = isReturned(said);
  const endToEnd = said.own('Refs/EndToEndId') ?? null;
  const isAlone = transfer === undefined || transfer.isOnly;
  const words = wordsOf(said, { isAlone, isWhole: transfer === undefined });
  return {
    identity: [
      ...[entry.account, ...entry.statement, entry.no, bookedOn ?? null, written ?? null],
      ...[transfer?.no ?? 0, endToEnd],
    ],
    bookedOn: bookedOn ?? null,
    amount: signedAmount(unsigned, direction),
    currency,
    isBooked: said.first('Sts/Cd', 'Sts') === 'BOOK',
    isReturn,
    returnReason: said.first(...reasonPlaces) ?? null,
    counterparty: counterpartyOf(said, direction === 'DBIT' || isReturn),
    text: words.join(' · '),
    raw: `${entry.facts.raw}${transfer?.facts.raw ?? ''}`,
    bankReference: bankReferenceOf(said, isAlone),
    searched: [...words, ...said.all('Refs/InstrId'), ...said.all('Refs/PmtInfId')].join(' '),
    fault: faultOf({ bookedOn, written, unsigned, direction, currency }),
  };
}

const reasonPlaces = ['RtrInf/Rsn/Cd', 'RtrInf/AddtlInf', 'RtrInf/Rsn/Prtry'];

function signedAmount(unsigned: Read['unsigned'], direction: string | undefined): number | null {
  if (typeof unsigned !== 'number' || direction === undefined) return null;
  return direction === 'DBIT' ? 0 - unsigned : unsigned;
}

function isReturned(said: Said): boolean {
  const reversal = said.first('RvslInd');
  return (
    reversal === 'true' ||
    reversal === '1' ||
    said.has('RtrInf') ||
    said.first('BkTxCd/Domn/Fmly/SubFmlyCd') === 'RRTN'
  );
}

/** The words of a transfer; those of its entry count when it is the only one, its batch when it names no transfer. */
function wordsOf(said: Said, { isAlone, isWhole }: { isAlone: boolean; isWhole: boolean }): string[] {
  const endToEnd = said.own('Refs/EndToEndId');
  return [
    endToEnd === 'NOTPROVIDED' ? '' : endToEnd,
    ...said.all('RmtInf/Ustrd'),
    ...said.all('RmtInf/Strd/CdtrRefInf/Ref'),
    said.own('AddtlTxInf'),
    isAlone ? said.ofEntry('AddtlNtryInf') : '',
    ...(isWhole ? ['NtryDtls/Btch/PmtInfId', 'NtryDtls/Btch/MsgId'].map((place) => said.ofEntry(place)) : []),
  ].flatMap((words) => words || []);
}

function bankReferenceOf(said: Said, isAlone: boolean): string | null {
  const ofEntry = isAlone ? (said.ofEntry('AcctSvcrRef') ?? said.ofEntry('NtryRef')) : undefined;
  return said.own('Refs/AcctSvcrRef') ?? ofEntry ?? null;
}

/**
 * The amount in the currency of the account: of the entry while it is one transfer, of the transfer otherwise.
 *
 * `InstdAmt` comes last: it is what was ordered, perhaps in another currency, and not what left the account.
 */
function moneyOf({ facts, currency }: CamtEntry, transfer: CamtTransfer | undefined) {
  const whole = { written: facts.values.get('Amt')?.[0], currency: facts.currencies.get('Amt') ?? currency };
  if (transfer === undefined || transfer.isOnly) return whole;
  const place = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt'].find((known) =>
    transfer.facts.values.has(known),
  );
  if (place === undefined) return { written: undefined, currency };
  return {
    written: transfer.facts.values.get(place)?.[0],
    currency: transfer.facts.currencies.get(place) ?? currency,
  };
}

function counterpartyOf(said: Said, isPayee: boolean): string {
  const sides = isPayee ? ['Cdtr', 'UltmtCdtr', 'Dbtr'] : ['Dbtr', 'UltmtDbtr', 'Cdtr'];
  const places = sides.flatMap((side) => [`RltdPties/${side}/Nm`, `RltdPties/${side}/Pty/Nm`]);
  return places.map((place) => said.own(place)).find(Boolean) ?? '';
}

type Read = {
  bookedOn: string | undefined;
  written: string | undefined;
  unsigned: ReturnType<typeof decimalAmount>;
  direction: string | undefined;
  currency: string | null | undefined;
};

function faultOf({ bookedOn, written, unsigned, direction, currency }: Read): BankLine['fault'] {
  if (unsigned === unclear) return 'unclear_amount';
  if (written === undefined || unsigned === undefined) return 'no_amount';
  if (direction !== 'DBIT' && direction !== 'CRDT') return 'no_direction';
  if (!currency) return 'no_currency';
  return bookedOn === undefined ? 'no_date' : null;
}
