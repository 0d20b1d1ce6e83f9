import type { Bani } from '@dosar/kernel/money';
import type { CalculatedNote, NoteTotals } from './calculate-note.ts';
import type { LineTerm } from './calculate-line.ts';
import type { NoteHead, NoteLine, Share } from './note-line.ts';

/** A figure of the totals that can be opened. */
export type NoteFigure = Exclude<keyof NoteTotals, 'vat_share'>;

/** One step of how a figure of the totals came about; deductions are negative. */
export type FigureStep =
  | { kind: 'line'; item_guid: string; part_name: string; term: LineTerm; amount_bani: Bani }
  | { kind: 'figure'; figure: NoteFigure; amount_bani: Bani }
  | { kind: 'vat'; share: Share; of_bani: Bani; on: string; recovers_vat: boolean; amount_bani: Bani };

const termOfFigure: Partial<Record<NoteFigure, LineTerm['kind']>> = {
  parts_bani: 'parts',
  discount_bani: 'discount',
  betterment_bani: 'betterment',
  body_bani: 'body',
  mechanic_bani: 'mechanic',
  electric_bani: 'electric',
  paint_bani: 'paint',
  material_bani: 'material',
  sublet_bani: 'sublet',
};

/** How a figure of a note came about: lines for sums of lines, other figures for the rest. The steps add up to it. */
export function deriveFigure(
  figure: NoteFigure,
  { head, lines, calculated }: { head: NoteHead; lines: readonly NoteLine[]; calculated: CalculatedNote },
): readonly FigureStep[] {
  const { totals } = calculated;
  const kind = termOfFigure[figure];
  if (kind !== undefined) return stepsOfLines(kind, lines, calculated);
  const step = (name: NoteFigure, sign: 1 | -1 = 1): FigureStep => ({
    kind: 'figure',
    figure: name,
    amount_bani: sign * totals[name],
  });
  switch (figure) {
    case 'net_bani':
      return netFigures.map((name) => step(name, deductions.includes(name) ? -1 : 1)).filter(isSomething);
    case 'vat_bani':
      return [
        {
          kind: 'vat',
          share: totals.vat_share,
          of_bani: totals.net_bani,
          on: head.parts_on,
          recovers_vat: head.recovers_vat,
          amount_bani: totals.vat_bani,
        },
      ];
    case 'gross_bani':
      return [step('net_bani'), step('vat_bani')];
    case 'payable_bani':
      return [step('gross_bani'), step('deductible_bani', -1)];
    default:
      return [step(figure)];
  }
}

const netFigures: readonly NoteFigure[] = [
  'parts_bani',
  'discount_bani',
  'betterment_bani',
  'body_bani',
  'mechanic_bani',
  'electric_bani',
  'paint_bani',
  'material_bani',
  'sublet_bani',
];
const deductions: readonly NoteFigure[] = ['discount_bani', 'betterment_bani'];

function isSomething({ amount_bani: bani }: FigureStep): boolean {
  return bani !== 0;
}

/** What is taken off is a positive figure of negative terms. */
function stepsOfLines(
  kind: LineTerm['kind'],
  lines: readonly NoteLine[],
  { lines: calculated }: CalculatedNote,
): readonly FigureStep[] {
  const sign = kind === 'discount' || kind === 'betterment' ? -1 : 1;
  return lines.flatMap(({ item_guid: guid, values }) => {
    const term = calculated.get(guid)?.terms.find((known) => known.kind === kind);
    if (term === undefined || values.is_preexisting) return [];
    return [
      {
        kind: 'line' as const,
        item_guid: guid,
        part_name: values.part_name,
        term,
        amount_bani: sign * term.amount_bani,
      },
    ];
  });
}
