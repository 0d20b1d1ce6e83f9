import { fractionOf, type Bani } from '@dosar/kernel/money';
import { calculateLine, type CalculatedLine, type LineTerm } from './calculate-line.ts';
import type { NoteHead, NoteLine, Share } from './note-line.ts';
import { vatShareOn } from './vat.ts';

/** The sums of a note, in whole bani. Each is the sum of lines that were rounded one by one. */
export type NoteTotals = {
  /** Before discount. */
  parts_bani: Bani;
  discount_bani: Bani;
  betterment_bani: Bani;
  body_bani: Bani;
  mechanic_bani: Bani;
  electric_bani: Bani;
  paint_bani: Bani;
  material_bani: Bani;
  sublet_bani: Bani;
  net_bani: Bani;
  vat_share: Share;
  /** None of it when whoever is paid takes it back. */
  vat_bani: Bani;
  gross_bani: Bani;
  deductible_bani: Bani;
  payable_bani: Bani;
};

/** A note that was reckoned: its sums, and what each line comes to. */
export type CalculatedNote = { totals: NoteTotals; lines: ReadonlyMap<string, CalculatedLine> };

/** Reckons a note. The order of its lines changes nothing. */
export function calculateNote(head: NoteHead, lines: readonly NoteLine[]): CalculatedNote {
  const calculated = new Map(lines.map((line) => [line.item_guid, calculateLine(line.values, head)]));
  return {
    lines: calculated,
    totals: totalsOf(
      head,
      lines.flatMap(({ item_guid: guid, values }) =>
        values.is_preexisting ? [] : (calculated.get(guid)?.terms ?? []),
      ),
    ),
  };
}

function totalsOf(head: NoteHead, terms: readonly LineTerm[]): NoteTotals {
  const sums: Record<LineTerm['kind'], Bani> = {
    parts: 0,
    discount: 0,
    betterment: 0,
    body: 0,
    mechanic: 0,
    electric: 0,
    paint: 0,
    material: 0,
    sublet: 0,
  };
  let net = 0;
  for (const { kind, amount_bani: bani } of terms) {
    sums[kind] += bani;
    net += bani;
  }
  const vatShare = vatShareOn(head.parts_on);
  const vat = head.recovers_vat ? 0 : fractionOf(net, vatShare, 10_000);
  const gross = net + vat;
  const deductible = Math.min(head.deductible_bani, gross);
  return {
    parts_bani: sums.parts,
    // `0 -` keeps a sum of nothing from becoming -0.
    discount_bani: 0 - sums.discount,
    betterment_bani: 0 - sums.betterment,
    body_bani: sums.body,
    mechanic_bani: sums.mechanic,
    electric_bani: sums.electric,
    paint_bani: sums.paint,
    material_bani: sums.material,
    sublet_bani: sums.sublet,
    net_bani: net,
    vat_share: vatShare,
    vat_bani: vat,
    gross_bani: gross,
    deductible_bani: deductible,
    payable_bani: gross - deductible,
  };
}
