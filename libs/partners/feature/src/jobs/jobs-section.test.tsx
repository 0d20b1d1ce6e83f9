import { actOnJob, browseDocuments, browseJobsOfFile, makeJob, proposePartners } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aJob, aSentJob, someProposals } from '../testing/job-samples.ts';
import { JobsSection } from './jobs-section.tsx';

const assignmentId = '0a000000-0000-4000-8000-000000000001';
const page = [{ path: '/file', element: <JobsSection assignmentId={assignmentId} /> }];
let jobs: Schema<'PartnerJob'>[];

beforeEach(() => {
  jobs = [aJob()];
  server.use(
    mock(browseJobsOfFile, () => ({
      status: 200,
      body: { can_make: true, default_damage: 'Bară față', default_on_silence: 'next' as const, jobs },
    })),
    mock(proposePartners, { status: 200, body: someProposals() }),
    mock(browseDocuments, { status: 200, body: { items: [], next_cursor: null, total: 0, missing: [] } }),
  );
});
const open = () => renderFeature(page, { at: '/file' });

describe('M8 the partners of a claim file', () => {
  test('show whose turn it is until when, how far the job is, and by how much the invoice differs', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Repair: Auto Rapid SRL' })).toBeVisible();
    expect(screen.getByText('Our turn')).toBeVisible();
    expect(screen.getByText('until 25.11.2026 18:00')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps).toHaveLength(8);
    expect(steps[6]).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('+372.20 lei')).toBeVisible();
  });

  test('take an invoice that differs only with a reason, sent with the version that was read', async () => {
    const asked: JsonBodyOf<'actOnJob'>[] = [];
    server.use(
      mock(actOnJob, ({ body }) => {
        asked.push(body);
        return { status: 201, body: aJob({ acts: [] }) };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send to payment' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send to payment' }));
    expect(asked).toEqual([]);
    await user.type(dialog.getByLabelText(/Why the difference is accepted/), 'spălarea a fost cerută');
    await user.click(dialog.getByRole('button', { name: 'Send to payment' }));
    await waitFor(() =>
      expect(asked).toEqual([{ row_version: 8, act: 'clear_invoice', reason: 'spălarea a fost cerută' }]),
    );
  });

  test('are written down from the phone, and say in words what the server refuses', async () => {
    jobs = [aSentJob()];
    server.use(mock(actOnJob, problem(409, 'partner_job_rule', { context: { reason: 'not_now' } })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Told by phone' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Accepted' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Accepted' }));
    expect(await screen.findByText('The job has moved on. Look at it again.')).toBeVisible();
  });

  test('that could not be loaded can be asked for again; an empty file says how to begin', async () => {
    server.use(mock(browseJobsOfFile, problem(503, 'database_unavailable')));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: /again/i });
    server.use(
      mock(browseJobsOfFile, {
        status: 200,
        body: { can_make: false, default_damage: '', default_on_silence: 'next' as const, jobs: [] },
      }),
    );
    await user.click(retry);
    expect(await screen.findByText('Nobody has been asked for work yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask a partner' })).not.toBeInTheDocument();
  });
});

describe('M8 a new job', () => {
  async function openDialog() {
    jobs = [];
    const asked: JsonBodyOf<'makeJob'>[] = [];
    server.use(
      mock(makeJob, ({ body }) => {
        asked.push(body);
        return { status: 201, body: aSentJob() };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ask a partner' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('radio', { name: /Auto Rapid SRL/ });
    return { user, dialog, asked, send: () => user.click(dialog.getByRole('button', { name: 'Send' })) };
  }

  test('has nobody chosen beforehand, says why each is proposed, and is not sent without a choice and its reason', async () => {
    const { user, dialog, asked, send } = await openDialog();
    for (const radio of dialog.getAllByRole('radio', {
      name: /Auto Rapid|Glass Point|Another shop|Nobody yet/,
    }))
      expect(radio).not.toBeChecked();
    expect(dialog.getByRole('radio', { name: /works in the county · ✓ 3 places this week/ })).toBeVisible();
    expect(dialog.getByRole('radio', { name: /– 210.00 lei an hour, above the usual/ })).toBeVisible();
    await send();
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: /Glass Point/ }));
    await send();
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'nearer' }));
    await send();
    await waitFor(() =>
      expect(asked).toEqual([
        {
          kind: 'repair',
          damage: 'Bară față',
          note: null,
          document_ids: [],
          on_silence: 'next',
          to: { partner_id: '0d000000-0000-4000-8000-000000000002', shop: null, reason: 'nearer' },
        },
      ]),
    );
  });

  test('can go to any shop that is typed', async () => {
    const { user, dialog, asked, send } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Another shop, typed' }));
    await user.type(dialog.getByLabelText(/Name of the shop/), 'Atelierul lui Gelu');
    await user.click(dialog.getByRole('button', { name: 'chosen by the injured person' }));
    await send();
    await waitFor(() =>
      expect(asked[0]?.to).toEqual({
        partner_id: null,
        shop: { name: 'Atelierul lui Gelu', phone: null, email: null, address: null },
        reason: 'chosen by the injured person',
      }),
    );
  });
});
