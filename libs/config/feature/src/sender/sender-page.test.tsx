import { checkSenderDomain, getSender, sendTestMessage, updateSender } from '@dosar/api-client';
import { mock, type MockRequest } from '@dosar/api-client/testing';
import { aProfile, people, renderFeature, server, someSender } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SenderPage } from './sender-page.tsx';

const calin = aProfile({}, people.calin);

/** A server that keeps the sender of one organisation. */
function keeps(page = someSender()) {
  const state = {
    page,
    sent: [] as MockRequest<'updateSender'>['body'][],
    tested: [] as MockRequest<'sendTestMessage'>['body'][],
  };
  server.use(
    mock(getSender, () => ({ status: 200, body: state.page })),
    mock(updateSender, ({ body }) => {
      state.sent.push(body);
      state.page = { ...state.page, settings: { ...body, row_version: body.row_version + 1 } };
      return { status: 200 as const, body: state.page };
    }),
    mock(sendTestMessage, ({ body }) => {
      state.tested.push(body);
      return { status: 200 as const, body: { success: true } };
    }),
  );
  return state;
}

const open = () => renderFeature(<SenderPage />, { profile: calin });

test('B13 the name on e-mails is stored, and a test message goes to the own address', async () => {
  const kept = keeps();
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /^Name on e-mails/ }), 'Daune Demo');
  expect(screen.getByText(/Save your changes first/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save the sender' }));
  expect(await screen.findByText('The sender is saved.')).toBeVisible();
  expect(kept.sent).toEqual([{ ...someSender().settings, sender_name: 'Daune Demo' }]);

  await user.click(screen.getByRole('button', { name: 'Send me a test e-mail' }));
  expect(await screen.findByText('A test message is on its way to calin@demo.example.')).toBeVisible();
  expect(kept.tested).toEqual([{ kind: 'email' }]);
});

test('what the installation lays down is shown with the reason, and is no field', async () => {
  keeps();
  open();
  expect(await screen.findByText('Dosar <no-reply@dosar.test>')).toBeVisible();
  expect(screen.getByText(/laid down by the installation/)).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
});

test('without an own phone number and a gateway the page says why no SMS comes', async () => {
  keeps(someSender({ own_phone: null, is_sms_delivered: false }));
  open();
  expect(await screen.findByRole('button', { name: 'Send me a test SMS' })).toBeDisabled();
  expect(screen.getByText(/no phone number/)).toBeVisible();
  expect(screen.getByText(/no SMS gateway/)).toBeVisible();
});

test('B13 the DNS rows of the domain are shown, and a check says which are there', async () => {
  keeps();
  server.use(
    mock(checkSenderDomain, {
      status: 200,
      body: {
        rows: [
          { kind: 'spf', state: 'found', found: ['v=spf1 include:relay.example -all'] },
          { kind: 'dkim', state: 'differs', found: ['v=DKIM1; p='] },
          { kind: 'dmarc', state: 'missing', found: [] },
        ],
      },
    }),
  );
  const { user } = open();
  expect(await screen.findByText('v=DMARC1; p=quarantine')).toBeVisible();
  expect(screen.queryByText('Found')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('v=spf1 include:relay.example -all')).toBeVisible();
  expect(screen.getByText(/its key was revoked/)).toBeVisible();
  expect(screen.getByText(/Missing: publish the row above/)).toBeVisible();
});

test('B13 without a DKIM selector the page says so, and one that is typed is stored', async () => {
  const { settings, domain_rows: rows } = someSender();
  const kept = keeps(
    someSender({
      settings: { ...settings, dkim_selector: null },
      domain_rows: rows.filter(({ kind }) => kind !== 'dkim'),
    }),
  );
  const { user } = open();
  expect(await screen.findByText(/The row of the DKIM key is missing here/)).toBeVisible();
  const field = screen.getByRole('textbox', { name: /^DKIM selector/ });
  await user.type(field, 'nu merge');
  await user.click(screen.getByRole('button', { name: 'Save the sender' }));
  expect((await screen.findAllByText(/Use letters, digits, points or hyphens/)).length).toBeGreaterThan(0);
  await user.clear(field);
  await user.type(field, 'google');
  await user.click(screen.getByRole('button', { name: 'Save the sender' }));
  expect(await screen.findByText('The sender is saved.')).toBeVisible();
  expect(kept.sent).toEqual([{ ...settings, dkim_selector: 'google' }]);
});
