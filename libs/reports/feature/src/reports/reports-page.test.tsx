import { browseOwnReports, browsePolicyTypes, browseReportFigures } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { someOwnReports, someReportFigures } from '@dosar/testing/samples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ReportsPage } from './reports-page.tsx';

const show = async (figures = someReportFigures()) => {
  server.use(
    mock(browseReportFigures, { status: 200, body: figures }),
    mock(browseOwnReports, { status: 200, body: someOwnReports() }),
    mock(browsePolicyTypes, { status: 200, body: [] }),
  );
  renderFeature(<ReportsPage />, { at: '/reports' });
  return within(await screen.findByRole('navigation'));
};

test('C37 each register says how many of its cases are open, and leads to them', async () => {
  const menu = await show();
  expect(menu.getByRole('link', { name: 'Petitions 3 open' })).toHaveAttribute(
    'href',
    '/assignments/worklist?category=all&type=petition',
  );
  expect(menu.queryByRole('link', { name: /^Paid penalties/ })).toBeNull();
});

test('C37 reports that the reader may not open are named with the reason and with who opens them', async () => {
  const menu = await show();
  expect(menu.getByRole('heading', { name: 'No access' })).toBeVisible();
  expect(menu.getByText('2 reports need a role that you do not have. Ask Călin Dobre for it.')).toBeVisible();
  const names = () => menu.queryByText('Bani and Vizite');
  expect(names()).toBeNull();
  await userEvent.click(menu.getByRole('button', { name: 'Which ones' }));
  expect(names()).toBeVisible();
});

test('C37 a reader who may open all reports reads nothing about access', async () => {
  const menu = await show({ ...someReportFigures(), not_open: { names: [], given_by: [] } });
  expect(menu.queryByRole('heading', { name: 'No access' })).toBeNull();
});

test('C37 figures that are still being counted are not shown as nothing, and appear by themselves', async () => {
  const [first] = someReportFigures().reports;
  await show({ ...someReportFigures(), as_of: null, is_being_counted: true });
  expect(await screen.findByRole('status')).toHaveTextContent('The figures are still being counted');
  expect(screen.getByRole('link', { name: first?.name ?? '' })).toBeVisible();
  expect(screen.queryByText(first?.finding ?? '')).toBeNull();

  server.use(mock(browseReportFigures, { status: 200, body: someReportFigures() }));

  expect(await screen.findByText(first?.finding ?? '', {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.queryByText(/still being counted/)).toBeNull();
});
