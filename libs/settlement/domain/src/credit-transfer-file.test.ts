import { expect, test } from 'vitest';
import { bankText, creditTransferFile } from './credit-transfer-file.ts';

const batch = {
  messageId: 'DEMO-20261125-0001',
  createdAt: new Date('2026-11-25T09:00:00.123Z'),
  requestedOn: '2026-11-26',
  payer: { name: 'Asigurarea Demo & Fiii', iban: 'RO49AAAA1B31007593840000', bic: 'AAAAROBU' },
  transfers: [
    {
      reference: 'DM26R0000075-1',
      amountBani: 727_902,
      payee: { name: 'Țăndărei Ștefania', iban: 'RO09BCYP0000001234567890' },
      details: 'Despăgubire dosar DM26R0000075',
    },
    {
      reference: 'DM26R0000076-1',
      amountBani: 5,
      payee: { name: 'Ionescu Ana', iban: 'RO49AAAA1B31007593840000' },
      details: 'Despăgubire',
    },
  ],
};

test('M4 the file for the bank counts its transfers and their sum twice, as the standard asks', () => {
  const file = creditTransferFile(batch);
  expect(file.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>7279\.07<\/CtrlSum>/g)).toHaveLength(2);
  expect(file).toContain('<InstdAmt Ccy="RON">0.05</InstdAmt>');
  expect(file).toContain('<ReqdExctnDt><Dt>2026-11-26</Dt></ReqdExctnDt>');
  expect(file).toContain('<CreDtTm>2026-11-25T09:00:00Z</CreDtTm>');
});

test('names carry only letters that banks pass on, and nothing breaks the file', () => {
  expect(creditTransferFile(batch)).toContain('<Cdtr><Nm>Tandarei Stefania</Nm></Cdtr>');
  expect(bankText('Dacia <Duster> & fiii – ș', 100)).toBe('Dacia Duster fiii - s');
  expect(bankText('a'.repeat(80), 70)).toHaveLength(70);
});

test('a name of another alphabet is written in Latin letters, and is never empty', () => {
  const named = (name: string) => {
    const [transfer] = batch.transfers;
    if (transfer === undefined) throw new Error('The batch has a transfer.');
    const transfers = [{ ...transfer, payee: { ...transfer.payee, name } }];
    return /<Cdtr><Nm>(.*?)<\/Nm>/.exec(creditTransferFile({ ...batch, transfers }))?.[1];
  };
  expect(named('Иван Петров')).toBe('Ivan Petrov');
  expect(named('Łukasz Weiß')).toBe('Lukasz Weiss');
  expect(named('***')).toBe('RO09BCYP0000001234567890');
});

test('what banks do not pass on stands between words as a space, and no text begins or ends with one', () => {
  expect(bankText('Dacia_Duster', 100)).toBe('Dacia Duster');
  expect(bankText(' Ana', 3)).toBe('Ana');
  expect(bankText('Ana Ionescu', 4)).toBe('Ana');
});

test('a sign of the markup in what is named for the bank is written as text', () => {
  const payer = { ...batch.payer, bic: 'A&B<C>' };
  expect(creditTransferFile({ ...batch, payer })).toContain('<BICFI>A&amp;B&lt;C&gt;</BICFI>');
});

test('the parts of the file stand in the order of the standard', () => {
  const file = creditTransferFile(batch);
  const order = [
    'GrpHdr',
    'MsgId',
    'InitgPty',
    'PmtInf',
    'PmtMtd',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
  ];
  order.push('ChrgBr', 'CdtTrfTxInf', 'PmtId', 'EndToEndId', 'Amt', 'Cdtr', 'CdtrAcct', 'RmtInf');
  const places = order.map((name) => file.indexOf(`<${name}>`));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
