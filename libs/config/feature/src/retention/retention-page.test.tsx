import { getRetention, saveRetention } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { RetentionPage } from './retention-page.tsx';

let period: Schema<'RetentionPeriod'>;
let saved: MockRequest<'saveRetention'>['body'][];

beforeEach(() => {
  period = {
    ...{ kind: 'claim_draft', name: 'Drafts of claims', about: 'Claims that were begun and not opened.' },
    ...{ days: 30, usual_days: 30, least_days: 7, most_days: 90, row_version: 0 },
    because: 'GDPR, article 5 (1) (e): no longer than needed.',
  };
  saved = [];
  server.use(
    mock(getRetention, () => ({ status: 200 as const, body: { items: [period] } })),
    mock(saveRetention, ({ body }) => {
      saved.push(body);
      period = { ...period, days: body.days, row_version: 1 };
      return { status: 200 as const, body: { items: [period] } };
    }),
  );
});

async function openDialog(days: string) {
  const { user } = renderFeature(<RetentionPage />, { profile: aProfile({}, people.calin) });
  await user.click(await screen.findByRole('button', { name: 'Change Drafts of claims' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Drafts of claims' }));
  const field = dialog.getByRole('spinbutton', { name: 'Days kept' });
  await user.clear(field);
  await user.type(field, days);
  return { user, dialog };
}

test('B13 a kind of data tells its days with the law behind them, and whoever sets fewer is warned that old data goes', async () => {
  const { user, dialog } = await openDialog('14');
  expect(screen.getByText('GDPR, article 5 (1) (e): no longer than needed.')).toBeInTheDocument();
  expect(await dialog.findByText(/It cannot be recovered/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save the days' }));
  expect(await screen.findByText('14 days')).toBeVisible();
  expect(saved).toEqual([{ kind: 'claim_draft', days: 14, row_version: 0 }]);
});

test.each(['3', '91', '2.5'])('B13 %s days are outside the limits and refused at the field', async (days) => {
  const { user, dialog } = await openDialog(days);
  await user.click(dialog.getByRole('button', { name: 'Save the days' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Write a number of days within the limits.');
  expect(saved).toEqual([]);
});

test('a period that a colleague changed meanwhile is not overwritten', async () => {
  server.use(mock(saveRetention, problem(412, 'stale_row_version')));
  const { user, dialog } = await openDialog('40');
  await user.click(dialog.getByRole('button', { name: 'Save the days' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
});
