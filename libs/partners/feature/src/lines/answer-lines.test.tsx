import { actOnJob, browseJobsOfFile } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { JobsSection } from '../jobs/jobs-section.tsx';
import { aJob } from '../testing/job-samples.ts';

const page = [
  { path: '/file', element: <JobsSection assignmentId="0a000000-0000-4000-8000-000000000001" /> },
];
const line = (line_no: number, name: string, asked_bani: number): Schema<'PartnerJobLine'> => ({
  line_no,
  code: null,
  name,
  asked_bani,
  answer: null,
  agreed_bani: null,
  reason: null,
});
let job: Schema<'PartnerJob'>;
let asked: JsonBodyOf<'actOnJob'>[];

beforeEach(() => {
  asked = [];
  job = aJob({
    state: 'quoted',
    invoice: null,
    agreed_bani: null,
    quote_lines: [line(1, 'Far', 120_000), line(2, 'Emblemă', 10_000)],
    acts: ['approve_quote', 'refuse_quote'],
  });
  server.use(
    mock(browseJobsOfFile, () => ({
      status: 200,
      body: { can_make: true, default_damage: 'Far', default_on_silence: 'next' as const, jobs: [job] },
    })),
    mock(actOnJob, ({ body }) => {
      asked.push(body);
      return { status: 201, body: job };
    }),
  );
});

describe('M8 R11 the lines of an estimate, for its handler', () => {
  test('are answered one by one; what is agreed is shown meanwhile, and no answer goes without its reason', async () => {
    const { user } = renderFeature(page, { at: '/file' });
    await user.click(await screen.findByRole('button', { name: 'Approve the estimate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve the estimate' }));
    expect(dialog.getByText('Agreed altogether: 1,300.00 lei')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Answer to Far'), 'changed');
    const amount = await dialog.findByLabelText(/^Agreed amount for Far/);
    await user.clear(amount);
    await user.type(amount, '1000');
    await user.selectOptions(dialog.getByLabelText('Answer to Emblemă'), 'refused');
    expect(await dialog.findByText('Agreed altogether: 1,000.00 lei')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Approve the estimate' }));
    expect(asked).toEqual([]);
    await user.type(await dialog.findByLabelText(/^Why, Far/), 'Preț de catalog');
    await user.type(await dialog.findByLabelText(/^Why, Emblemă/), 'Nu e din daună');
    await user.click(dialog.getByRole('button', { name: 'Approve the estimate' }));
    await waitFor(() =>
      expect(asked).toEqual([
        {
          row_version: 8,
          act: 'approve_quote',
          lines: [
            { line_no: 1, answer: 'changed', bani: 100_000, reason: 'Preț de catalog' },
            { line_no: 2, answer: 'refused', reason: 'Nu e din daună' },
          ],
        },
      ]),
    );
  });

  test('stand in the file with their answers, and so does each line by which the invoice differs', async () => {
    job = aJob({
      quote_lines: [
        { ...line(1, 'Far', 120_000), answer: 'changed', agreed_bani: 100_000, reason: 'Preț de catalog' },
      ],
      invoice: {
        number: 'ARP 1',
        date: '2026-11-23',
        bani: 123_000,
        difference_bani: 23_000,
        difference_reason: null,
        cleared_at: null,
        line_differences: [
          { name: 'Far', agreed_bani: 100_000, invoiced_bani: 120_000 },
          { name: 'Cleme', agreed_bani: null, invoiced_bani: 3000 },
        ],
      },
    });
    renderFeature(page, { at: '/file' });
    const lines = within(await screen.findByRole('list', { name: 'Lines' }));
    expect(lines.getByText('1,200.00 lei → 1,000.00 lei')).toBeVisible();
    expect(lines.getByText('another amount: Preț de catalog')).toBeVisible();
    expect(screen.getByText('Far: agreed 1,000.00 lei, invoiced 1,200.00 lei')).toBeVisible();
    expect(screen.getByText('Cleme: not in the estimate, invoiced 30.00 lei')).toBeVisible();
  });
});
