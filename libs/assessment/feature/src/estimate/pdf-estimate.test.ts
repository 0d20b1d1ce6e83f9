import { readEstimateFile } from '@dosar/claim-parts/estimate-file';
import { guessColumns, readEstimate } from '@dosar/kernel/read-estimate';
import { aPdf } from '@dosar/testing';
import { expect, test } from 'vitest';

test('B3 R11 a PDF of several pages is read by its text; one that is only a picture, or broken, says so', async () => {
  const head = [
    [40, 'Cod'],
    [110, 'Denumire'],
    [330, 'Cant.'],
    [420, 'Valoare'],
  ] as const;
  const read = await readEstimateFile(
    aPdf('Deviz 314.PDF', [
      [
        [[40, 'Auto Rapid SRL (service)']],
        head,
        [
          [40, '87910'],
          [110, 'Bara spate'],
          [330, '1'],
          [420, '1.200,50'],
        ],
      ],
      [
        head,
        [
          [110, 'Vopsit aripa'],
          [420, '800,00'],
        ],
        [
          [110, 'TOTAL'],
          [420, '2.100,00'],
        ],
      ],
    ]),
  );
  if (!('rows' in read)) throw new Error(`The paper was not read: ${read.kind}`);
  const guess = guessColumns(read.rows);
  const {
    lines,
    left_out: leftOut,
    wrong_totals: wrongTotals,
  } = readEstimate(
    read.rows,
    guess?.columns ?? { code: null, name: 0, quantity: null, unit_price: null, hours: null, amount: 0 },
    guess?.first_row ?? 0,
  );
  expect(lines.map(({ code, name, amount_bani: bani }) => [code, name, bani])).toEqual([
    ['87910', 'Bara spate', 120_050],
    [null, 'Vopsit aripa', 80_000],
  ]);
  expect(leftOut.map(({ reason }) => reason)).toEqual(['no_amount', 'sum']);
  expect(wrongTotals).toEqual([{ row_no: 6, stated_bani: 210_000, counted_bani: 200_050 }]);
  expect(await readEstimateFile(aPdf('scan.pdf', [[]]))).toEqual({ kind: 'no_text' });
  expect(await readEstimateFile(new File(['%PDF-1.7'], 'rupt.pdf'))).toEqual({ kind: 'unreadable' });
});
