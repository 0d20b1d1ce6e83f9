import { browseOpenJobsOfPartner, browsePartnerDirectory, suspendPartner } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aDirectory, aPartner, aPartnerRow, partnerId } from '../testing/directory-samples.ts';
import { someOpenJobs } from '../testing/score-samples.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

const page = [{ path: '/', element: <SuspendDialog partner={aPartner()} onClose={() => undefined} /> }];
const [golf, clio] = someOpenJobs.jobs;

beforeEach(() => {
  server.use(
    mock(browseOpenJobsOfPartner, { status: 200, body: someOpenJobs }),
    mock(browsePartnerDirectory, {
      status: 200,
      body: aDirectory([aPartnerRow(), aPartnerRow({ partner_id: partnerId(2), name: 'Auto Rapid' })]),
    }),
  );
});

describe('M8 suspending a partner', () => {
  test('asks where each open job goes, and sends what was chosen for each', async () => {
    let sent: JsonBodyOf<'suspendPartner'> | undefined;
    server.use(
      mock(suspendPartner, ({ body }) => {
        sent = body;
        return { status: 201, body: aPartner() };
      }),
    );
    const { user } = renderFeature(page, { at: '/' });
    const first = await screen.findByRole('combobox', { name: /DM26R0000140/ });
    expect(first).toHaveDisplayValue('Next proposal: Vopsitorie Nord');
    const second = screen.getByRole('combobox', { name: /DM26C0000088/ });
    expect(second).toHaveDisplayValue('Next proposal: nobody, so the handler decides');
    await user.selectOptions(second, 'handler');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Contract încălcat');
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(sent?.moves).toHaveLength(2));
    expect(sent?.moves[0]).toEqual({
      partner_job_id: golf?.partner_job_id,
      row_version: 7,
      to: 'next',
      partner_id: null,
    });
    expect(sent?.moves[1]).toMatchObject({ partner_job_id: clio?.partner_job_id, to: 'handler' });
  });

  test('sends all jobs the same way with one choice', async () => {
    let sent: JsonBodyOf<'suspendPartner'> | undefined;
    server.use(
      mock(suspendPartner, ({ body }) => {
        sent = body;
        return { status: 201, body: aPartner() };
      }),
    );
    const { user } = renderFeature(page, { at: '/' });
    const all = within(await screen.findByRole('combobox', { name: /All open jobs/ }));
    await all.findByRole('option', { name: /Auto Rapid/ });
    await user.selectOptions(screen.getByRole('combobox', { name: /All open jobs/ }), partnerId(2));
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Contract încălcat');
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(sent?.moves.map(({ to }) => to)).toEqual(['partner', 'partner']));
    expect(sent?.moves.map(({ partner_id: id }) => id)).toEqual([partnerId(2), partnerId(2)]);
  });

  test('says that the jobs have changed meanwhile', async () => {
    server.use(mock(suspendPartner, problem(409, 'partner_rule', { context: { reason: 'jobs_changed' } })));
    const { user } = renderFeature(page, { at: '/' });
    await screen.findByRole('combobox', { name: /DM26R0000140/ });
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Contract încălcat');
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText(/open jobs have changed meanwhile/)).toBeVisible();
  });
});
