import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { BankFileRefused, noteAccount, type BankFileHead, type BankLine } from './bank-line.ts';
import { camtLine, type CamtEntry, type Facts } from './camt-line.ts';
import { decimalAmount } from './bank-values.ts';

const roots: ReadonlyMap<string, NonNullable<BankFileHead['format']>> = new Map([
  ['BkToCstmrAcctRpt', 'camt052'],
  ['BkToCstmrStmt', 'camt053'],
  ['BkToCstmrDbtCdtNtfctn', 'camt054'],
]);
const statements = new Set(['Rpt', 'Stmt', 'Ntfctn']);

const mostDepth = 40;
const longestText = 1_000;
const longestRaw = 4_000;
const mostFacts = 120;

/**
 * The lines of a camt.052, camt.053 or camt.054 of any version; one entry may carry several transfers, each of which is a line.
 *
 * One transfer is in memory at a time. A document type is refused, and with it every entity that a file could define.
 */
export async function* readCamt(chunks: AsyncIterable<string>, head: BankFileHead): AsyncGenerator<BankLine> {
  const lines: BankLine[] = [];
  const reader = new CamtReader(head, (line) => lines.push(line));
  const parser = new SaxesParser({ xmlns: false, position: false });
  let fault: BankFileRefused | undefined;
  parser.on('doctype', () => (fault ??= new BankFileRefused('entities')));
  parser.on('error', () => (fault ??= new BankFileRefused('unreadable')));
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('closetag', () => reader.close());
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  const check = () => {
    if (fault !== undefined) throw fault;
  };
  for await (const chunk of chunks) {
    parser.write(chunk);
    check();
    yield* lines.splice(0);
  }
  parser.close();
  check();
  yield* lines.splice(0);
  if (head.format === null) throw new BankFileRefused('unreadable');
}

const noFacts = (): Facts => ({ values: new Map(), currencies: new Map(), raw: '' });
const localName = (name: string) => name.slice(name.indexOf(':') + 1);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Follows the tags of a file, and gathers what belongs to a balance, an entry or one of its transfers. */
class CamtReader {
  readonly #path: string[] = [];
  readonly #head: BankFileHead;
  readonly #emit: (line: BankLine) => void;
  #text = '';
  #statement = noFacts();
  #entry: (CamtEntry & { start: number }) | undefined;
  #entries = 0;
  #balance: { facts: Facts; start: number } | undefined;
  #transfer: { facts: Facts; start: number } | undefined;
  /** The last transfer waits: whether it is the only one of its entry shows by what follows. */
  #waiting: { facts: Facts; no: number } | undefined;
  #transfers = 0;

  constructor(head: BankFileHead, emit: (line: BankLine) => void) {
    this.#head = head;
    this.#emit = emit;
  }

  open({ name, attributes }: SaxesTagPlain): void {
    const local = localName(name);
    this.#path.push(local);
    if (this.#path.length > mostDepth) throw new BankFileRefused('unreadable');
    this.#text = '';
    const start = this.#path.length;
    this.#head.format ??= roots.get(local) ?? null;
    if (this.#entry === undefined) {
      if (statements.has(local)) this.#beginStatement();
      else if (local === 'Bal') this.#balance = { facts: noFacts(), start };
      else if (local === 'Ntry') this.#beginEntry(start);
    } else if (local === 'TxDtls') {
      this.#settle(false);
      this.#transfer = { facts: noFacts(), start };
    }
    this.#write(`<${local}${attributes['Ccy'] === undefined ? '' : ` Ccy="${attributes['Ccy']}"`}>`);
    const scope = this.#scope();
    if (attributes['Ccy'] !== undefined && scope.facts.currencies.size < mostFacts)
      scope.facts.currencies.set(this.#path.slice(scope.start).join('/'), attributes['Ccy'].slice(0, 3));
  }

  text(text: string): void {
    if (this.#text.length < longestText) this.#text = `${this.#text}${text}`.slice(0, longestText);
  }

  close(): void {
    const said = this.#text.trim();
    this.#text = '';
    const { facts, start } = this.#scope();
    if (said !== '') {
      const place = this.#path.slice(start).join('/');
      const known = facts.values.get(place);
      if (known !== undefined && known.length < mostFacts) known.push(said);
      else if (facts.values.size < mostFacts) facts.values.set(place, [said]);
      this.#write(escaped(said));
    }
    const local = this.#path.at(-1) ?? '';
    this.#write(`</${local}>`);
    const depth = this.#path.length;
    this.#path.pop();
    if (this.#transfer?.start === depth) {
      this.#waiting = { facts: this.#transfer.facts, no: (this.#transfers += 1) };
      this.#transfer = undefined;
    } else if (this.#entry?.start === depth) this.#endEntry();
    else if (this.#balance?.start === depth) this.#endBalance(this.#balance.facts);
  }

  #scope(): { facts: Facts; start: number } {
    return this.#transfer ?? this.#entry ?? this.#balance ?? { facts: this.#statement, start: 3 };
  }

  #write(piece: string): void {
    const { facts } = this.#scope();
    if (facts.raw.length + piece.length <= longestRaw) facts.raw += piece;
  }

  #beginStatement(): void {
    this.#statement = noFacts();
    this.#entries = 0;
  }

  #beginEntry(start: number): void {
    const account =
      this.#fact('Acct/Id/IBAN') ?? this.#fact('Acct/Id/Othr/Id') ?? this.#fact('Acct/Id/PrtryAcct/Id');
    const currency = this.#fact('Acct/Ccy');
    noteAccount(this.#head, account, currency);
    this.#transfers = 0;
    const statement = [this.#fact('Id'), this.#fact('ElctrncSeqNb') ?? this.#fact('LglSeqNb')];
    this.#entry = { facts: noFacts(), start, account, currency, statement, no: (this.#entries += 1) };
  }

  #fact(place: string): string | null {
    return this.#statement.values.get(place)?.[0] ?? null;
  }

  /** Tells of the transfer that waits, now that what follows it is known. */
  #settle(isOver: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (this.#entry === undefined || waiting === undefined) return;
    this.#emit(camtLine(this.#entry, { ...waiting, isOnly: isOver && waiting.no === 1 }));
  }

  #endEntry(): void {
    if (this.#waiting !== undefined) this.#settle(true);
    else if (this.#entry !== undefined) this.#emit(camtLine(this.#entry, undefined));
    this.#entry = undefined;
  }

  #endBalance({ values }: Facts): void {
    const kind = values.get('Tp/CdOrPrtry/Cd')?.[0];
    const amount = decimalAmount(values.get('Amt')?.[0] ?? '');
    this.#balance = undefined;
    if (typeof amount !== 'number') return;
    const signed = values.get('CdtDbtInd')?.[0] === 'DBIT' ? 0 - amount : amount;
    if (kind === 'OPBD' || kind === 'PRCD') this.#head.opening ??= signed;
    if (kind === 'CLBD') this.#head.closing = signed;
  }
}
