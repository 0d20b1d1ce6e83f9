/** What the columns of statements are called, in small letters without marks. */
const headings = {
  day: [
    ...['data', 'data tranzactiei', 'data tranzactie', 'data operatiunii', 'data operatiune'],
    ...['data inregistrarii', 'data contabila', 'data procesarii', 'data valuta', 'date', 'booking date'],
  ],
  amount: ['suma', 'suma lei', 'suma tranzactiei', 'suma tranzactie', 'valoare', 'amount'],
  debit: ['debit', 'suma debit', 'sume debit', 'debit (ron)', 'debit lei', 'plati', 'iesiri'],
  credit: ['credit', 'suma credit', 'sume credit', 'credit (ron)', 'credit lei', 'incasari', 'intrari'],
  currency: ['valuta', 'moneda', 'currency'],
  text: [
    ...['detalii', 'descriere', 'explicatii', 'explicatie', 'detalii tranzactie', 'detalii tranzactii'],
    ...['descriere tranzactie', 'descrierea tranzactiei', 'detaliile tranzactiei', 'details', 'description'],
  ],
  payee: [
    ...['beneficiar', 'partener', 'nume partener', 'ordonator/beneficiar', 'beneficiar/ordonator'],
    ...['nume beneficiar', 'payee', 'counterparty'],
  ],
  reference: [
    ...['referinta', 'referinta bancii', 'referinta tranzactie', 'referinta tranzactiei', 'numar referinta'],
    ...['nr. referinta', 'id tranzactie', 'nr. document', 'reference', 'bank reference'],
  ],
  status: ['stare', 'status'],
} as const;

type Name = keyof typeof headings;

/** Where each kind of column stands; a statement may have several of the same kind. */
export type CsvColumns = Record<Name, number[]>;

/** As much of a heading as people are shown. */
const longestHeading = 60;

/** A heading in small letters, without marks. */
export const bareName = (cell: string) =>
  cell
    .trim()
    .slice(0, longestHeading)
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/:$/, '');

/** The columns that a user assigned for the files of a bank. */
export type CsvLayout = {
  /** The headings of the table in their order, in small letters without marks. */
  headings: string[];
  columns: CsvColumns;
  /** Which sign parts lei from bani, where an amount alone does not show it. */
  decimal: 'auto' | 'comma' | 'point';
};

/** What the columns of a table mean. */
export type KnownColumns = Pick<CsvLayout, 'columns' | 'decimal'>;

/** The meaning of each column, from the user's choice or its heading; `undefined` for a row without headings. */
export function csvColumns(row: readonly string[], layouts: readonly CsvLayout[]): KnownColumns | undefined {
  const names = row.map(bareName);
  const said = layouts.find(
    ({ headings: known }) =>
      known.length === names.length && known.every((name, index) => name === names[index]),
  );
  if (said !== undefined) return said;
  const columns = columnsByName(names);
  return columns && { columns, decimal: 'auto' };
}

function columnsByName(names: readonly string[]): CsvColumns | undefined {
  const find = (name: Name) =>
    names.flatMap((cell, index) => ((headings[name] as readonly string[]).includes(cell) ? [index] : []));
  const columns = {
    day: find('day'),
    amount: find('amount'),
    debit: find('debit'),
    credit: find('credit'),
    currency: find('currency'),
    text: find('text'),
    payee: find('payee'),
    reference: find('reference'),
    status: find('status'),
  };
  const hasAmount = columns.amount.length > 0 || columns.debit.length > 0;
  return columns.day.length > 0 && columns.text.length > 0 && hasAmount ? columns : undefined;
}
