import { calculateNote, type NoteHead, type NoteLine } from '@dosar/assessment-domain';
import { formatAmount } from '@dosar/kernel/money';
import { operationMarks, sourceNames, totalNames } from './note-words.ts';
import {
  heading,
  keepTogether,
  margin,
  muted,
  rightEdge,
  rule,
  writeAt,
  type Paper,
} from '#src/kernel/pdf/pdf-paper.ts';

type Column = { title: string; x: number; width: number; align: 'left' | 'right' };

const columns: readonly Column[] = [
  { title: 'Nr.', x: 0, width: 20, align: 'left' },
  { title: 'Op.', x: 22, width: 38, align: 'left' },
  { title: 'Piesă', x: 62, width: 164, align: 'left' },
  { title: 'Sursă', x: 228, width: 50, align: 'left' },
  { title: 'Cant.', x: 278, width: 30, align: 'right' },
  { title: 'Preț, lei', x: 310, width: 58, align: 'right' },
  { title: 'Man., h', x: 370, width: 36, align: 'right' },
  { title: 'Vops., h', x: 408, width: 38, align: 'right' },
  { title: 'Total, lei', x: 450, width: 61, align: 'right' },
];

/** Hundredths as people write them: 150 is 1,5. */
const hundredths = (value: number) => String(value / 100).replace('.', ',');

/** The lines of a note and what they come to. */
export function writeNoteTable(paper: Paper, head: NoteHead, lines: readonly NoteLine[]): void {
  heading(paper, 'Avarii constatate și lucrări');
  const calculated = calculateNote(head, lines);
  writeRow(
    paper,
    columns.map(({ title }) => title),
    { isStrong: true },
  );
  for (const [index, line] of lines.entries()) {
    const { values } = line;
    const sum = calculated.lines.get(line.item_guid);
    writeRow(
      paper,
      [
        String(index + 1),
        operationMarks[values.operation],
        values.part_name,
        sourceNames[values.part_source],
        values.unit_price_bani === 0 ? '' : hundredths(values.quantity_hundredths),
        values.unit_price_bani === 0 ? '' : formatAmount(values.unit_price_bani),
        values.labour_hundredths === 0 ? '' : hundredths(values.labour_hundredths),
        values.paint_hundredths === 0 ? '' : hundredths(values.paint_hundredths),
        values.is_preexisting ? 'nu se plătește' : formatAmount(sum?.net_bani ?? 0),
      ],
      { note: values.is_preexisting ? joined('Daună veche', values.remark) : values.remark },
    );
  }
  writeTotals(paper, head, calculated.totals);
}

function joined(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null).join('. ');
}

function writeRow(
  paper: Paper,
  cells: readonly string[],
  { isStrong = false, note = null }: { isStrong?: boolean; note?: string | null } = {},
): void {
  keepTogether(paper, note === null ? 30 : 42);
  const top = paper.y;
  let bottom = top;
  for (const [index, column] of columns.entries()) {
    const place = { x: margin + column.x, y: top, width: column.width, align: column.align };
    writeAt(paper, cells[index] ?? '', place, { isStrong });
    bottom = Math.max(bottom, paper.y);
  }
  if (note !== null && note !== '') {
    writeAt(paper, note, { x: margin + 62, y: bottom, width: 390 }, { size: 7, color: muted });
    bottom = paper.y;
  }
  paper.y = bottom + 2;
  rule(paper);
}

function writeTotals(paper: Paper, head: NoteHead, totals: ReturnType<typeof calculateNote>['totals']): void {
  heading(paper, 'Calcul');
  const deducted = new Set(['discount_bani', 'betterment_bani']);
  for (const [name, title] of totalNames)
    if (totals[name] !== 0) writeSum(paper, title, deducted.has(name) ? -totals[name] : totals[name]);
  writeSum(paper, 'Fără TVA', totals.net_bani, true);
  writeSum(
    paper,
    head.recovers_vat ? 'Beneficiarul deduce TVA: nu se plătește' : `TVA ${hundredths(totals.vat_share)} %`,
    totals.vat_bani,
  );
  writeSum(paper, 'Cu TVA', totals.gross_bani, true);
  if (totals.deductible_bani > 0) writeSum(paper, 'Franșiză', -totals.deductible_bani);
  writeSum(paper, 'De plată', totals.payable_bani, true);
  const { rates, source, source_name: name, valid_from: from } = head.rates;
  const place =
    source === 'hand'
      ? 'tarife introduse manual'
      : source === 'partner'
        ? (name ?? 'tarifele partenerului')
        : 'tarifele noastre';
  const list = [
    ['tinichigerie', rates.body_bani],
    ['mecanică', rates.mechanic_bani],
    ['electrică', rates.electric_bani],
    ['vopsitorie', rates.paint_bani],
    ['materiale', rates.material_bani],
  ] as const;
  paper.moveDown(0.3);
  const dated = from === null ? '' : `, ${from.split('-').toReversed().join('.')}`;
  writeAt(
    paper,
    `Tarife pe oră (${place}${dated}): ${list.map(([work, bani]) => `${work} ${formatAmount(bani)}`).join(', ')} lei.`,
    { x: margin, y: paper.y, width: rightEdge(paper) - margin },
    { size: 7, color: muted },
  );
}

function writeSum(paper: Paper, name: string, bani: number, isStrong = false): void {
  keepTogether(paper, 14);
  const y = paper.y;
  writeAt(paper, name, { x: margin, y, width: 300 }, { isStrong });
  writeAt(
    paper,
    formatAmount(bani),
    { x: rightEdge(paper) - 120, y, width: 120, align: 'right' },
    { isStrong },
  );
  paper.y = y + 13;
}
