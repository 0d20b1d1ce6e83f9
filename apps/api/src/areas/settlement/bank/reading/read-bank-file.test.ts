import { describe, expect, test } from 'vitest';
import {
  camtBeginning,
  camtEnd,
  camtEntry,
  camtFile,
  mt940File,
  ourAccount,
  type CamtEntry,
} from '../testing/statement-files.ts';
import { newHead, readBankFile } from './read-bank-file.ts';

/** Reads a file that comes in small chunks, so that every name and amount is cut somewhere. */
async function read(content: string | Uint8Array, sizeOfChunk = 7) {
  const bytes = Buffer.from(content);
  const head = newHead();
  const lines = [];
  const open = async () =>
    (async function* chunks() {
      for (let from = 0; from < bytes.length; from += sizeOfChunk)
        yield bytes.subarray(from, from + sizeOfChunk);
    })();
  for await (const line of readBankFile(open, head, () => undefined)) lines.push(line);
  return { head, lines };
}

const paid = (more: Partial<CamtEntry> = {}): CamtEntry => ({
  amount: '4840.00',
  bankReference: '0001',
  transfers: [{ reference: 'DM26R0000041-1', words: 'Despagubire' }],
  ...more,
});
const firstOf = async (entry: CamtEntry) => (await read(camtFile([entry]))).lines[0];

