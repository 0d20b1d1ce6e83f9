import { formatLocalDate } from '@dosar/kernel/dates';
import { Zip, ZipDeflate } from 'fflate';
import { byteOrderMark, csvLine } from '@dosar/kernel/csv-line';
import type { CaseRow } from '../cases/cases-repository.ts';
import type { CaseSheet, SheetCell } from './case-sheet.ts';

type Pages = AsyncIterable<CaseRow[]>;

/** A file of values, page by page, that Romanian Excel opens with its columns apart. */
export async function* writeSheetCsv({ columns, lineOf }: CaseSheet, pages: Pages): AsyncGenerator<Buffer> {
  yield Buffer.from(`${byteOrderMark}${csvLine(columns.map(({ title }) => title))}`);
  for await (const page of pages)
    yield Buffer.from(page.map((row) => csvLine(lineOf(row).map(csvValue))).join(''));
}

const csvValue = (cell: SheetCell) => (cell.kind === 'date' ? formatLocalDate(cell.value) : cell.value);

/**
 * A spreadsheet, page by page. Texts stand in their cells rather than in a table of all texts, which would have to be in memory
 * until the end; they are typed as text, so that nothing in them is ever a formula.
 */
export async function* writeSheetXlsx(sheet: CaseSheet, pages: Pages): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const bytes = (text: string) => new TextEncoder().encode(text);
  const add = (name: string) => {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    return entry;
  };
  for (const [name, content] of Object.entries(fixedParts(sheet))) add(name).push(bytes(content), true);
  const rows = add('xl/worksheets/sheet1.xml');
  rows.push(bytes(sheetHead(sheet)));
  let line = 1;
  for await (const page of pages) {
    rows.push(bytes(page.map((row) => rowOf((line += 1), sheet.lineOf(row).map(cellOf))).join('')));
    yield* written.splice(0);
  }
  rows.push(bytes('</sheetData></worksheet>'), true);
  zip.end();
  yield* written.splice(0);
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in the list of looks of `xl/styles.xml`. */
const looks = { text: 0, heading: 1, date: 2, number: 3, lei: 4 } as const;

const daysBefore1970 = 25_569;
const millisecondsOfDay = 86_400_000;

type WrittenCell = { look: number; isText?: true; content: string };

/** A row whose cells say where they stand: some programs read no others. */
const rowOf = (line: number, cells: readonly WrittenCell[]) =>
  `<row r="${line}">${cells.map(({ look: style, isText, content }, index) => `<c r="${String.fromCodePoint(firstColumn + index)}${line}" s="${style}"${isText ? ' t="inlineStr"' : ''}>${content}</c>`).join('')}</row>`;

const firstColumn = 65; // A; no sheet has more columns than letters

function cellOf(cell: SheetCell): WrittenCell {
  if (cell.kind === 'text') return textCell(cell.value, looks.text);
  const value =
    cell.kind === 'date'
      ? Date.parse(`${cell.value}T00:00:00Z`) / millisecondsOfDay + daysBefore1970
      : cell.value;
  return { look: looks[cell.kind], content: `<v>${value}</v>` };
}

const textCell = (value: string, style: number): WrittenCell =>
  value === ''
    ? { look: style, content: '' }
    : { look: style, isText: true, content: `<is><t xml:space="preserve">${escaped(value)}</t></is>` };

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no place for control characters and halves of characters, however they are written. */
const escaped = (value: string) =>
  value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const columnsOf = (widths: readonly number[]) =>
  `<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;

const headingRow = (titles: readonly string[]) =>
  rowOf(
    1,
    titles.map((title) => textCell(title, looks.heading)),
  );

const sheetHead = ({ columns }: CaseSheet) =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columnsOf(columns.map(({ width }) => width))}<sheetData>${headingRow(columns.map(({ title }) => title))}`;

function fixedParts({ sheetName, parametersName, parameters }: CaseSheet): Record<string, string> {
  const override = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${contentType}.${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${documents}/${kind}" Target="${target}"/>`;
  const lines = parameters.map(([label, value], index) =>
    rowOf(index + 1, [textCell(label, looks.heading), textCell(value, looks.text)]),
  );
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('styles', 'styles')}${override('worksheets/sheet1', 'worksheet')}${override('worksheets/sheet2', 'worksheet')}</Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/><sheet name="${escaped(parametersName)}" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'worksheet', 'worksheets/sheet2.xml')}${relation(3, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet2.xml': `${declaration}<worksheet xmlns="${main}">${columnsOf([28, 80])}<sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
}

const look = (format: number, font = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

/** In the order of `looks`: text, heading, date, whole number, amount. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5">${look(0)}${look(0, 1)}${look(164)}${look(3)}${look(4)}</cellXfs></styleSheet>`;
