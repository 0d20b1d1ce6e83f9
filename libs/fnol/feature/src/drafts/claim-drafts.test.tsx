import { browseClaimDrafts, deleteClaimDraft } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDraft, draftId } from '../testing/intake-samples.ts';
import { ClaimDrafts } from './claim-drafts.tsx';

const { answers: _answers, ...row } = aDraft();
const inDays = (days: number): Schema<'ClaimDraftRow'> => ({
  ...row,
  expires_on: addDays(localDateOf(new Date()), days),
});

test('S19 a draft leads back to its page, and says when it is thrown away only while that is near', async () => {
  server.use(
    mock(browseClaimDrafts, {
      status: 200,
      body: [
        { ...inDays(5), title: '' },
        { ...inDays(6), claim_draft_id: '0e000000-0000-4000-8000-000000000009' },
      ],
    }),
  );
  renderFeature(<ClaimDrafts />);
  const [near, far] = await screen.findAllByRole('listitem');
  if (near === undefined || far === undefined) throw new Error('Two drafts are shown.');
  expect(within(near).getByRole('link', { name: 'Untitled' })).toHaveAttribute(
    'href',
    `/assignments/claim_notification/new?draft=${draftId}`,
  );
  expect(within(near).getByText('thrown away in 5 days')).toBeVisible();
  expect(within(far).queryByText(/thrown away/)).toBeNull();
});

test('a draft is thrown away by one press, and the way to a new claim stays', async () => {
  let drafts = [inDays(30)];
  server.use(
    mock(browseClaimDrafts, () => ({ status: 200, body: drafts })),
    mock(deleteClaimDraft, () => {
      drafts = [];
      return { status: 200, body: { success: true } };
    }),
  );
  const { user } = renderFeature(<ClaimDrafts />);
  await user.click(await screen.findByRole('button', { name: 'Delete draft: B 879 WDA · Anghel Raluca' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(screen.getByRole('link', { name: 'New claim' })).toBeVisible();
});
