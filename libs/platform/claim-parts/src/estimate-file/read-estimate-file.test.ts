import corpus from '@dosar/kernel/corpus/estimates.json' with { type: 'json' };
import { guessColumns, readEstimate } from '@dosar/kernel/read-estimate';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readEstimateFile } from './read-estimate-file.ts';

const sheetOf = (cells: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;

/** The least that a spreadsheet has. */
function spreadsheet(cells: string): File {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets><sheet name="Deviz" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheetOf(cells),
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  );
  return new File([Uint8Array.from(bytes)], 'Deviz.XLSX');
}

test('B3 a spreadsheet is read by its values, numbers with two decimals rounded half up; a huge one and a broken one are refused', async () => {
  const cells = '<c r="A1" t="inlineStr"><is><t>Bară</t></is></c><c r="B1"><f>A2*2</f><v>1.255</v></c>';
  expect(await readEstimateFile(spreadsheet(cells))).toEqual({
    name: 'Deviz.XLSX',
    source: 'xlsx',
    rows: [['Bară', '1.26']],
  });
  expect(await readEstimateFile(spreadsheet(' '.repeat(600_000)))).toEqual({ kind: 'too_large' });
  expect(await readEstimateFile(new File(['PK'], 'deviz.xlsx'))).toEqual({ kind: 'unreadable' });
});

test('B3 a CSV file as Excel writes it in Romania is read; what is too long or empty is refused', async () => {
  const old = new File([Uint8Array.from([66, 97, 114, 0xe3, 59, 49])], 'deviz.csv');
  expect(await readEstimateFile(old)).toMatchObject({ source: 'csv', rows: [['Bară', '1']] });
  expect(await readEstimateFile(new File(['a;1\n'.repeat(1001)], 'deviz.csv'))).toEqual({
    kind: 'too_large',
  });
  expect(await readEstimateFile(new File([' \n\n'], 'deviz.csv'))).toEqual({ kind: 'empty' });
});

test('B3 text that begins with a mark is text; a formula is named', async () => {
  const marks = new File(['Denumire;Valoare\n@ Far;1\n- demontat (stânga);2\n+ garnitură;3'], 'deviz.csv');
  expect(await readEstimateFile(marks)).toMatchObject({
    rows: [
      ['Denumire', 'Valoare'],
      ['@ Far', '1'],
      ['- demontat (stânga)', '2'],
      ['+ garnitură', '3'],
    ],
  });
  expect(await readEstimateFile(new File(['Far;=1+1'], 'deviz.csv'))).toEqual({
    kind: 'formula',
    cell: 'B1',
  });
});

test('B3 a cell of which the file keeps a formula without its value is named, not empty', async () => {
  const cells =
    '<c r="A1" t="inlineStr"><is><t>Bară</t></is></c><c r="B1" s="1"/><c r="C1"><v>2</v></c><c r="D1"><f>C1*100</f></c>';
  const read = await readEstimateFile(spreadsheet(cells));
  expect(read).toMatchObject({ rows: [['Bară', '', '2', 'ƒ C1*100']] });
  const columns = { code: null, name: 0, quantity: 2, unit_price: null, hours: null, amount: 3 };
  expect('rows' in read && readEstimate(read.rows, columns, 0).left_out).toEqual([
    { row_no: 1, text: 'Bară · 2 · ƒ C1*100', reason: 'formula' },
  ]);
});

test.each(corpus)('B3 the file of a shop is read by the page with every row: $name', async (sample) => {
  const csv = sample.rows
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
    .join('\r\n');
  const file = await readEstimateFile(new File([csv], 'deviz.csv'));
  if ('kind' in file) throw new Error(`The page refuses it: ${file.kind}`);
  const guess = guessColumns(file.rows);
  if (guess === undefined) throw new Error('The headings were not recognised.');
  const read = readEstimate(file.rows, guess.columns, guess.first_row);
  expect(read.lines.map((line) => [line.name, line.hours_hundredths, line.amount_bani])).toEqual(
    sample.lines,
  );
  expect(read.left_out.map(({ row_no: row, reason }) => [row, reason])).toEqual(sample.left_out);
});
