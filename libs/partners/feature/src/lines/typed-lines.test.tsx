import { browseOwnJobs, getOwnJob, sendOwnEstimate } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import { renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('M8 R11 lines are read from a CSV file into their field, and the shop reads why the server takes none', async () => {
  const row = anOwnRow({ state: 'accepted' });
  server.use(
    mock(browseOwnJobs, { status: 200, body: { offers: [], running: [row], ended: [] } }),
    mock(getOwnJob, { status: 200, body: anOwnJob({ row, acts: ['quote'], estimates: [] }) }),
    mock(sendOwnEstimate, problem(409, 'partner_rule', { context: { reason: 'lines_total' } })),
  );
  const { user } = renderFeature(page, { at: `/partner?job=${jobId(1)}` });
  await user.click(await screen.findByRole('button', { name: 'Send the estimate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the estimate' }));
  await user.type(dialog.getByLabelText(/^Total in lei/), '100');
  const inputOf = (kind: string) =>
    screen.getByRole('dialog').querySelector<HTMLInputElement>(`input[type=file][accept*="${kind}"]`);
  const [paper, lines] = [inputOf('pdf'), inputOf('csv')];
  if (paper === null || lines === null) throw new Error('The window has a field for each file.');
  await user.upload(paper, new File(['%PDF-1.7'], 'deviz.pdf', { type: 'application/pdf' }));
  await user.upload(lines, new File(['PK'], 'deviz.xlsx'));
  expect(await screen.findByText(/The file cannot be read/)).toBeVisible();
  await user.upload(lines, new File(['Far; 120\n'], 'deviz.csv', { type: 'text/csv' }));
  expect(await dialog.findByDisplayValue(/Far; 120/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(
    await dialog.findByText('The lines do not give the total. Mend the lines or the total.'),
  ).toBeVisible();
});
