import { declineOwnJob, getGuestJob, guestToken } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aGuestProfile, authTokens, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { anOffer, anOwnJob } from '../testing/own-samples.ts';
import { GuestJobPage } from './guest-job-page.tsx';

const scope = { assignment_type: 'partner_job', assignment_key: 'cheia-lucrarii-din-mesaj-0001' };
let asked: MockRequest<'guestToken'>['body'][];
let job: Schema<'OwnJob'>;

beforeEach(() => {
  asked = [];
  job = anOwnJob({ row: anOffer(), acts: ['accept', 'decline'] });
  server.use(
    mock(guestToken, ({ body }) => {
      asked.push(body);
      return { status: 200 as const, body: authTokens(aGuestProfile(scope)) };
    }),
    mock(getGuestJob, () => ({ status: 200, body: job })),
  );
});

const open = () =>
  renderFeature(<GuestJobPage />, {
    path: '/workflow/guest/partner_job/:key',
    at: `/workflow/guest/partner_job/${scope.assignment_key}`,
    profile: null,
    otherRoutes: [{ path: '/guest', element: <h1>Wrong address</h1> }],
  });

describe('M8 R11 the job of a shop that came by a link', () => {
  test('opens with the key in the address, and shows what its pages would show', async () => {
    open();
    expect(await screen.findByRole('heading', { name: /Renault Clio/ })).toBeVisible();
    expect(asked).toEqual([scope]);
    expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
    expect(screen.getByText('Ușă stânga, prag, oglindă')).toBeVisible();
  });

  test('is declined with a reason, and the page says that nothing is left to do', async () => {
    const sent: MockRequest<'declineOwnJob'>['body'][] = [];
    server.use(
      mock(declineOwnJob, ({ body }) => {
        sent.push(body);
        return { status: 201 as const, body: { success: true } };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline' }));
    await user.type(dialog.getByRole('textbox'), 'Nu avem loc');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('heading', { name: 'You have declined the job' })).toBeVisible();
    expect(sent).toEqual([{ row_version: 2, reason: 'Nu avem loc' }]);
  });

  test('whose link opens nothing leads to the page of wrong addresses', async () => {
    server.use(mock(guestToken, problem(404, 'not_found')));
    open();
    expect(await screen.findByRole('heading', { name: 'Wrong address' })).toBeVisible();
  });
});
