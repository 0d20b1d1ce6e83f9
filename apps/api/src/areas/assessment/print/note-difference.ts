import {
  calculateNote,
  compareLines,
  type LineDifference,
  type NoteHead,
  type NoteLine,
} from '@dosar/assessment-domain';
import { formatAmount } from '@dosar/kernel/money';
import {
  heading,
  keepTogether,
  margin,
  rightEdge,
  rule,
  writeAt,
  type Paper,
} from '#src/kernel/pdf/pdf-paper.ts';

type Version = { head: NoteHead; lines: readonly NoteLine[] };

/** What a supplement changes: lines, and the totals with VAT before and after. */
export type NoteDifference = { lines: readonly LineDifference[]; beforeBani: number; afterBani: number };

/** What a version changes about the one before. */
export function differenceOf(before: Version, after: Version): NoteDifference {
  return {
    lines: compareLines(before, after),
    beforeBani: calculateNote(before.head, before.lines).totals.gross_bani,
    afterBani: calculateNote(after.head, after.lines).totals.gross_bani,
  };
}

const changes: Record<LineDifference['change'], string> = {
  added: 'Adăugat',
  removed: 'Scos',
  changed: 'Modificat',
};

const columns = [
  { title: 'Schimbare', x: 0, width: 66, align: 'left' },
  { title: 'Piesă', x: 68, width: 216, align: 'left' },
  { title: 'Înainte, lei', x: 286, width: 72, align: 'right' },
  { title: 'După, lei', x: 360, width: 72, align: 'right' },
  { title: 'Diferență, lei', x: 434, width: 77, align: 'right' },
] as const;

/** An amount with its sign. */
const signed = (bani: number) => `${bani > 0 ? '+' : ''}${formatAmount(bani)}`;

/** What the supplement changes, line by line. */
export function writeDifference(paper: Paper, { lines, beforeBani, afterBani }: NoteDifference): void {
  heading(paper, 'Diferențe față de nota anterioară');
  writeRow(
    paper,
    columns.map(({ title }) => title),
    true,
  );
  for (const { change, before, after, before_bani: from, after_bani: to } of lines)
    writeRow(paper, [
      changes[change],
      (after ?? before)?.part_name ?? '',
      formatAmount(from),
      formatAmount(to),
      signed(to - from),
    ]);
  keepTogether(paper, 14);
  writeAt(
    paper,
    `Total cu TVA: ${formatAmount(beforeBani)} înainte, ${formatAmount(afterBani)} lei după (${signed(afterBani - beforeBani)}).`,
    { x: margin, y: paper.y, width: rightEdge(paper) - margin },
    { isStrong: true },
  );
}

function writeRow(paper: Paper, cells: readonly string[], isStrong = false): void {
  keepTogether(paper, 30);
  const top = paper.y;
  let bottom = top;
  for (const [index, { x, width, align }] of columns.entries()) {
    writeAt(paper, cells[index] ?? '', { x: margin + x, y: top, width, align }, { isStrong });
    bottom = Math.max(bottom, paper.y);
  }
  paper.y = bottom + 2;
  rule(paper);
}
