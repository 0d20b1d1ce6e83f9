import { deleteGuestDraft, openGuestDraft, saveGuestDraft, startGuestDraft } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { server } from '@dosar/testing';
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
});

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
  const { user } = openForm({ draft: answeredDraft({ page: 'notifier' }) });
  const ask = await screen.findByRole('button', { name: 'Use another device' });
  expect(readServerDraft('demo')).toBeUndefined();
  await user.click(ask);
  expect(await screen.findByText(new RegExp(`#draft=${key}`))).toBeVisible();
  expect(screen.getByText(/We keep your answers until/)).toBeVisible();
  await user.type(screen.getByLabelText(/Family name/), 'escu');
  await waitFor(() => expect(saved.length).toBeGreaterThan(0), { timeout: 5_000 });
});

test('S19 a link opens the report where it was left, with its answers', async () => {
  const { router } = openForm();
  await router.navigate(`/assignments/claim_notification/guest/demo#draft=${key}`);
  await waitFor(() => expect(keptDraft()?.notifier.lastName).toBe('Țepeș'));
  expect(readServerDraft('demo')).toMatchObject({ key, rowVersion: 1 });
});

test('S19 a link that opens nothing any more says so, and the form begins', async () => {
  server.use(mock(openGuestDraft, problem(404, 'not_found')));
  const { router } = openForm();
  await router.navigate(`/assignments/claim_notification/guest/demo#draft=${key}`);
  expect(await screen.findByText(/This link opens nothing any more/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'What happened?' })).toBeVisible();
});

test('S19 a session that has made its links says so', async () => {
  server.use(mock(startGuestDraft, problem(409, 'conflict')));
  const { user } = openForm();
  await user.click(await screen.findByRole('button', { name: 'Use another device' }));
  expect(await screen.findByText(/You have made several links already/)).toBeVisible();
});
