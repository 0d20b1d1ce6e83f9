import {
  acceptOwnJob,
  browseOwnJobs,
  declineOwnJob,
  getOwnJob,
  moveOwnJob,
  sendOwnEstimate,
  writeOwnMessage,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { anOffer, anOwnJob, anOwnRow, jobId } from '../testing/own-samples.ts';
import { OwnPage } from './own-page.tsx';

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
const opened = { at: `/partner?job=${jobId(1)}` };
let jobs: Schema<'OwnJobs'>;
let job: Schema<'OwnJob'>;

beforeEach(() => {
  jobs = { offers: [anOffer()], running: [anOwnRow()], ended: [] };
  job = anOwnJob();
  server.use(
    mock(browseOwnJobs, () => ({ status: 200, body: jobs })),
    mock(getOwnJob, () => ({ status: 200, body: job })),
  );
});

const paneOf = async () => within(await screen.findByLabelText('Job'));

describe('M8 R11 the own jobs of a partner', () => {
  test('stand as offers to answer and as accepted jobs, and say so when there are none', async () => {
    renderFeature(page, { at: '/partner' });
    const offers = within(await screen.findByRole('region', { name: 'Waiting for your answer' }));
    expect(offers.getByText('Ușă stânga, prag, oglindă')).toBeVisible();
    expect(offers.getByRole('button', { name: 'Accept' })).toBeVisible();
    const running = within(screen.getByRole('region', { name: 'Accepted jobs' }));
    expect(running.getByText('In work')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Ended in the last 90 days' })).toBeNull();
  });

  test('are none yet: the page says what will be here', async () => {
    jobs = { offers: [], running: [], ended: [] };
    renderFeature(page, { at: '/partner' });
    expect(await screen.findByText('No jobs yet')).toBeVisible();
  });

  test('that cannot be read say so, and are read again', async () => {
    server.use(mock(browseOwnJobs, problem(503, 'database_unavailable')));
    const { user } = renderFeature(page, { at: '/partner' });
    expect(await screen.findByText('The jobs cannot be read')).toBeVisible();
    server.use(mock(browseOwnJobs, () => ({ status: 200, body: jobs })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Accepted jobs' })).toBeVisible();
  });

  test('are accepted with a day, in the version that was read', async () => {
    let sent: JsonBodyOf<'acceptOwnJob'> | undefined;
    server.use(
      mock(acceptOwnJob, ({ body }) => {
        sent = body;
        return { status: 201 as const, body: job };
      }),
    );
    const { user } = renderFeature(page, { at: '/partner' });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept' }));
    const day = dialog.getByLabelText(/^Ready on/, { selector: 'input' });
    await user.clear(day);
    await user.type(day, '18.03.2099');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(sent).toEqual({ row_version: 2, promised_on: '2099-03-18' }));
  });

  test('are declined with a reason only, and one that moved meanwhile says so', async () => {
    server.use(mock(declineOwnJob, problem(409, 'partner_job_rule', { context: { reason: 'not_now' } })));
    const { user } = renderFeature(page, { at: '/partner' });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'Nu avem loc');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText(/The job has moved on meanwhile/)).toBeVisible();
  });
});

describe('M8 R11 a job of a partner', () => {
  test('shows its rounds of agreement, whom to call, its photos and messages', async () => {
    renderFeature(page, opened);
    const pane = await paneOf();
    expect(await pane.findByText('agreed')).toBeVisible();
    expect(pane.getByText(/Aripa dreapta-spate se repară$/)).toBeVisible();
    expect(pane.getByRole('link', { name: '+40722000111' })).toHaveAttribute('href', 'tel:+40722000111');
    expect(pane.getByRole('button', { name: 'Save ansamblu.jpg' })).toBeEnabled();
    expect(pane.getByText(/nu se vopsește ușa/)).toBeVisible();
  });

  test('offers exactly what the company can do now', async () => {
    renderFeature(page, opened);
    const next = within(await screen.findByRole('region', { name: 'Next step' }));
    expect(next.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Mark as done',
      'Wait for parts',
      'We found more damage',
    ]);
  });

  test('waits for parts until a day, and is marked as done', async () => {
    const sent: JsonBodyOf<'moveOwnJob'>[] = [];
    server.use(
      mock(moveOwnJob, ({ body }) => {
        sent.push(body);
        return { status: 201 as const, body: job };
      }),
    );
    const { user } = renderFeature(page, opened);
    await user.click(await screen.findByRole('button', { name: 'Wait for parts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wait for parts' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(/^Parts come on/, { selector: 'input' }), '20.03.2099');
    await user.type(dialog.getByLabelText('Which parts'), 'Far stânga');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { row_version: 6, act: 'wait_for_parts', parts_until: '2099-03-20', note: 'Far stânga' },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(sent[1]).toEqual({ row_version: 6, act: 'finish' }));
  });

  test('takes an estimate with its file and its sum in bani, and none without a file', async () => {
    job = anOwnJob({ row: anOwnRow({ state: 'accepted' }), acts: ['quote'], estimates: [] });
    let calls = 0;
    server.use(
      mock(sendOwnEstimate, () => {
        calls++;
        return { status: 201 as const, body: job };
      }),
    );
    const { user } = renderFeature(page, opened);
    await user.click(await screen.findByRole('button', { name: 'Send the estimate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the estimate' }));
    await user.type(dialog.getByLabelText(/^Total in lei/), '6867');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Choose a file.')).toBeVisible();
    expect(calls).toBe(0);
  });

  test('keeps what is written to the handler', async () => {
    let sent: JsonBodyOf<'writeOwnMessage'> | undefined;
    server.use(
      mock(writeOwnMessage, ({ body }) => {
        sent = body;
        return { status: 201 as const, body: job };
      }),
    );
    const { user } = renderFeature(page, opened);
    await user.type(await screen.findByLabelText('Your message'), 'Confirmat');
    const talk = within(screen.getByRole('region', { name: 'Messages' }));
    await user.click(talk.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual({ body: 'Confirmat' }));
    await waitFor(() => expect(screen.getByLabelText('Your message')).toHaveValue(''));
  });

  test('that another company has now says so and shows nothing else', async () => {
    server.use(mock(getOwnJob, problem(404, 'not_found')));
    renderFeature(page, opened);
    expect(await screen.findByText('This job is not with you')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull();
  });
});
