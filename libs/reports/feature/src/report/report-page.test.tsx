import {
  browseOwnReports,
  browsePolicyTypes,
  browseReportCases,
  browseReportFiles,
  runReport,
  startReportFile,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReportPage } from './report-page.tsx';

const line = (key: string, label: string, values: (number | null)[]): Schema<'ReportLine'> => ({
  key,
  label,
  from: '2026-10-05',
  to: '2026-10-11',
  values,
  compared: [],
});

const answer: Schema<'ReportAnswer'> = {
  state: 'legal-answer',
  name: 'Answer within the legal deadline',
  category_name: 'Deadlines and law',
  finding: 'W41: most late answers (8), of 9 in the whole period',
  finding_more: '% in time: between 88.1 % (W41) and 97.4 % (W42)',
  definition: 'Claims whose offer left in the period.',
  as_of: '2026-11-22T22:30:00Z',
  is_being_counted: false,
  period: { from: '2026-10-05', to: '2026-10-18' },
  compared_period: null,
  parameters: { from: '2026-10-05', to: '2026-10-18', by: 'county', compare: 'none' },
  dimensions: [{ code: 'county', name: 'counties' }],
  columns: [
    { key: 'in_time', title: 'In time', unit: 'count', tone: 'plain' },
    { key: 'late', title: 'Late', unit: 'count', tone: 'bad' },
    { key: 'share', title: '% in time', unit: 'percent', tone: 'plain' },
  ],
  figure_column: 'share',
  stacked_columns: ['in_time', 'late'],
  above_column: 'share',
  figure: { value: 94.9, before: 92.8, change: 2.1, is_better: true, is_small: false },
  lines: [line('2026-10-05', 'W41', [59, 8, 88.1]), line('2026-10-12', 'W42', [70, 1, 98.6])],
  rows: [line('CJ', 'Cluj', [129, 9, 93.5])],
  total: line('', 'Total', [129, 9, 93.5]),
  corrections: [
    { day: '2026-10-07', reason: 'Two answers were missing', corrected_at: '2026-10-20T08:00:00Z' },
  ],
  cases_column: 'late',
  is_empty: false,
  is_stock: false,
};

function open(shown = answer) {
  server.use(
    mock(runReport, { status: 200, body: shown }),
    mock(browseOwnReports, { status: 200, body: { favourites: [], sets: [], schedules: [] } }),
    mock(browseReportFiles, { status: 200, body: [] }),
    mock(browsePolicyTypes, { status: 200, body: [] }),
    mock(browseReportCases, {
      status: 200,
      body: {
        title: 'Late answers',
        value_unit: 'days',
        count: 1,
        file_count: 1,
        amount_bani: 20_430,
        cases: [
          {
            claim_file_no: 'DM26R0000041',
            assignment_id: '0190b6a0-0000-7000-8000-00000000b001',
            happened_on: '2026-10-08',
            about: 'Late estimate',
            value: 9,
            amount_bani: 20_430,
          },
        ],
        worklist: 'legal_late:2026-10-05:2026-10-11:::',
      },
    }),
  );
  return renderFeature(<ReportPage />, { path: '/reports/:state', at: '/reports/legal-answer' });
}

test('an empty report whose days are being written down fills by itself', async () => {
  const { finding } = answer;
  open({ ...answer, is_empty: true, as_of: null, is_being_counted: true });
  expect(await screen.findByRole('status')).toHaveTextContent('The figures are still being counted');
  expect(screen.queryByText(/Choose a longer period/)).not.toBeInTheDocument();
  server.use(mock(runReport, { status: 200, body: answer }));
  expect(await screen.findByRole('heading', { name: finding }, { timeout: 5_000 })).toBeVisible();
});

test('ux 76 the chart reads its bars out by the keys, and shows the same figures as a table', async () => {
  const { user } = open();
  const chart = await screen.findByRole('slider', { name: /most late answers/ });
  expect(screen.getByText('+2.1 points against 92.8 %')).toBeVisible();
  expect(screen.getByText(/was corrected on .*: Two answers were missing/)).toBeVisible();
  chart.focus();
  expect(chart).toHaveAttribute('aria-valuetext', 'W41, In time 59, Late 8, 88.1');
  await user.keyboard('{ArrowRight}');
  expect(chart).toHaveAttribute('aria-valuetext', 'W42, In time 70, Late 1, 98.6');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const table = within(await screen.findByRole('table', { name: /most late answers/ }));
  expect(table.getByRole('row', { name: /W41/ })).toHaveTextContent('88.1 %');
});

test('ux 77 Enter opens the files behind a bar, and the worklist with the same ones', async () => {
  const { user } = open();
  (await screen.findByRole('slider', { name: /most late answers/ })).focus();
  await user.keyboard('{Enter}');
  const files = within(await screen.findByRole('complementary', { name: 'W41' }));
  expect(await files.findByRole('link', { name: 'DM26R0000041' })).toBeVisible();
  expect(files.getByRole('cell', { name: '9 days' })).toBeVisible();
  expect(files.queryByText(/^Read from the files as they are now/)).not.toBeInTheDocument();
  expect(files.getByRole('link', { name: 'Open the file in Tasks' })).toHaveAttribute(
    'href',
    '/assignments/worklist?category=all&report_cases=legal_late%3A2026-10-05%3A2026-10-11%3A%3A%3A',
  );
});

test('ux 77 files that are read as they are now say that they can differ from the figure', async () => {
  const { user } = open({ ...answer, is_stock: true });
  (await screen.findByRole('slider', { name: /most late answers/ })).focus();
  await user.keyboard('{Enter}');
  const files = within(await screen.findByRole('complementary', { name: 'W41' }));
  expect(files.getByText(/^Read from the files as they are now\./)).toBeVisible();
});

test('each parameter is named by what it says on the screen', async () => {
  open();
  await screen.findByRole('slider', { name: /most late answers/ });
  for (const name of ['Compared with: nothing', 'Policy: all', 'County: all', 'By: counties'])
    expect(screen.getByRole('button', { name })).toHaveTextContent(name);
  expect(screen.getByRole('button', { name: /^Period: .*2026/ })).toBeVisible();
});

test('ux 78 a file of all cases says how far it is, and can be saved once it is ready', async () => {
  const file: Schema<'ReportFile'> = {
    report_file_id: '0190b6a0-0000-7000-8000-00000000b002',
    report: 'legal-answer',
    name: 'Answer within the legal deadline',
    format: 'csv',
    state: 'running',
    done: 4_000,
    total: 200_000,
    size: null,
    created_at: '2026-11-24T08:00:00Z',
    expires_at: '2026-12-01T08:00:00Z',
  };
  const made: { files: Schema<'ReportFile'>[] } = { files: [] };
  const { user } = open();
  server.use(
    mock(browseReportFiles, () => ({ status: 200, body: made.files })),
    mock(startReportFile, () => {
      made.files = [file];
      return { status: 201, body: file };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Other formats' }));
  await user.click(await screen.findByRole('menuitem', { name: 'All cases, CSV' }));
  expect(await screen.findByText('4,000 of 200,000 lines')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save CSV/ })).not.toBeInTheDocument();
  made.files = [{ ...file, state: 'ready', done: 200_000, size: 9_000_000 }];
  expect(await screen.findByRole('button', { name: /^Save CSV of/ }, { timeout: 5_000 })).toBeVisible();
});
