import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { textOfLines } from './text-of-lines.ts';

/** The least that a spreadsheet has. */
function spreadsheet(rows: string): File {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const parts = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Deviz" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  );
  return new File([Uint8Array.from(bytes)], 'Deviz.XLSX');
}
const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

test('M8 R11 the lines of an XLSX file come as if they were copied from it', async () => {
  const rows = `<row r="1">${text('A1', 'Denumire')}${text('B1', 'Valoare')}</row>
    <row r="2">${text('A2', 'Bară  față')}<c r="B2"><f>2*60.255</f><v>120.51</v></c></row>`;
  expect(await textOfLines(spreadsheet(rows))).toBe('Denumire\tValoare\nBară față\t120.51');
});

test('M8 R11 a spreadsheet that is broken or would unpack to too much is not read', async () => {
  expect(await textOfLines(new File(['PK'], 'deviz.xlsx'))).toBeUndefined();
  expect(await textOfLines(spreadsheet(' '.repeat(600_000)))).toBeUndefined();
  expect(await textOfLines(new File(['Far; 120'], 'deviz.csv'))).toBe('Far; 120');
});
