/** Accounts of invented banks; their check digits are right. */
export const ourAccount = 'RO49AAAA1B31007593840000';
const payeeAccount = 'RO09BCYP0000001234567890';

type Transfer = {
  /** As `EndToEndId`. */
  reference?: string;
  words?: string;
  /** As `Amt` of the transfer. */
  amount?: string;
  /** `TxAmt` in lei, and what was ordered, in euro. */
  exchanged?: { txAmt: string; instdAmt: string };
  bankReference?: string;
  returned?: string;
};

/** An entry of a camt file; paid on 4 March 2026 in lei, and booked, unless told otherwise. */
export type CamtEntry = {
  amount: string;
  currency?: string;
  direction?: 'DBIT' | 'CRDT' | '';
  status?: string;
  day?: string;
  dayTime?: string;
  isReversal?: boolean;
  entryReference?: string;
  bankReference?: string;
  note?: string;
  batch?: { paymentId: string; count: number };
  transfers?: readonly Transfer[];
};

type CamtFile = {
  kind?: '052' | '053' | '054';
  version?: string;
  id?: string;
  account?: string;
  opening?: string;
  closing?: string;
  encoding?: string;
};

const parts = {
  '052': { root: 'BkToCstmrAcctRpt', statement: 'Rpt' },
  '053': { root: 'BkToCstmrStmt', statement: 'Stmt' },
  '054': { root: 'BkToCstmrDbtCdtNtfctn', statement: 'Ntfctn' },
} as const;

const tag = (name: string, content: string | undefined) =>
  content === undefined ? '' : `<${name}>${content}</${name}>`;
const money = (name: string, amount: string, currency = 'RON') =>
  `<${name} Ccy="${currency}">${amount}</${name}>`;

/** A statement of an invented bank as a camt file. */
export function camtFile(entries: readonly CamtEntry[], file: CamtFile = {}): string {
  return [camtBeginning(file), ...entries.map((entry) => camtEntry(entry, file.version)), camtEnd(file)].join(
    '\n',
  );
}

/** What stands before the entries. */
export function camtBeginning({
  kind = '053',
  version = '08',
  id = 'EX-118',
  ...file
}: CamtFile = {}): string {
  const { root, statement } = parts[kind];
  const balance = (code: string, amount: string | undefined) =>
    amount === undefined
      ? ''
      : `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money('Amt', amount)}<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-04</Dt></Dt></Bal>`;
  return [
    `<?xml version="1.0" encoding="${file.encoding ?? 'UTF-8'}"?>`,
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}"><${root}>`,
    `<GrpHdr><MsgId>M-${id}</MsgId><CreDtTm>2026-03-04T18:00:00</CreDtTm></GrpHdr>`,
    `<${statement}><Id>${id}</Id><Acct><Id><IBAN>${file.account ?? ourAccount}</IBAN></Id><Ccy>RON</Ccy></Acct>`,
    balance('OPBD', file.opening) + balance('CLBD', file.closing),
  ].join('\n');
}

/** What stands behind the entries. */
export function camtEnd({ kind = '053' }: CamtFile = {}): string {
  const { root, statement } = parts[kind];
  return `</${statement}></${root}></Document>`;
}

/** One entry. */
export function camtEntry(entry: CamtEntry, version = '08'): string {
  const { status = 'BOOK', direction = 'DBIT', transfers = [], batch } = entry;
  const day = entry.dayTime === undefined ? tag('Dt', entry.day ?? '2026-03-04') : tag('DtTm', entry.dayTime);
  // From version 08 on the state has a code below it.
  const state = Number(version) >= 8 ? tag('Cd', status) : status;
  const details = [
    batch ? `<Btch><PmtInfId>${batch.paymentId}</PmtInfId><NbOfTxs>${batch.count}</NbOfTxs></Btch>` : '',
    ...transfers.map(camtTransfer),
  ].join('');
  return [
    `<Ntry>${tag('NtryRef', entry.entryReference)}${money('Amt', entry.amount, entry.currency)}`,
    direction === '' ? '' : tag('CdtDbtInd', direction),
    entry.isReversal === true ? '<RvslInd>true</RvslInd>' : '',
    `<Sts>${state}</Sts>${day === '<Dt></Dt>' ? '' : `<BookgDt>${day}</BookgDt>`}`,
    tag('AcctSvcrRef', entry.bankReference),
    details === '' ? '' : `<NtryDtls>${details}</NtryDtls>`,
    `${tag('AddtlNtryInf', entry.note)}</Ntry>`,
  ].join('');
}

function camtTransfer(transfer: Transfer): string {
  const { exchanged } = transfer;
  return [
    `<TxDtls><Refs>${tag('AcctSvcrRef', transfer.bankReference)}${tag('EndToEndId', transfer.reference)}</Refs>`,
    transfer.amount === undefined ? '' : money('Amt', transfer.amount),
    exchanged
      ? `<AmtDtls><InstdAmt>${money('Amt', exchanged.instdAmt, 'EUR')}</InstdAmt><TxAmt>${money('Amt', exchanged.txAmt)}</TxAmt></AmtDtls>`
      : '',
    `<RltdPties><Cdtr><Pty><Nm>Țepeș Teodora</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>${payeeAccount}</IBAN></Id></CdtrAcct></RltdPties>`,
    transfer.words === undefined ? '' : `<RmtInf><Ustrd>${transfer.words}</Ustrd></RmtInf>`,
    transfer.returned === undefined ? '' : `<RtrInf><Rsn><Cd>${transfer.returned}</Cd></Rsn></RtrInf>`,
    '</TxDtls>',
  ].join('');
}

/** A statement of an invented bank as MT940. */
export const mt940File = (entries: readonly string[]): string =>
  [
    '{1:F01AAAAROBUXXXX0000000000}{2:O940}{4:',
    ':20:EX118',
    `:25:${ourAccount}`,
    ':28C:00118/001',
    ':60F:C260303RON1284310,22',
    ...entries,
    ':62F:C260304RON1279470,22',
    '-}',
  ].join('\r\n');
