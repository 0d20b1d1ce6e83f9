import { agreeEstimate, getAssessmentNote, getEstimate, importEstimate } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNoteStart } from '../note/note-fixture.ts';
import { anEstimate, anEstimateLine } from './estimate-fixture.ts';
import { EstimatePage } from './estimate-page.tsx';

const start = aNoteStart();

const estimate = anEstimate({
  lines: [anEstimateLine(1, { name: 'Bară spate', unit_price_bani: 112_000, amount_bani: 112_000 })],
});

const csv = (text: string) => new File([text], 'deviz.csv', { type: 'text/csv' });

test('B3 the file of a shop is looked at before it is taken, formulas are refused, and open lines keep it from being agreed', async () => {
  const rounds = [
    { round_no: 1, shop_name: 'Auto Rapid', shop_total_bani: 112_000, created_at: estimate.created_at },
  ];
  const taken = { estimate, rounds, shops: [] };
  let answer: Schema<'OpenedEstimate'> = { estimate: null, rounds: [], shops: [] };
  let sent: unknown;
  server.use(
    mock(getAssessmentNote, { status: 200, body: { start, note: null, versions: [] } }),
    mock(getEstimate, () => ({ status: 200, body: answer })),
    mock(importEstimate, ({ body }) => {
      sent = body;
      answer = taken;
      return { status: 201, body: taken };
    }),
    mock(agreeEstimate, { status: 201, body: taken }),
  );
  const { user } = renderFeature(<EstimatePage />, {
    path: '/assignments/assessment/note/:assignmentId/estimate',
    at: `/assignments/assessment/note/${start.assignment_id}/estimate`,
    profile: aProfile({ roles: ['AC.Assessor'] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Import an estimate' }));
  const chooser = within(await screen.findByRole('dialog')).getByLabelText('File of the shop', {
    selector: 'input',
  });
  await user.upload(chooser, csv('Cod,Denumire,Valoare\n,Bară,=1+1\n'));
  expect(await screen.findByText(/Cell C2 has a formula/)).toBeInTheDocument();
  await user.upload(chooser, csv('Cod;Denumire;Valoare\n;Bară spate;1.120,00\n;TOTAL;1.120,00\n'));
  await waitFor(() => expect(screen.getByText('One line, together 1,120.00 lei without VAT')).toBeVisible());
  expect(screen.getByText('2. Bară spate')).toBeVisible();
  expect(screen.getByText('3. TOTAL · 1.120,00')).toBeVisible();
  expect(screen.getByText('adds up other rows')).toBeVisible();
  const shop = screen.getByRole('textbox', { name: /Name of the shop/ });
  await user.click(screen.getByRole('button', { name: 'Take over one line' }));
  expect(await screen.findByText('Write the name of the shop.')).toBeVisible();
  expect(shop).toHaveFocus();
  expect(sent).toBeUndefined();
  await user.type(shop, 'Auto Rapid');
  await user.click(screen.getByRole('button', { name: 'Take over one line' }));

  expect(await screen.findByRole('button', { name: 'Decide: Bară spate' })).toBeInTheDocument();
  expect(sent).toMatchObject({
    shop_name: 'Auto Rapid',
    source: 'csv',
    columns: { code: 0, name: 1, quantity: null, unit_price: null, hours: null, amount: 2 },
    first_row: 1,
  });
  expect(screen.getByText('One line has no agreed amount.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Agree' })).toBeDisabled();
});

test('B3 an estimate without a file is typed by keyboard, seen as it would be taken, and taken as a round', async () => {
  const nothing: Schema<'OpenedEstimate'> = { estimate: null, rounds: [], shops: [] };
  let answer = nothing;
  let sent: unknown;
  server.use(
    mock(getAssessmentNote, { status: 200, body: { start, note: null, versions: [] } }),
    mock(getEstimate, () => ({ status: 200, body: answer })),
    mock(importEstimate, ({ body }) => {
      sent = body;
      answer = { ...nothing, estimate: { ...estimate, source: 'typed' } };
      return { status: 201, body: answer };
    }),
    mock(agreeEstimate, { status: 201, body: nothing }),
  );
  const { user } = renderFeature(<EstimatePage />, {
    path: '/assignments/assessment/note/:assignmentId/estimate',
    at: `/assignments/assessment/note/${start.assignment_id}/estimate`,
    profile: aProfile({ roles: ['AC.Assessor'] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Type an estimate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Type an estimate' }));
  await user.type(dialog.getByRole('textbox', { name: /Name of the shop/ }), 'Auto Rapid');
  await user.type(dialog.getByRole('textbox', { name: /Estimate number or date/ }), '128');
  const line = (no: number) => within(dialog.getByRole('group', { name: `Line ${no}` }));
  await user.type(line(1).getByRole('textbox', { name: /^Name/ }), 'Bară spate');
  await user.type(line(1).getByRole('textbox', { name: /^Quantity/ }), '2');
  // Quantity times price, then Enter for the next line, where the cell is the same one.
  await user.type(line(1).getByRole('textbox', { name: /^Unit price/ }), '560.00{Enter}');
  expect(line(2).getByRole('textbox', { name: /^Unit price/ })).toHaveFocus();
  expect(dialog.getByText('One line, together 1,120.00 lei without VAT')).toBeVisible();
  await user.type(line(2).getByRole('textbox', { name: /^Hours/ }), 'one');
  await user.type(line(2).getByRole('textbox', { name: /^Name/ }), 'Geometrie');
  await user.click(dialog.getByRole('button', { name: 'Take over' }));
  expect((await dialog.findAllByText('Write a number, such as 1,120.50.')).length).toBeGreaterThan(0);
  expect(dialog.getAllByText('Write the amount, or the unit price.').length).toBeGreaterThan(0);
  expect(sent).toBeUndefined();
  await user.clear(line(2).getByRole('textbox', { name: /^Hours/ }));
  await user.type(line(2).getByRole('textbox', { name: /^Amount/ }), '150{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Take over' }));

  expect(await screen.findByRole('button', { name: 'Decide: Bară spate' })).toBeInTheDocument();
  expect(sent).toEqual({
    shop_name: 'Auto Rapid',
    source: 'typed',
    file_name: '128',
    rows: [
      ['', 'Bară spate', '2', '560.00', '', '1,120.00'],
      ['', 'Geometrie', '', '', '', '150'],
    ],
    columns: { code: 0, name: 1, quantity: 2, unit_price: 3, hours: 4, amount: 5 },
    first_row: 0,
  });
});
