import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreedTotal, answerLines, lineDifferences, sumOfLines, type LineAnswer } from './job-lines.ts';

const someBani = fc.integer({ min: -5_000_000, max: 5_000_000 });
const someLines = fc
  .array(
    fc.record({
      code: fc.option(fc.constantFrom('A1', 'B2', 'C3')),
      name: fc.constantFrom('Far', 'Bară față', 'Ușă', 'FAR'),
      bani: someBani,
    }),
    { maxLength: 12 },
  )
  .map((lines) => lines.map((line, index) => ({ ...line, lineNo: index + 1 })));
const answerTo = (lineNo: number): fc.Arbitrary<LineAnswer> =>
  fc.oneof(
    fc.constant<LineAnswer>({ lineNo, answer: 'agreed' }),
    fc.constant<LineAnswer>({ lineNo, answer: 'refused', reason: 'Nu e din daună' }),
    someBani.map((bani): LineAnswer => ({ lineNo, answer: 'changed', bani, reason: 'Preț de catalog' })),
  );
const answered = someLines.chain((lines) =>
  fc.tuple(fc.constant(lines), fc.tuple(...lines.map(({ lineNo }) => answerTo(lineNo)))),
);

describe('M8 the lines of an estimate', () => {
  test('lose none: each has its answer, and the total is the sum of what is agreed', () => {
    fc.assert(
      fc.property(answered, ([lines, answers]) => {
        const found = answerLines(lines, answers.toReversed());
        if (typeof found === 'string') throw new Error(found);
        expect(found.map(({ lineNo }) => lineNo)).toEqual(lines.map(({ lineNo }) => lineNo));
        const expected = lines.reduce((sum, line, index) => {
          const said = answers[index];
          return (
            sum + (said?.answer === 'agreed' ? line.bani : said?.answer === 'changed' ? (said.bani ?? 0) : 0)
          );
        }, 0);
        expect(agreedTotal(found)).toBe(expected);
      }),
    );
  });

  test('are answered each once, with an amount where it changes and a reason where it is not as asked', () => {
    const lines = [
      { lineNo: 1, code: null, name: 'Far', bani: 100 },
      { lineNo: 2, code: null, name: 'Ușă', bani: 200 },
    ];
    const agreed: LineAnswer = { lineNo: 1, answer: 'agreed' };
    expect(answerLines(lines, [agreed])).toBe('not_each_once');
    expect(answerLines(lines, [agreed, agreed])).toBe('not_each_once');
    expect(answerLines(lines, [agreed, { lineNo: 3, answer: 'agreed' }])).toBe('not_each_once');
    expect(answerLines(lines, [agreed, { lineNo: 2, answer: 'refused', reason: ' a ' }])).toBe('no_reason');
    expect(answerLines(lines, [agreed, { lineNo: 2, answer: 'changed', reason: 'Preț mic' }])).toBe(
      'no_amount',
    );
  });

  test('are compared with the invoice: its differences together are the difference of the totals', () => {
    fc.assert(
      fc.property(someLines, someLines, (before, invoiced) => {
        const agreed = before.map((line) => ({ ...line, agreedBani: line.bani }));
        const differences = lineDifferences(agreed, invoiced);
        const together = differences.reduce(
          (sum, { agreedBani, invoicedBani }) => sum + (invoicedBani ?? 0) - (agreedBani ?? 0),
          0,
        );
        expect(together).toBe(sumOfLines(invoiced) - agreedTotal(agreed));
        expect(lineDifferences(agreed, before)).toEqual([]);
      }),
    );
  });

  test('are found again by their code, else by their name without its accents', () => {
    const agreed = [
      { code: '8W0', name: 'Far stânga', agreedBani: 1000 },
      { code: null, name: 'Vopsit ușă', agreedBani: 500 },
      { code: null, name: 'Emblemă', agreedBani: 0 },
    ];
    const invoiced = [
      { lineNo: 1, code: null, name: 'VOPSIT USA', bani: 500 },
      { lineNo: 2, code: '8W0', name: 'Far', bani: 1200 },
      { lineNo: 3, code: null, name: 'Cleme', bani: 30 },
    ];
    expect(lineDifferences(agreed, invoiced)).toEqual([
      { name: 'Far stânga', agreedBani: 1000, invoicedBani: 1200 },
      { name: 'Cleme', agreedBani: null, invoicedBani: 30 },
    ]);
  });
});
