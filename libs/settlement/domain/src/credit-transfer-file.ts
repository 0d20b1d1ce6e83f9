import anyAscii from 'any-ascii';
import type { LocalDate } from '@dosar/kernel/dates';
import type { Bani } from '@dosar/kernel/money';

/** An account as the bank knows it. */
export type BankAccount = { name: string; iban: string; bic?: string | null };

/** One transfer that the bank is asked for. */
export type CreditTransfer = { reference: string; amountBani: Bani; payee: BankAccount; details: string };

/** Transfers from one account on one day. */
export type CreditTransferBatch = {
  /** Names the file to the bank; each has another. */
  messageId: string;
  createdAt: Date;
  requestedOn: LocalDate;
  payer: BankAccount;
  transfers: readonly CreditTransfer[];
};

/** The schema that the file follows. */
const creditTransferNamespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/**
 * Text with the letters that banks pass on from end to end, no longer than its field.
 *
 * Letters lose their marks (ș becomes s), other alphabets are written in Latin letters; what has none becomes a space.
 */
export function bankText(text: string, longest: number): string {
  return anyAscii(text)
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}

/** A name as banks pass it on. The standard allows no empty one, so what has no letter at all is named by its account. */
const bankName = ({ name, iban }: BankAccount): string => bankText(name, 70) || iban;

/** Lei with two decimals and a point, as the standard writes amounts. */
function decimal(bani: Bani): string {
  return `${Math.trunc(bani / 100)}.${String(bani % 100).padStart(2, '0')}`;
}

const element = (name: string, ...children: string[]) => `<${name}>${children.join('')}</${name}>`;
const text = (name: string, value: string) =>
  element(name, value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'));
const account = (name: string, { iban }: BankAccount, ...more: string[]) =>
  element(name, element('Id', text('IBAN', iban)), ...more);
const bankOf = (name: string, bic: string | null | undefined) =>
  element(name, element('FinInstnId', bic ? text('BICFI', bic) : element('Othr', text('Id', 'NOTPROVIDED'))));

/** The file that asks a bank for transfers: ISO 20022 customer credit transfer initiation, pain.001.001.09. */
export function creditTransferFile(batch: CreditTransferBatch): string {
  const { messageId, createdAt, requestedOn, payer, transfers } = batch;
  const total = transfers.reduce((sum, { amountBani }) => sum + amountBani, 0);
  const count = text('NbOfTxs', String(transfers.length));
  const sum = text('CtrlSum', decimal(total));
  const payerName = text('Nm', bankName(payer));
  const head = element(
    'GrpHdr',
    text('MsgId', messageId),
    text('CreDtTm', `${createdAt.toISOString().slice(0, 19)}Z`),
    count,
    sum,
    element('InitgPty', payerName),
  );
  const payment = element(
    'PmtInf',
    text('PmtInfId', messageId),
    text('PmtMtd', 'TRF'),
    text('BtchBookg', 'false'),
    count,
    sum,
    element('ReqdExctnDt', text('Dt', requestedOn)),
    element('Dbtr', payerName),
    account('DbtrAcct', payer, text('Ccy', 'RON')),
    bankOf('DbtrAgt', payer.bic),
    text('ChrgBr', 'SLEV'),
    ...transfers.map(transferElement),
  );
  const document = element('CstmrCdtTrfInitn', head, payment);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${creditTransferNamespace}">${document}</Document>\n`;
}

function transferElement({ reference, amountBani, payee, details }: CreditTransfer): string {
  return element(
    'CdtTrfTxInf',
    element('PmtId', text('InstrId', bankText(reference, 35)), text('EndToEndId', bankText(reference, 35))),
    element('Amt', `<InstdAmt Ccy="RON">${decimal(amountBani)}</InstdAmt>`),
    element('Cdtr', text('Nm', bankName(payee))),
    account('CdtrAcct', payee),
    element('RmtInf', text('Ustrd', bankText(details, 140))),
  );
}
