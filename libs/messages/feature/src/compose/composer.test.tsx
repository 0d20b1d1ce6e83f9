import {
  browseDocuments,
  browseMessageTemplates,
  browseRecipients,
  cancelMessage,
  logCall,
  previewMessage,
  sendEmail,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { BodyOf } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { aDocumentPage, hoursAgo } from '@dosar/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aFileMessage, sampleFile, someRecipients } from '../testing/message-samples.ts';
import { CallForm } from './call-form.tsx';
import { EmailForm } from './email-form.tsx';
import { SmsForm } from './sms-form.tsx';

const sent: BodyOf<'sendEmail'>[] = [];

beforeEach(() => {
  sent.length = 0;
  server.use(
    mock(browseRecipients, { status: 200, body: someRecipients() }),
    mock(browseDocuments, { status: 200, body: aDocumentPage([]) }),
    mock(browseMessageTemplates, {
      status: 200,
      body: [{ code: 'claim_state', name: 'State of the claim', version: 1, languages: ['ro', 'en'] }],
    }),
    mock(previewMessage, {
      status: 200,
      body: {
        version: 1,
        texts_for: null,
        language: 'ro',
        subject: 'Stadiul dosarului DM26R0000001',
        body: 'Oferta pleacă pe {{offer_date}}.',
        variables: [{ name: 'offer_date', label: 'date of the offer', kind: 'date', value: null }],
      },
    }),
    mock(sendEmail, ({ body }) => {
      sent.push(body);
      return {
        status: 201,
        body: aFileMessage({ state: 'queued', can_cancel: true, send_at: hoursAgo(0) }),
      };
    }),
    mock(cancelMessage, { status: 200, body: aFileMessage({ state: 'cancelled' }) }),
  );
});

const text = () => screen.findByRole('textbox', { name: 'Text of the e-mail' });
const sendButton = () => screen.getByRole('button', { name: /^Send the e-mail to/ });

test('ux 27 half an e-mail is still there after the page was left', async () => {
  const page = renderFeature(<EmailForm {...sampleFile} />);
  await page.user.type(await text(), 'Bună ziua, revin cu');
  page.unmount();
  renderFeature(<EmailForm {...sampleFile} />);
  await waitFor(async () => expect(await text()).toHaveValue('Bună ziua, revin cu'));
});

test('ux 33 an e-mail that was sent is undone, and its text comes back', async () => {
  const { user } = renderFeature(<EmailForm {...sampleFile} />);
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Stadiul dosarului');
  await user.type(await text(), 'Oferta este gata.');
  await user.click(sendButton());
  expect(await screen.findByText(/leaves in 10 s/)).toBeVisible();
  expect(await text()).toHaveValue('');
  expect(sent).toMatchObject([{ subject: 'Stadiul dosarului', body: 'Oferta este gata.' }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The message was kept back.')).toBeVisible();
  expect(await text()).toHaveValue('Oferta este gata.');
});

test('ux 34 a template is filled from the file; what is missing keeps it back until it is filled', async () => {
  const { user } = renderFeature(<EmailForm {...sampleFile} />);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Template' }), 'State of the claim');
  expect(await screen.findByText('A field without a value: date of the offer')).toBeVisible();
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByRole('textbox', { name: 'date of the offer' }), '27.11.2026');
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(await text()).toHaveValue('Oferta pleacă pe 27.11.2026.');
  await user.click(sendButton());
  await waitFor(() =>
    expect(sent).toMatchObject([{ template_code: 'claim_state', body: 'Oferta pleacă pe 27.11.2026.' }]),
  );
});

test('R8 a template that has its own text for a special customer says for whom', async () => {
  server.use(
    mock(previewMessage, {
      status: 200,
      body: {
        version: 2,
        texts_for: 'Flota Demo, nivel A',
        language: 'ro',
        subject: 'Flota Demo',
        body: 'Text pentru flotă.',
        variables: [],
      },
    }),
  );
  const { user } = renderFeature(<EmailForm {...sampleFile} />);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Template' }), 'State of the claim');
  expect(await screen.findByText('Own text: Flota Demo, nivel A')).toBeVisible();
  expect(await text()).toHaveValue('Text pentru flotă.');
});

test('a text message says what its diacritics cost, and is written without them', async () => {
  const { user } = renderFeature(<SmsForm {...sampleFile} />);
  const words = await screen.findByRole('textbox', { name: 'Text of the SMS' });
  await user.click(words);
  await user.paste(`Bună ziua! ${'Așteptăm actele dosarului. '.repeat(5)}`);
  expect((await screen.findAllByText(/3 SMS/))[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Write without diacritics' }));
  expect(words).toHaveValue(`Buna ziua! ${'Asteptam actele dosarului. '.repeat(5)}`);
});

test('an e-mail is put off to tomorrow at nine, once its day and time are whole', async () => {
  const { user } = renderFeature(<EmailForm {...sampleFile} />);
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Stadiul dosarului');
  await user.type(await text(), 'Oferta este gata.');
  await user.click(screen.getByRole('button', { name: 'Send later' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Another time…' }));
  expect(await screen.findByText('Choose the day and the time at which it leaves.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send later' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Tomorrow at 9:00' }));
  expect(await screen.findByText(/at 09:00. You can keep it back until then/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Schedule the e-mail to/ }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { subject: 'Stadiul dosarului', send_at: expect.stringMatching(/T0[67]:00:00.000Z$/) },
    ]),
  );
});

test('a call is written down with whom, how it went and what was said', async () => {
  const calls: BodyOf<'logCall'>[] = [];
  const onDone = vi.fn();
  server.use(
    mock(logCall, ({ body }) => {
      calls.push(body);
      return { status: 201, body: aFileMessage({ kind: 'call', subject: null }) };
    }),
  );
  const { user } = renderFeature(<CallForm {...sampleFile} onDone={onDone} />);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Outcome' }), 'no_answer');
  await user.type(screen.getByRole('textbox', { name: 'Number' }), '0213304417');
  await user.type(screen.getByRole('textbox', { name: /^What was said/ }), 'Reparația e gata joi.');
  await user.click(screen.getByRole('button', { name: 'Write down the call' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(calls).toEqual([
    {
      assignment_id: sampleFile.assignmentId,
      direction: 'out',
      number: '0213304417',
      outcome: 'no_answer',
      note: 'Reparația e gata joi.',
    },
  ]);
});
