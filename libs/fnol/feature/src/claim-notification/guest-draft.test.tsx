import {
  deleteGuestDraft,
  openGuestDraft,
  reserveClaimNumber,
  saveGuestDraft,
  startGuestDraft,
  submitClaimNotification,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aReceipt, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keptDraft, openForm } from '../testing/open-form.ts';
import { answeredDraft } from './answered-draft.ts';
import { draftOf, keyInLink, linesOf, readServerDraft } from './server-draft.ts';

const key = 'k'.repeat(32);
const state = { expires_on: '2099-04-03', row_version: 1 };
let saved: Schema<'GuestAnswers'>[];

beforeEach(() => {
  localStorage.clear();
  window.location.hash = '';
  saved = [];
});

/** Opens the form before a server that keeps drafts, but for what a test has it answer otherwise. */
function open(opened: Parameters<typeof openForm>[0] = {}, ...otherwise: Parameters<typeof server.use>) {
  const form = openForm(opened);
  server.use(
    mock(startGuestDraft, { status: 201, body: { ...state, draft_key: key } }),
    mock(openGuestDraft, {
      status: 200,
      body: { ...state, answers: linesOf(answeredDraft({ page: 'vehicle' })) },
    }),
    mock(saveGuestDraft, ({ body }) => {
      saved.push(body.answers);
      return { status: 200, body: { ...state, row_version: 2 } };
    }),
    mock(deleteGuestDraft, { status: 200, body: { success: true } }),
  );
  server.use(...otherwise);
  return form;
}

test('S19 answers travel as lines and come back as they were; photos stay with the device', () => {
  const draft = answeredDraft({
    photos: [{ documentId: '1', fileName: 'a.jpg', mimeType: 'image/jpeg', size: 1 }],
  });
  expect(draftOf(linesOf(draft))).toEqual({ ...draft, photos: [] });
  const withoutPlate = { ...draft, vehicle: { ...draft.vehicle, hasNoPlate: true } };
  expect(draftOf(linesOf(withoutPlate)).vehicle.hasNoPlate).toBe(true);
  expect(draftOf([{ field: 'page', value: 'nonsense' }]).notifier.lastName).toBe('');
});

test('S19 only a whole key in the fragment is one', () => {
  expect(keyInLink(`#draft=${key}`)).toBe(key);
  for (const hash of ['', '#draft=', `#draft=${key}x`, `#other=${key}`])
    expect(keyInLink(hash)).toBeUndefined();
});

test('S19 nothing goes to the server before a guest asks for the link; then typing is kept there', async () => {
  const { user } = open({ draft: answeredDraft({ page: 'notifier' }) });
  const ask = await screen.findByRole('button', { name: 'Use another device' });
  expect(readServerDraft('demo')).toBeUndefined();
  await user.click(ask);
  expect(await screen.findByText(new RegExp(`#draft=${key}`))).toBeVisible();
  expect(screen.getByText(/We keep them too, until/)).toBeVisible();
  await user.type(screen.getByLabelText(/Family name/), 'escu');
  await waitFor(() => expect(saved.length).toBeGreaterThan(0), { timeout: 5_000 });
});

test('S19 a link opens the report where it was left, with its answers', async () => {
  const { router } = open();
  await router.navigate(`/assignments/claim_notification/guest/demo#draft=${key}`);
  await waitFor(() => expect(keptDraft()?.notifier.lastName).toBe('Țepeș'));
  expect(readServerDraft('demo')).toMatchObject({ key, rowVersion: 1 });
});

test('S19 a link that opens nothing any more says so, and the form begins', async () => {
  const { router } = open({}, mock(openGuestDraft, problem(404, 'not_found')));
  await router.navigate(`/assignments/claim_notification/guest/demo#draft=${key}`);
  expect(await screen.findByText(/This link opens nothing any more/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'What happened?' })).toBeVisible();
});

test('ux 44 the photo page shows the number that the claim will have, and the report is sent with its draft', async () => {
  const sent: (string | undefined)[] = [];
  const { user } = open(
    { page: 'photos', draft: answeredDraft({ page: 'photos' }) },
    mock(reserveClaimNumber, ({ body }) => ({
      status: 200,
      body: {
        claim_file_no: `DM26${body.policy_type === 'rca' ? 'R' : 'C'}0000777`,
        expires_on: '2099-04-03',
      },
    })),
    mock(submitClaimNotification, ({ body }) => {
      sent.push(body.draft_key);
      return { status: 201, body: aReceipt() };
    }),
  );
  expect(await screen.findByText('DM26R0000777')).toBeVisible();
  expect(readServerDraft('demo')).toMatchObject({ key, isLinked: false });
  // What the server keeps is said; its link is shown to those who ask for it.
  expect(await screen.findByText(/We keep them too, until/)).toBeVisible();
  expect(screen.queryByText(new RegExp(`#draft=${key}`))).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use another device' }));
  expect(await screen.findByText(new RegExp(`#draft=${key}`))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('checkbox', { name: /I have read this notice/ }));
  await user.click(screen.getByRole('button', { name: 'Send the report' }));
  await screen.findByRole('heading', { name: 'We have received your report' });
  expect(sent).toEqual([key]);
});

test('ux 44 without a line there is no number yet, and photos and report go on', async () => {
  const { user } = open(
    { page: 'photos', draft: answeredDraft({ page: 'photos' }) },
    mock(startGuestDraft, problem(409, 'conflict')),
  );
  expect(await screen.findByText('You get your claim number when you send the report.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: /Check your answers/ })).toBeVisible();
});

test('S19 a session that has made its links says so', async () => {
  const { user } = open({}, mock(startGuestDraft, problem(409, 'conflict')));
  await user.click(await screen.findByRole('button', { name: 'Use another device' }));
  expect(await screen.findByText(/You have made several links already/)).toBeVisible();
});
