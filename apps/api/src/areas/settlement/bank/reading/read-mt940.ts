import { noteAccount, type BankFileHead, type BankLine } from './bank-line.ts';
import { writtenAmount, writtenDay } from './bank-values.ts';

type Statement = {
  account: string | null;
  currency: string | null;
  id: string | null;
  no: string | null;
  entries: number;
};
type Field = { tag: string; text: string[] };

const mostLinesOfField = 40;
const longestRaw = 4_000;

/** The lines of an MT940; each `:61:` with its `:86:` is one. One that cannot be read stays a line, with its fault. */
export async function* readMt940(lines: AsyncIterable<string>, head: BankFileHead): AsyncGenerator<BankLine> {
  head.format = 'mt940';
  let statement = newStatement();
  let entry: Field | undefined;
  for await (const field of fieldsOf(lines)) {
    if (entry !== undefined) {
      const isAbout = field.tag === '86';
      yield lineOf(statement, entry, isAbout ? field : undefined);
      entry = undefined;
      if (isAbout) continue;
    }
    if (field.tag === '20') statement = { ...newStatement(), id: field.text[0] ?? null };
    else if (field.tag === '61') entry = field;
    else noteField(statement, head, field);
  }
  if (entry !== undefined) yield lineOf(statement, entry, undefined);
}

const newStatement = (): Statement => ({ account: null, currency: null, id: null, no: null, entries: 0 });

/** The fields of a file: a tag, its text, and the lines that go on with it. */
async function* fieldsOf(lines: AsyncIterable<string>): AsyncGenerator<Field> {
  let field: Field | undefined;
  for await (const line of lines) {
    const [, tag, rest = ''] = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag !== undefined) {
      if (field !== undefined) yield field;
      field = { tag, text: [rest] };
    } else if (/^-\}?\s*$/.test(line) || line.startsWith('{1:')) {
      if (field !== undefined) yield field;
      field = undefined;
    } else if (field !== undefined && field.text.length < mostLinesOfField) field.text.push(line);
  }
  if (field !== undefined) yield field;
}

function noteField(statement: Statement, head: BankFileHead, { tag, text }: Field): void {
  const [said = ''] = text;
  if (tag === '25') {
    statement.account = said.split('/').at(-1)?.trim() || null;
    noteAccount(head, statement.account, null);
  } else if (tag === '28C' || tag === '28') statement.no = said;
  else if (/^6[02][FM]$/.test(tag)) {
    const [, sign, currency = null, written = ''] = /^([CD])\d{6}([A-Z]{3})([\d,]+)/.exec(said) ?? [];
    const amount = writtenAmount(written.replace(/,$/, ''));
    statement.currency ??= currency;
    head.currency ??= currency;
    if (typeof amount !== 'number') return;
    const signed = sign === 'D' ? 0 - amount : amount;
    if (tag.startsWith('60')) head.opening ??= signed;
    else head.closing = signed;
  }
}

// Day of value, day of entry, direction, letter of the currency, amount, kind, reference, reference of the bank.
const entryForm = /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d[\d,.]*)([A-Z][A-Z0-9]{3})?([^/]*)(?:\/\/(.*))?$/;

/** What `:61:` says of an entry. */
function entryOf(first: string) {
  const parts = entryForm.exec(first) ?? [];
  const [, valueDay = '', entryDay = '', mark = '', , written = '', kind = '', own = '', ofBank = ''] = parts;
  const unsigned = writtenAmount(written.replace(/,$/, ''));
  // RC takes a credit back, RD a debit: money moves the other way.
  const isIn = mark === 'C' || mark === 'RD' || mark === 'EC';
  return {
    isEntry: parts.length > 0,
    bookedOn: dayOf(valueDay, entryDay),
    mark,
    kind,
    unsigned,
    amount: typeof unsigned === 'number' && mark !== '' ? (isIn ? unsigned : 0 - unsigned) : null,
    reference: own.trim() === 'NONREF' ? '' : own.trim(),
    bankReference: ofBank.trim() || null,
  };
}

function lineOf(statement: Statement, { text }: Field, about: Field | undefined): BankLine {
  const [first = '', ...more] = text;
  const entry = entryOf(first);
  const said = detailsOf(about?.text ?? []);
  const words = [entry.reference, ...said.texts, ...more.map((line) => line.trim())].filter(Boolean);
  const isReturn = entry.mark === 'RD' || entry.kind.endsWith('RTI') || /\bRETUR(NAT)?\b/i.test(said.whole);
  return {
    identity: [
      ...[statement.account, statement.id, statement.no, (statement.entries += 1)],
      ...[first, said.whole.slice(0, 200)],
    ],
    bookedOn: entry.bookedOn ?? null,
    amount: entry.amount,
    currency: statement.currency,
    isBooked: !entry.mark.startsWith('E'),
    isReturn,
    returnReason: isReturn ? (/\b[A-Z]{2}\d{2}\b/.exec(said.whole)?.[0] ?? null) : null,
    counterparty: said.counterparty,
    text: words.join(' · '),
    raw: [`:61:${text.join('\n')}`, ...(about ? [`:86:${about.text.join('\n')}`] : [])]
      .join('\n')
      .slice(0, longestRaw),
    bankReference: entry.bankReference,
    // Banks break a reference where their line ends.
    searched: [...words, said.whole, said.joined, more.join('')].join(' '),
    fault: faultOf(entry.isEntry, entry, statement.currency),
  };
}

type Values = {
  bookedOn: string | undefined;
  amount: number | null;
  unsigned: ReturnType<typeof writtenAmount>;
};

function faultOf(
  isEntry: boolean,
  { bookedOn, amount, unsigned }: Values,
  currency: string | null,
): BankLine['fault'] {
  if (!isEntry) return 'malformed';
  if (unsigned === 'unclear') return 'unclear_amount';
  if (amount === null) return 'no_amount';
  if (bookedOn === undefined) return 'no_date';
  return currency === null ? 'no_currency' : null;
}

/** The day of the entry in the year of its value: an entry of January may have a value of December, and the reverse. */
function dayOf(valueDay: string, entryDay: string): string | undefined {
  const value = writtenDay(`20${valueDay}`);
  if (value === undefined || entryDay === '') return value;
  const months = Number(entryDay.slice(0, 2)) - Number(value.slice(5, 7));
  const year = Number(value.slice(0, 4)) + (months < -6 ? 1 : months > 6 ? -1 : 0);
  return writtenDay(`${year}${entryDay}`) ?? value;
}

/** What `:86:` says: in fields (`?20` to `?29` the details, `?32` and `?33` the name), or in free words. */
function detailsOf(lines: readonly string[]) {
  const whole = lines.join(' ').trim();
  const joined = lines.join('');
  const pieces = joined.split(/\?(?=\d{2})/);
  if (pieces.length < 2) return { whole, joined, texts: [whole], counterparty: '' };
  const fields = pieces.slice(1).map((piece) => ({ no: Number(piece.slice(0, 2)), text: piece.slice(2) }));
  const between = (from: number, to: number) =>
    fields.filter(({ no }) => no >= from && no <= to).map(({ text }) => text);
  const details = [...between(20, 29), ...between(60, 63)].join('');
  return {
    whole,
    joined: details,
    texts: [details.trim()],
    counterparty: between(32, 33).join('').trim(),
  };
}
