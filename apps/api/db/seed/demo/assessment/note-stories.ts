import { calculateNote, plainLine, type NoteLine } from '@dosar/assessment-domain';
import { demoId } from '../demo-random.ts';
import type { DemoNote } from './write-notes.ts';

const hour = 3_600_000;

/** A vehicle whose repair costs four fifths of what it was worth, with the proofs of its value. */
export function asTotalLoss(note: DemoNote): DemoNote {
  const amount = Math.round((note.totals.gross_bani * 5) / 4 / 100) * 100;
  const head: DemoNote['head'] = {
    ...note.head,
    vehicle_value: {
      amount_bani: amount,
      source: 'Ghid de prețuri auto',
      valued_on: note.head.parts_on,
      comparables: [
        { name: 'Anunț, aceeași versiune', amount_bani: amount + 150_000 },
        { name: 'Anunț, cu mai mulți kilometri', amount_bani: amount - 120_000 },
      ],
    },
    residual_bani: Math.round(amount / 5),
  };
  return { ...note, head, totals: calculateNote(head, note.lines).totals };
}

/** What was found once parts were taken off: one line takes longer, another is new. */
export function supplementTo(orgCode: string, note: DemoNote): DemoNote {
  const lines: NoteLine[] = note.lines.map((line, index) =>
    index === 0
      ? { ...line, values: { ...line.values, labour_hundredths: line.values.labour_hundredths + 150 } }
      : line,
  );
  lines.push({
    item_guid: demoId('assessment_item', orgCode, `${note.assignmentId} bracket`),
    values: {
      ...plainLine,
      position: (lines.length + 1) * 1000,
      part_name: 'Suport bară',
      zone: note.lines[0]?.values.zone ?? null,
      part_source: 'equivalent',
      unit_price_bani: 9_600,
      labour_hundredths: 20,
      remark: 'rupt, se vede după demontare',
    },
  });
  return {
    ...note,
    noteId: demoId('assessment_note', orgCode, `${note.assignmentId} s1`),
    supplementNo: 1,
    parentId: note.noteId,
    reason: 'Suportul este rupt, se vede după demontare.',
    at: new Date(note.at.getTime() + 26 * hour),
    lines,
    totals: calculateNote(note.head, lines).totals,
  };
}
