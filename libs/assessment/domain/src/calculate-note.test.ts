import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateNote } from './calculate-note.ts';
import { deriveFigure, type NoteFigure } from './derive-figure.ts';
import type { NoteHead, NoteLine, NoteLineValues } from './note-line.ts';
import { plainLine } from './note-line.ts';
import { plainHead, workedExamples } from './worked-examples.ts';

const lineOf = (values: Partial<NoteLineValues>, no: number): NoteLine => ({
  item_guid: `line-${no}`,
  values: { ...plainLine, position: no, ...values },
});

describe('B3: worked examples, reckoned by hand', () => {
  test.each(workedExamples)('$title', ({ head, lines, totals }) => {
    expect(calculateNote({ ...plainHead, ...head }, lines.map(lineOf)).totals).toMatchObject(totals);
  });
});

const anyLine = fc.record({
  quantity_hundredths: fc.integer({ min: 0, max: 100_000 }),
  unit_price_bani: fc.integer({ min: 0, max: 10_000_000_000 }),
  discount_share: fc.option(fc.integer({ min: 0, max: 10_000 })),
  labour_type: fc.constantFrom('body', 'mechanic', 'electric' as const),
  labour_hundredths: fc.integer({ min: 0, max: 100_000 }),
  paint_hundredths: fc.integer({ min: 0, max: 100_000 }),
  sublet_bani: fc.integer({ min: 0, max: 10_000_000_000 }),
  betterment_share: fc.integer({ min: 0, max: 10_000 }),
  is_preexisting: fc.boolean(),
}) satisfies fc.Arbitrary<Partial<NoteLineValues>>;
const anyHead = fc.record({
  parts_on: fc.constantFrom('2025-07-31', '2025-08-01', '2026-11-25'),
  recovers_vat: fc.boolean(),
  discount_share: fc.integer({ min: 0, max: 10_000 }),
  deductible_bani: fc.integer({ min: 0, max: 1_000_000 }),
}) satisfies fc.Arbitrary<Partial<NoteHead>>;
const anyNote = fc.tuple(anyHead, fc.array(anyLine, { maxLength: 30 }));

/** The same by another way: decimal text, rounded digit by digit. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator;
  return (numerator % denominator) * 2n >= denominator ? whole + 1n : whole;
}

function oracle(head: NoteHead, lines: readonly NoteLine[]): { net: bigint; gross: bigint } {
  let net = 0n;
  for (const { values: line } of lines) {
    if (line.is_preexisting) continue;
    const parts = halfUp(BigInt(line.unit_price_bani) * BigInt(line.quantity_hundredths), 100n);
    const left = parts - halfUp(parts * BigInt(line.discount_share ?? head.discount_share), 10_000n);
    net += left - halfUp(left * BigInt(line.betterment_share), 10_000n) + BigInt(line.sublet_bani);
    const rate = head.rates.rates[`${line.labour_type}_bani`];
    net += halfUp(BigInt(rate) * BigInt(line.labour_hundredths), 100n);
    for (const painting of [head.rates.rates.paint_bani, head.rates.rates.material_bani])
      net += halfUp(BigInt(painting) * BigInt(line.paint_hundredths), 100n);
  }
  const share = head.parts_on < '2025-08-01' ? 1_900n : 2_100n;
  return { net, gross: net + (head.recovers_vat ? 0n : halfUp(net * share, 10_000n)) };
}

describe('B3: whatever a note says', () => {
  test('its total is the sum of its rounded lines, as another way of reckoning agrees', () => {
    fc.assert(
      fc.property(anyNote, ([change, some]) => {
        const head = { ...plainHead, ...change };
        const lines = some.map(lineOf);
        const { totals, lines: calculated } = calculateNote(head, lines);
        const sum = [...calculated.values()].reduce((total, line) => total + line.net_bani, 0);
        const { net, gross } = oracle(head, lines);
        expect(totals.net_bani).toBe(sum);
        expect([BigInt(totals.net_bani), BigInt(totals.gross_bani)]).toEqual([net, gross]);
        expect(totals.payable_bani).toBe(totals.gross_bani - totals.deductible_bani);
        expect(totals.payable_bani).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('the order of its lines changes nothing', () => {
    fc.assert(
      fc.property(anyNote, fc.func(fc.integer()), ([change, some], rank) => {
        const head = { ...plainHead, ...change };
        const lines = some.map(lineOf);
        const shuffled = lines.toSorted((one, other) => rank(one.item_guid) - rank(other.item_guid));
        expect(calculateNote(head, shuffled).totals).toEqual(calculateNote(head, lines).totals);
      }),
    );
  });

  test('every figure opens to steps that add up to it', () => {
    fc.assert(
      fc.property(anyNote, ([change, some]) => {
        const head = { ...plainHead, ...change };
        const lines = some.map(lineOf);
        const calculated = calculateNote(head, lines);
        for (const [figure, amount] of Object.entries(calculated.totals)) {
          if (figure === 'vat_share') continue;
          const steps = deriveFigure(figure as NoteFigure, { head, lines, calculated });
          expect(steps.reduce((total, step) => total + step.amount_bani, 0)).toBe(amount);
        }
      }),
    );
  });
});

test('B3: a note of 200 lines recalculates within 5 ms', () => {
  const lines = Array.from({ length: 200 }, (_, no) =>
    lineOf({ unit_price_bani: 10_000 + no, labour_hundredths: 50 + no, paint_hundredths: no }, no),
  );
  const takes = Array.from({ length: 21 }, () => {
    const start = performance.now();
    calculateNote(plainHead, lines);
    return performance.now() - start;
  }).toSorted((one, other) => one - other);
  expect(takes[10]).toBeLessThan(5);
});