describe('M4 a camt file', () => {
  test.each([
    ['052', 'camt052', '02'],
    ['053', 'camt053', '02'],
    ['053', 'camt053', '08'],
    ['053', 'camt053', '13'],
    ['054', 'camt054', '08'],
  ] as const)('camt.%s is read as %s in version %s', async (kind, format, version) => {
    const { head, lines } = await read(
      camtFile([paid()], { kind, version, opening: '100.00', closing: '50.5' }),
    );
    expect(head).toMatchObject({
      format,
      account: ourAccount,
      currency: 'RON',
      opening: 10_000,
      closing: 5_050,
    });
    expect(lines).toMatchObject([
      {
        amount: -484_000,
        currency: 'RON',
        bookedOn: '2026-03-04',
        isBooked: true,
        isReturn: false,
        counterparty: 'Țepeș Teodora',
        text: 'DM26R0000041-1 · Despagubire',
        bankReference: '0001',
        fault: null,
      },
    ]);
    expect(lines[0]?.raw).toContain('<EndToEndId>DM26R0000041-1</EndToEndId>');
  });

  test('with names in another form of namespace is read the same', async () => {
    const prefixed = camtFile([paid()])
      .replaceAll(/<(\/?)([A-Z])/g, '<$1c:$2')
      .replace('xmlns=', 'xmlns:c=');
    expect((await read(prefixed)).lines).toMatchObject([{ amount: -484_000, fault: null }]);
  });

  test('counts what left the account, not what was ordered in another currency', async () => {
    const exchanged = { txAmt: '15412.05', instdAmt: '3101.00' };
    expect(
      await firstOf(paid({ amount: '15412.05', transfers: [{ reference: 'A-1', exchanged }] })),
    ).toMatchObject({ amount: -1_541_205, currency: 'RON' });
    const batch = paid({ transfers: [{ exchanged }, { amount: '10.00' }] });
    expect((await read(camtFile([batch]))).lines).toMatchObject([
      { amount: -1_541_205, currency: 'RON' },
      { amount: -1_000, currency: 'RON' },
    ]);
  });

  test('names the currency of each line', async () => {
    expect(await firstOf(paid({ amount: '3101.00', currency: 'EUR' }))).toMatchObject({
      amount: -310_100,
      currency: 'EUR',
    });
  });

  test.each([
    ['08', 'PDNG', false],
    ['08', 'INFO', false],
    ['02', 'PDNG', false],
    ['02', 'BOOK', true],
  ])('in version %s the state %s is booked: %s', async (version, status, isBooked) => {
    expect((await read(camtFile([paid({ status })], { version }))).lines).toMatchObject([{ isBooked }]);
  });

  test.each([
    ['48.4', -4_840],
    ['3101.0', -310_100],
    ['3101', -310_100],
    ['0.07', -7],
  ])('%s is %i hundredths', async (amount, hundredths) => {
    expect(await firstOf(paid({ amount }))).toMatchObject({ amount: hundredths, fault: null });
  });

  test('a time with a zone falls on its day in Romania', async () => {
    expect(await firstOf(paid({ dayTime: '2026-03-04T22:30:00Z' }))).toMatchObject({
      bookedOn: '2026-03-05',
    });
    expect(await firstOf(paid({ dayTime: '2026-03-04T22:30:00' }))).toMatchObject({ bookedOn: '2026-03-04' });
  });

  test('says what came back, and why', async () => {
    const byIndicator = paid({ direction: 'CRDT', isReversal: true });
    expect(await firstOf(byIndicator)).toMatchObject({ amount: 484_000, isReturn: true });
    const byReason = paid({ direction: 'CRDT', transfers: [{ reference: 'A-1', returned: 'AC04' }] });
    expect(await firstOf(byReason)).toMatchObject({ isReturn: true, returnReason: 'AC04' });
  });

  test('a batch without details is one line that names the file for the bank', async () => {
    const batch = { paymentId: 'DEMO-20260304-0001', count: 12 };
    const { lines } = await read(camtFile([{ amount: '9680.00', batch }]));
    expect(lines).toMatchObject([{ amount: -968_000, text: 'DEMO-20260304-0001' }]);
  });

  test('tells the transfers of a batch apart, and the same transfer of two days, though the bank names them alike', async () => {
    const transfers = [{ amount: '10.00' }, { amount: '10.00' }];
    const day = async (id: string, on: string) =>
      (await read(camtFile([paid({ transfers, day: on })], { id }))).lines.map(({ identity }) =>
        JSON.stringify(identity),
      );
    const all = [...(await day('1', '2026-03-03')), ...(await day('1', '2026-03-04'))];
    expect(new Set(all).size).toBe(4);
    expect(await day('1', '2026-03-04')).toEqual(all.slice(2));
  });

  test.each([
    ['no_date', { day: '' }],
    ['no_direction', { direction: '' as const }],
    ['unclear_amount', { amount: '48.405' }],
    ['no_amount', { amount: 'o sută' }],
  ])('a line with the fault %s stays a line, and the others go on', async (fault, wrong) => {
    expect((await read(camtFile([paid(wrong), paid()]))).lines).toMatchObject([{ fault }, { fault: null }]);
  });

  test('with a document type is refused, whatever it defines', async () => {
    const bomb = camtFile([paid()]).replace('?>', '?><!DOCTYPE x [<!ENTITY a "&a;&a;">]>');
    await expect(read(bomb)).rejects.toMatchObject({ fault: 'entities' });
  });

  test.each([['<html><body>Extras</body></html>'], [camtFile([paid()]).slice(0, -40)]])(
    'that is another or a broken file is refused',
    async (content) => {
      await expect(read(content)).rejects.toMatchObject({ fault: 'unreadable' });
    },
  );

  test.each([
    ['utf-16le', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16be', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['utf-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ])('in %s keeps its letters', async (_name, encoded) => {
    expect((await read(encoded(camtFile([paid()])), 1_000)).lines[0]?.counterparty).toBe('Țepeș Teodora');
  });
});

describe('M4 an MT940', () => {
  test('gives lines with day, direction, amount and details', async () => {
    const { head, lines } = await read(
      mt940File([
        ':61:2603040304D4840,00NTRFDM26R0000041-1//0001',
        ':86:020?20Despagubire dosar DM26R00000?2141-1?32Țepeș?33 Teodora',
        ':61:2603040304RD4180,NRTINONREF//0002',
        ':86:RETUR AC04 DM26R0000058-1 CONT INCHIS',
        ':61:2603040304C48,4NTRFNONREF',
      ]),
    );
    expect(head).toMatchObject({
      format: 'mt940',
      account: ourAccount,
      currency: 'RON',
      opening: 128_431_022,
      closing: 127_947_022,
    });
    expect(lines).toMatchObject([
      { amount: -484_000, bookedOn: '2026-03-04', counterparty: 'Țepeș Teodora', bankReference: '0001' },
      { amount: 418_000, isReturn: true, returnReason: 'AC04' },
      { amount: 4_840, isReturn: false, fault: null },
    ]);
    // The bank broke the reference where its line ended.
    expect(lines[0]?.searched).toContain('dosar DM26R0000041-1');
  });

  test('shows an entry without a day with its fault, and reads on', async () => {
    const { lines } = await read(mt940File([':61:D480,00NTRF', ':61:2603040304D1,00NTRFNONREF']));
    expect(lines).toMatchObject([
      { fault: 'malformed', raw: ':61:D480,00NTRF' },
      { fault: null, amount: -100 },
    ]);
  });

  test('an entry of January with a value of December has its own year', async () => {
    const { lines } = await read(mt940File([':61:2512310102D1,00NTRFNONREF']));
    expect(lines).toMatchObject([{ bookedOn: '2026-01-02' }]);
  });
});

describe('M4 a table', () => {
  test.each([
    ['Data;Detalii;Suma', '04.03.2026;Plata A-1;-1.234,56'],
    ['Data tranzacției,Descriere,Debit,Credit', '2026-03-04,Plata A-1,"1,234.56",'],
    ['Data;Descriere;Suma;Valuta', '04/03/2026;Plata A-1;1234,56-;RON'],
    ['Data\tDetalii tranzacție\tDebit\tCredit', '4 martie 2026\tPlata A-1\t1.234,56\t'],
  ])('with the headings %s is read', async (headings, row) => {
    const { lines } = await read(`Extras de cont\n${ourAccount}\n\n${headings}\n${row}\n`);
    expect(lines).toMatchObject([{ amount: -123_456, bookedOn: '2026-03-04', currency: 'RON', fault: null }]);
  });

  test('takes the currency and the balances that stand above its headings', async () => {
    const { head, lines } = await read(
      `IBAN ${ourAccount}\nValuta: EUR\nSold inițial;100,00\nData;Detalii;Suma\n04.03.2026;x;-1,00\nSold final;99,00\n`,
    );
    expect(head).toMatchObject({ account: ourAccount, currency: 'EUR', opening: 10_000, closing: 9_900 });
    expect(lines).toMatchObject([{ currency: 'EUR' }]);
  });

  test('goes on with the details of a line in the rows below it', async () => {
    const { lines } = await read(
      'Data;Detalii;Debit;Credit\n4 martie 2026;Transfer;10,00;\n;Referinta A-1;;\n',
    );
    expect(lines).toMatchObject([{ text: 'Transfer Referinta A-1' }]);
  });

  test.each([
    ['48,40-', -4_840],
    ['−48,40', -4_840],
    ['(48,40)', -4_840],
    ['48.4', 4_840],
    ['1.234.567,8', 123_456_780],
    ['1.234', 'unclear_amount'],
    ['=1+1', 'no_amount'],
  ])('%s is read as %s', async (written, expected) => {
    const { lines } = await read(`Data;Detalii;Suma\n04.03.2026;x;"${written}"\n05.03.2026;y;1,00\n`);
    expect(lines[0]).toMatchObject(typeof expected === 'number' ? { amount: expected } : { fault: expected });
    expect(lines).toHaveLength(2);
  });

  test('in Windows-1250 keeps its letters', async () => {
    const bytes = Buffer.from('Data;Detalii;Suma\n04.03.2026;Plat\u00e3 \u00baerban;-1,00\n', 'latin1');
    expect((await read(bytes)).lines).toMatchObject([{ text: 'Plată şerban' }]);
  });

  test('two rows that say the same are two lines, and the same two when the file comes again', async () => {
    const table = 'Data;Detalii;Suma\n04.03.2026;x;-1,00\n04.03.2026;x;-1,00\n';
    const identities = async () => (await read(table)).lines.map(({ identity }) => JSON.stringify(identity));
    const first = await identities();
    expect(new Set(first).size).toBe(2);
    expect(await identities()).toEqual(first);
  });

  test.each([
    ['', 'empty'],
    ['Nume;Vârstă\nAna;30\n', 'columns'],
    ['PK\u0003\u0004\u0000\u0000zip', 'unreadable'],
  ])('%j is refused as %s', async (content, fault) => {
    await expect(read(content)).rejects.toMatchObject({ fault });
  });
});

test('M4 a file is read no further than the lines that were taken of it', async () => {
  const entries = 5_000;
  const taken = { chunks: 0 };
  const open = async () => {
    taken.chunks = 0;
    return (async function* chunks() {
      yield Buffer.from(camtBeginning());
      for (let no = 0; no < entries; no += 1) {
        taken.chunks += 1;
        yield Buffer.from(camtEntry({ amount: '1.00', transfers: [{ words: `Plata ${no}` }] }));
      }
      yield Buffer.from(camtEnd());
    })();
  };
  let lines = 0;
  let most = 0;
  for await (const _line of readBankFile(open, newHead(), () => undefined)) {
    lines += 1;
    most = Math.max(most, taken.chunks - lines);
  }
  expect(lines).toBe(entries);
  // What the beginning of a file decides is read ahead, and nothing more.
  expect(most).toBeLessThan(60);
});
