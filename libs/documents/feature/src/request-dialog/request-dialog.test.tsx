import { getDocRequestOptions, previewDocRequest, requestDocuments } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RequestDialog } from './request-dialog.tsx';

const assignmentId = '0190b6a0-0000-7000-8000-00000000a001';
const partyId = '0190b6a0-0000-7000-8000-00000000b001';

const docType = (code: string, name: string, more: Partial<Schema<'AskableDocType'>> = {}) => ({
  code,
  name,
  last_state: null,
  last_at: null,
  reject_reason: null,
  is_required: false,
  ...more,
});

const options: Schema<'DocRequestOptions'> = {
  claim_file_no: 'DM26R0000001',
  legal_due_date: '2026-12-07',
  doc_types: [
    docType('bank_account', 'Bank account statement', { is_required: true }),
    docType('driving_licence', 'Driving licence', {
      last_state: 'accepted',
      last_at: '2026-11-02T10:00:00Z',
    }),
  ],
  recipients: [
    {
      party_id: partyId,
      name: 'Raluca Anghel',
      roles: ['claimant'],
      language: 'ro',
      email: 'raluca@example.com',
      phone: null,
    },
  ],
  due_date: '2026-12-02',
};

const preview: Schema<'DocRequestPreview'> = {
  language: 'ro',
  recipient_language: 'ro',
  sms: null,
  email: { subject: 'Documente necesare', body: 'Mai avem nevoie de un extras.' },
  doc_type_names: ['Extras de cont'],
  reminders: [{ due_at: '2026-12-02T07:00:00Z', is_moved: true }],
  quiet_from: '20:00',
  quiet_until: '08:00',
};

const answer: Schema<'DocRequest'> = {
  id: assignmentId,
  assignment_id: assignmentId,
  status: 'sent',
  recipient_name: 'Raluca Anghel',
  channel: 'email',
  language: 'ro',
  message: null,
  due_date: '2026-12-02',
  sent_at: '2026-11-25T08:00:00Z',
  viewed_at: null,
  completed_at: null,
  asked_by_name: 'Ana Ionescu',
  items: [],
  reminders: [],
  row_version: 1,
};

function show() {
  const sent: unknown[] = [];
  server.use(
    mock(getDocRequestOptions, { status: 200, body: options }),
    mock(previewDocRequest, { status: 200, body: preview }),
    mock(requestDocuments, ({ body }) => {
      sent.push(body);
      return {
        status: 200,
        body: answer,
      };
    }),
  );
  const onClose = vi.fn();
  return {
    ...renderFeature(<RequestDialog assignmentId={assignmentId} open onClose={onClose} />),
    sent,
    onClose,
  };
}

test('what the work needs is chosen already, and the message is shown in the language of the recipient', async () => {
  show();
  const dialog = await screen.findByRole('dialog', { name: 'Request documents' });
  expect(within(dialog).getByRole('checkbox', { name: /Bank account statement/ })).toBeChecked();
  expect(within(dialog).getByRole('checkbox', { name: /Driving licence/ })).not.toBeChecked();
  expect(dialog).toHaveTextContent('accepted on 02.11.2026');
  expect(dialog).toHaveTextContent('07.12.2026, does not stop while we wait');
  expect(await within(dialog).findByText('Mai avem nevoie de un extras.')).toBeVisible();
  expect(dialog).toHaveTextContent('moved off a weekend or a holiday');
});

test('somebody who has no confirmed mobile number is asked by e-mail; the dialog closes once it is sent', async () => {
  const { user, sent, onClose } = show();
  const dialog = await screen.findByRole('dialog', { name: 'Request documents' });
  expect(within(dialog).getByRole('radio', { name: 'SMS' })).toBeDisabled();
  expect(within(dialog).getByRole('radio', { name: 'E-mail' })).toBeChecked();
  await user.click(within(dialog).getByRole('checkbox', { name: /Driving licence/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    {
      assignment_id: assignmentId,
      doc_type_codes: ['bank_account', 'driving_licence'],
      recipient_party_id: partyId,
      channel: 'email',
      due_date: '2026-12-02',
      puts_off: true,
    },
  ]);
});

test('a request for nothing cannot be sent', async () => {
  const { user } = show();
  const dialog = await screen.findByRole('dialog', { name: 'Request documents' });
  await user.click(within(dialog).getByRole('checkbox', { name: /Bank account statement/ }));
  expect(within(dialog).getByRole('button', { name: 'Send the request' })).toBeDisabled();
  expect(dialog).toHaveTextContent('Choose at least one document');
});
