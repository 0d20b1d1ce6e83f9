import { getOwnAbsences, previewAbsence } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import {
  aLeaveBalance,
  anAbsence,
  anAbsencePreview,
  idOf,
  people,
  someOwnAbsences,
} from '@dosar/testing/samples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MyAbsencesPage } from './my-absences-page.tsx';

const draft = anAbsence({ state: 'draft', note: 'Schi, dacă prindem cazare' });
const taken = anAbsence(
  { absence_id: idOf('other', 7009), state: 'ended', decided_by_name: people.maria.fullName },
  9,
);

test('M5 R11 B4 ux 70 a draft reminds its owner until it is sent, and is opened as it was left', async () => {
  server.use(
    mock(getOwnAbsences, { status: 200, body: someOwnAbsences({ absences: [draft] }) }),
    mock(previewAbsence, { status: 200, body: anAbsencePreview() }),
  );
  const { user } = renderFeature(<MyAbsencesPage />, { at: '/time-off/my-absences?view=list' });
  expect(await screen.findByText(/^A request was not sent yet: /)).toBeVisible();
  // Above everything else, and once more in the list.
  const [reminder] = screen.getAllByRole('button', { name: 'Continue' });
  await user.click(reminder!);
  expect(await screen.findByLabelText(/^Note/)).toHaveValue('Schi, dacă prindem cazare');
});

test('M5 R11 B4 ux 71 the balance is explained line by line, the newest first, with what was left after each', async () => {
  server.use(mock(getOwnAbsences, { status: 200, body: someOwnAbsences({ absences: [taken] }) }));
  renderFeature(<MyAbsencesPage />, { at: '/time-off/my-absences?view=list' });
  const ledger = await screen.findByRole('region', { name: 'Where the balance comes from' });
  const lines = within(ledger)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  expect(lines.map(([, what, change, left]) => [what, change, left])).toEqual([
    ['Rest leave approved by Maria Stan', '−2', '22'],
    ['Carried over from 2025', '+3', '24'],
    ['Entitlement of the year', '+21', '21'],
  ]);
  const { left } = aLeaveBalance();
  expect(screen.getByRole('region', { name: 'Rest leave of 2026' })).toHaveTextContent(`${left / 2} days`);
});
