import { submitClaimNotification } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aReceipt, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { answeredDraft } from '../claim-notification/answered-draft.ts';
import { keptDraft, openForm } from '../testing/open-form.ts';
import type { Submission } from './submission.ts';

type Sent = { key: string | null; body: Submission };

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openCheck(draft = answeredDraft()) {
  const form = openForm({ page: 'check', draft });
  await heading('Check your answers, then send them');
  const consent = () => form.user.click(screen.getByRole('checkbox', { name: /I have read this notice/ }));
  const send = () => form.user.click(screen.getByRole('button', { name: 'Send the report' }));
  return { ...form, consent, send };
}

/** Answers one report after the other; the last reaction stays. */
function reactWith(...reactions: ('lost' | 'filed' | ReturnType<typeof problem>)[]): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.post('*/api/fnol/submit', async ({ request }) => {
      const body = (await request.json()) as Submission;
      sent.push({ key: request.headers.get('Idempotency-Key'), body });
      const reaction = reactions[Math.min(sent.length, reactions.length) - 1];
      if (reaction === 'lost') return HttpResponse.error();
      if (reaction === 'filed') return HttpResponse.json(aReceipt(), { status: 201 });
      return HttpResponse.json(reaction?.body, { status: reaction?.status ?? 500 });
    }),
  );
  return sent;
}

test('ux 45 every answer is shown in words, and its Change link comes back here afterwards with the new one and all the others', async () => {
  const { user, pathname } = await openCheck();
  expect(await screen.findByText('Cluj')).toBeInTheDocument();
  expect(screen.getByText('04.03.2026')).toBeInTheDocument();
  expect(screen.getByText('CJ 12 ABC')).toBeInTheDocument();
  expect(screen.getByText('Dacia')).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Change: Town or village' }));
  await heading('When and where did it happen?');
  await user.clear(screen.getByLabelText('Town or village'));
  await user.type(screen.getByLabelText('Town or village'), 'Turda');
  await user.click(screen.getByRole('button', { name: 'Save and return' }));
  await heading('Check your answers, then send them');
  expect(pathname()).toBe('/check');
  expect(screen.getByText('Turda')).toBeInTheDocument();
  expect(screen.getByText('CJ 12 ABC')).toBeInTheDocument();
});

test('without the confirmation nothing is sent and the summary leads to it', async () => {
  const sent = reactWith('filed');
  const { user, send } = await openCheck();
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: /Confirm that you have read/ }));
  expect(screen.getByRole('checkbox', { name: /I have read/ })).toHaveFocus();
  expect(sent).toHaveLength(0);
});

test('two quick presses send one report', async () => {
  const { user, consent } = await openCheck();
  const sent = reactWith('filed');
  await consent();
  await user.dblClick(screen.getByRole('button', { name: 'Send the report' }));
  await heading('We have received your report');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('a report whose answer got lost is sent again under the same key, also after a reload', async () => {
  const { consent, send, unmount } = await openCheck();
  const sent = reactWith('lost');
  await consent();
  await send();
  expect(await screen.findByText(/we do not know whether your report arrived/)).toBeInTheDocument();
  unmount();

  const again = await openCheck(keptDraft());
  const sentAgain = reactWith('filed');
  await again.consent();
  await again.send();
  await heading('We have received your report');
  expect(sentAgain[0]).toEqual(sent[0]);
});

test('a change after a lost answer is filed, unless the first report had arrived: then that one is shown', async () => {
  const lost = {
    idempotencyKey: 'key-of-the-first-try-01',
    secret: 'secret-of-the-first-try',
    bodies: [{ notifier: {}, note: 'first' }],
  };
  const sent: { key: string | null; secret: string | null; body: unknown }[] = [];
  const { consent, send } = await openCheck(answeredDraft({ attempt: lost }));
  server.use(
    mock(submitClaimNotification, ({ body, headers }) => {
      sent.push({ key: headers.get('Idempotency-Key'), secret: headers.get('Idempotency-Secret'), body });
      return sent.length === 1
        ? problem(422, 'idempotency_key_reused')
        : { status: 201, body: aReceipt({ claim_file_no: 'DM26R0000777' }) };
    }),
  );
  await consent();
  await send();
  expect(await screen.findByText('DM26R0000777')).toBeInTheDocument();
  expect(screen.getByText(/had already arrived before your last change/)).toBeInTheDocument();
  expect(sent.map(({ key }) => key)).toEqual([lost.idempotencyKey, lost.idempotencyKey]);
  expect(sent.map(({ secret }) => secret)).toEqual([lost.secret, lost.secret]);
  expect(sent[1]?.body).toEqual(lost.bodies[0]);
});

test('an answer that the server refuses is shown on its page, at its field, and the way leads back', async () => {
  const { user, consent, send } = await openCheck();
  reactWith(
    problem(422, 'rule_refused', { fields: [{ field: 'event.time', code: 'ambiguous_time' }] }),
    'filed',
  );
  await consent();
  await send();
  await heading('When and where did it happen?');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('That night the hour after 03:00 came twice');
  await user.click(within(summary).getByRole('link'));
  expect(screen.getByLabelText(/Time/)).toHaveFocus();

  await user.clear(screen.getByLabelText(/Time/));
  await user.click(screen.getByRole('button', { name: 'Save and return' }));
  await heading('Check your answers, then send them');
  expect(keptDraft()?.attempt).toBeUndefined();
});

test('photos that the server no longer has are named and can be added again', async () => {
  const photos = [{ documentId: 'gone', fileName: 'a.jpg', mimeType: 'image/jpeg', size: 5 }];
  const { consent, send } = await openCheck(answeredDraft({ photos }));
  reactWith(problem(422, 'rule_refused', { fields: [{ field: 'document_ids.0', code: 'outdated' }] }));
  await consent();
  await send();
  await heading('Do you have photos of the damage?');
  expect(screen.getByText(/Please add them again/)).toBeInTheDocument();
  expect(keptDraft()?.photos).toEqual([]);
});

test('what a program writes into the hidden field is sent, and the next try of a person is clean', async () => {
  const { container, consent, send } = await openCheck();
  const sent = reactWith(
    problem(422, 'rule_refused', { fields: [{ field: 'website', code: 'invalid_value' }] }),
    'filed',
  );
  const hidden = container.querySelector<HTMLInputElement>('input[name=website]');
  expect(hidden).not.toHaveAccessibleName();
  if (hidden) hidden.value = 'https://spam.example';
  await consent();
  await send();
  await screen.findByText(/Check your answers and send again/);
  await send();
  await heading('We have received your report');
  expect(sent.map(({ body }) => body.website)).toEqual(['https://spam.example', '']);
});

test.each([
  ['too many reports', problem(429, 'rate_limited'), /Many reports came from your connection/],
  ['a server without its database', problem(503, 'database_unavailable'), /could not be sent just now/],
  [
    'a notice that has changed',
    problem(422, 'rule_refused', { fields: [{ field: 'consent_version', code: 'outdated' }] }),
    /has changed. Reload this page/,
  ],
])('%s are told in words, and nothing entered is lost', async (_what, reaction, words) => {
  const { consent, send } = await openCheck();
  reactWith(reaction);
  await consent();
  await send();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(keptDraft()?.circumstances).toEqual(answeredDraft().circumstances);
});
