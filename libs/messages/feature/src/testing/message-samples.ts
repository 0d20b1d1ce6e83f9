import type { Schema } from '@dosar/openapi';
import { hoursAgo, idOf } from '@dosar/testing/samples';

/** The file that stories and tests write on. */
export const sampleFile = {
  claimFileNo: 'DM26R0000001',
  assignmentKey: 'assignment-key-0000001',
  assignmentId: idOf('assignment', 1),
};

/** A message of a claim file: an e-mail that was sent, unless it is said otherwise. */
export function aFileMessage(change: Partial<Schema<'Message'>> = {}, number = 1): Schema<'Message'> {
  return {
    message_id: idOf('other', number),
    key: `message-key-${String(number).padStart(12, '0')}`,
    kind: 'email',
    direction: 'out',
    thread_id: idOf('other', 500 + number),
    claim_file_no: sampleFile.claimFileNo,
    assignment_id: sampleFile.assignmentId,
    from: 'daune@demo.example',
    from_name: null,
    is_sender_unknown: false,
    reply_to: null,
    recipients: [
      { name: 'Anghel Raluca', address: 'raluca@example.com', kind: 'to', state: 'sent', failure: null },
    ],
    subject: `Stadiul dosarului [#${sampleFile.claimFileNo}]`,
    text: 'Bună ziua,\n\nVă trimitem oferta în cursul zilei de mâine.',
    is_cut: false,
    has_original: false,
    unfiled_because: null,
    possible_file_nos: [],
    has_html: false,
    attachments: [],
    state: 'sent',
    failure: null,
    send_at: null,
    can_cancel: false,
    can_retry: false,
    is_auto_reply: false,
    is_unread: false,
    call_outcome: null,
    call_minutes: null,
    reason: null,
    author_name: 'Ana Ionescu',
    system_time: hoursAgo(number),
    ...change,
  };
}

/** An e-mail that the claimant has sent. */
export const anAnswer = (change: Partial<Schema<'Message'>> = {}, number = 2): Schema<'Message'> =>
  aFileMessage(
    {
      direction: 'in',
      from: 'raluca@example.com',
      from_name: 'Anghel Raluca',
      recipients: [],
      subject: 'Re: Stadiul dosarului',
      text: 'Când primesc oferta?',
      state: 'received',
      author_name: null,
      ...change,
    },
    number,
  );

/** People of the file who can be written to: the claimant by all channels, the repairer by e-mail. */
export function someRecipients(change: Partial<Schema<'Recipients'>> = {}): Schema<'Recipients'> {
  return {
    parties: [
      {
        party_id: idOf('party', 1),
        full_name: 'Anghel Raluca',
        roles: ['claimant'],
        language: 'ro',
        channels: [
          {
            kind: 'email',
            address: 'raluca@example.com',
            state: 'confirmed',
            takes_sms: false,
            is_preferred: true,
          },
          {
            kind: 'phone',
            address: '+40722000111',
            state: 'confirmed',
            takes_sms: true,
            is_preferred: false,
          },
        ],
      },
      {
        party_id: idOf('party', 2),
        full_name: 'Service Nord SRL',
        roles: ['repairer'],
        language: 'ro',
        channels: [
          {
            kind: 'email',
            address: 'receptie@service-nord.example',
            state: 'unconfirmed',
            takes_sms: false,
            is_preferred: true,
          },
        ],
      },
    ],
    sms_sender: 'Dosar',
    sms_price_bani: 21,
    sms_waits_until: null,
    sms_hours: { from: '08:00', until: '20:00' },
    most_attachment_bytes: 10_000_000,
    ...change,
  };
}
