import { expect, test } from 'vitest';
import { mostLines, readStatement } from './read-statement.ts';

const csv = (text: string) => readStatement(new File([text], 'extras.csv'));
const camt = (entries: string) =>
  readStatement(
    new File(
      [
        `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`,
      ],
      'extras.xml',
    ),
  );
const entry = (amount: string, details: string) =>
  `<Ntry><NtryRef>R1</NtryRef><Amt Ccy="RON">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-11-24</Dt></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`;

test('M4 a CSV statement is read under the headings of the bank, with what left the account below zero', async () => {
  const lines = await csv(
    'Cont;RO49AAAA1B31007593840000\r\nData tranzacției;Detalii;Debit;Credit;Referința\r\n24.11.2026;Plata DM26R0000075-1;4.840,00;;BT 77\r\n25.11.2026;Încasare;;1.000,50;BT 78\r\n',
  );
  expect(lines).toEqual([
    { booked_on: '2026-11-24', amount_bani: -484_000, text: 'Plata DM26R0000075-1', bank_reference: 'BT 77' },
    { booked_on: '2026-11-25', amount_bani: 100_050, text: 'Încasare', bank_reference: 'BT 78' },
  ]);
  expect(await csv('date,amount,details\n2026-11-24,-48.40,DM26R0000075-1\n')).toMatchObject([
    { amount_bani: -4_840 },
  ]);
});

test('M4 a camt.053 is read transfer by transfer, with the reference from end to end', async () => {
  const transfer = (no: number, amount: string) =>
    `<TxDtls><Refs><AcctSvcrRef>A${no}</AcctSvcrRef><EndToEndId>DM26R000007${no}-1</EndToEndId></Refs><Amt Ccy="RON">${amount}</Amt></TxDtls>`;
  const lines = await camt(entry('68.40', transfer(5, '48.40') + transfer(6, '20.00')));
  expect(lines).toEqual([
    { booked_on: '2026-11-24', amount_bani: -4_840, text: 'DM26R0000075-1', bank_reference: 'A5' },
    { booked_on: '2026-11-24', amount_bani: -2_000, text: 'DM26R0000076-1', bank_reference: 'A6' },
  ]);
});

test('what is broken, huge, empty or has formulas is refused with its place, and entities are not followed', async () => {
  expect(await csv('')).toEqual({ kind: 'empty' });
  expect(await csv('nume;valoarea\na;b\n')).toEqual({ kind: 'columns' });
  expect(await csv('data;suma;detalii\n24.11.2026;-1,00;=HYPERLINK("x")\n')).toEqual({
    kind: 'formula',
    row: 2,
  });
  expect(await csv('data;suma;detalii\n24.11.2026;-1,00;a\nieri;-1,00;b\n')).toEqual({
    kind: 'line',
    row: 3,
  });
  const many = '24.11.2026;-1,00;a\n'.repeat(mostLines + 1);
  expect(await csv(`data;suma;detalii\n${many}`)).toEqual({ kind: 'too_large' });
  expect(await readStatement(new File(['<Document><Stmt>'], 'x.xml'))).toEqual({ kind: 'unreadable' });
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><Document><BkToCstmrStmt>&a;</BkToCstmrStmt></Document>';
  expect(await readStatement(new File([bomb], 'x.xml'))).toEqual({ kind: 'unreadable' });
  expect(await camt(entry('multe', ''))).toEqual({ kind: 'line', row: 1 });
});
