import { browseOwnJobs, getOwnJob, sendOwnEstimate } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import { aPdf, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { OwnPage } from '../own/own-page.tsx';
import { anOwnJob, anOwnRow, jobId } from '../testing/own-samples.ts';

const page = [
  {
    path: '/partner',
    element: (
      <PageFrame>
        <OwnPage />
      </PageFrame>
    ),
  },
];

beforeEach(() => {
  const row = anOwnRow({ state: 'accepted' });
  server.use(
    mock(browseOwnJobs, { status: 200, body: { offers: [], running: [row], ended: [] } }),
    mock(getOwnJob, { status: 200, body: anOwnJob({ row, acts: ['quote'], estimates: [] }) }),
    mock(sendOwnEstimate, problem(409, 'partner_rule', { context: { reason: 'lines_total' } })),
  );
});

/** The window of the estimate, with its fields for the paper and for a file of lines. */
async function openedEstimate() {
  const { user } = renderFeature(page, { at: `/partner?job=${jobId(1)}` });
  await user.click(await screen.findByRole('button', { name: 'Send the estimate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the estimate' }));
  const inputOf = (kind: string) => {
    const input = screen
      .getByRole('dialog')
      .querySelector<HTMLInputElement>(`input[type=file][accept*="${kind}"]`);
    if (input === null) throw new Error(`The window has no field for ${kind}.`);
    return input;
  };
  return { user, dialog, paper: inputOf('image/jpeg'), lines: inputOf('csv') };
}

const heads = [
  [40, 'Cod'],
  [110, 'Denumire'],
  [420, 'Valoare'],
] as const;
const printed = aPdf('deviz.pdf', [
  [
    [[40, 'Auto Rapid SRL']],
    heads,
    [
      [40, '87910'],
      [110, 'Bara spate'],
      [420, '1.000,00'],
    ],
  ],
  [
    heads,
    [
      [110, 'Vopsit aripa'],
      [420, '500,00'],
    ],
    [
      [110, 'TOTAL fara TVA'],
      [420, '1.600,00'],
    ],
  ],
]);

describe('M8 R11 the lines of an estimate that a shop sends', () => {
  test('are read from a CSV file into their field, and the shop reads why the server takes none', async () => {
    const { user, dialog, paper, lines } = await openedEstimate();
    await user.type(dialog.getByLabelText(/^Total in lei/), '100');
    await user.upload(paper, new File(['%PDF-1.7'], 'deviz.pdf', { type: 'application/pdf' }));
    expect(await dialog.findByText(/^No lines were recognised in deviz.pdf/)).toBeVisible();
    await user.upload(lines, new File(['PK'], 'deviz.xlsx'));
    expect(await dialog.findByText(/deviz.xlsx cannot be read/)).toBeVisible();
    await user.upload(lines, new File(['Far; 120\nLa cerere; ?\n'], 'deviz.csv', { type: 'text/csv' }));
    expect(await dialog.findByDisplayValue('Far;120,00')).toBeVisible();
    expect(dialog.getByRole('table', { name: 'One row left out' })).toBeVisible();
    expect(dialog.getByText('has no amount')).toBeVisible();
    expect(dialog.getByText('The total is 100.00 lei: 20.00 lei apart from the lines.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(
      await dialog.findByText('The lines do not give the total. Correct the lines or the total.'),
    ).toBeVisible();
  });

  test('come from the PDF itself, with rows that are none, a sum that is wrong, and the VAT that is missing', async () => {
    const { user, dialog, paper } = await openedEstimate();
    await user.type(dialog.getByLabelText(/^Total in lei/), '1815');
    await user.upload(paper, printed);
    expect(
      await dialog.findByDisplayValue(
        /^Cod;Denumire;Valoare\s87910;Bara spate;1000,00\s;Vopsit aripa;500,00$/,
      ),
    ).toBeVisible();
    expect(dialog.getByText('2 lines, together 1,500.00 lei with VAT')).toBeVisible();
    expect(dialog.getByRole('table', { name: '2 rows left out' })).toBeVisible();
    expect(dialog.getByText(/^Row 6 says 1,600.00 lei; the lines come to 1,500.00 lei/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'The lines are without VAT: add 21 %' }));
    expect(await dialog.findByText('2 lines, together 1,815.00 lei with VAT')).toBeVisible();
    expect(dialog.queryByText(/apart from the lines/)).not.toBeInTheDocument();
  });

  test('that were typed stay when a PDF is chosen; a scanned one is a document with its total, and says so', async () => {
    const { user, dialog, paper, lines } = await openedEstimate();
    await user.upload(paper, aPdf('scan.pdf', [[]]));
    expect(
      await dialog.findByText(/^scan.pdf is a picture without text: it is sent as a document with its total/),
    ).toBeVisible();
    await user.upload(lines, aPdf('scan.pdf', [[]]));
    expect(await dialog.findByText(/^scan.pdf is a picture without text. Type its lines/)).toBeVisible();
    await user.type(dialog.getByLabelText(/^Lines, VAT included/), 'Far; 10');
    await user.click(dialog.getByRole('button', { name: /Remove/ }));
    await user.upload(paper, printed);
    expect(await dialog.findByText('One line, together 10.00 lei with VAT')).toBeVisible();
    expect(dialog.getByDisplayValue('Far; 10')).toBeVisible();
  });
});
