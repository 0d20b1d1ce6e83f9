import type { AreaSamples } from '#src/access/area-samples.ts';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';

const sampleTemplate = {
  template_code: 'sample',
  row_version: 0,
  name_ro: 'Probă',
  name_en: 'Sample',
  is_active: true,
  texts: [{ channel: 'sms', language: 'ro', subject: null, body: 'Bună ziua' }],
};

export const samples: AreaSamples = {
  async identifiers(api, { orgId, claimFileId, assignmentId, claimFileNo }) {
    const { rows } = await sql<Record<'email_id' | 'sms_id' | 'key', string>>`
      select (select message_id from message where org_id = ${orgId} and kind = 'email' limit 1) as email_id,
        (select message_id from message where org_id = ${orgId} and kind = 'sms' limit 1) as sms_id,
        (select message_key from message where org_id = ${orgId} limit 1) as key`.execute(
      api.database.kysely,
    );
    const rawKey = await api.runtime.files.save(Buffer.from('Subject: x'));
    const received = await sql<{ received_message_id: string }>`
      insert into message (org_id, kind, direction, from_address, to_addresses, body_text, state, raw_storage_key)
      values (${orgId}, 'email', 'in', 'x@example.com', '{daune@demo.example}', 'x', 'received', ${rawKey})
      returning message_id as received_message_id`.execute(api.database.kysely);
    const written = await sql<{ web_message_id: string }>`
      insert into message (org_id, kind, direction, claim_file_id, assignment_id, from_address, to_addresses, body_text, state,
        sender_party_id)
      select org_id, 'web', 'in', claim_file_id, ${assignmentId}, '', '{}', 'x', 'received',
        coalesce(claimant_party_id, notifier_party_id)
      from claim_file where org_id = ${orgId} and claim_file_id = ${claimFileId}
      returning message_id as web_message_id`.execute(api.database.kysely);
    const sets = await sql<{ template_set_id: string }>`
      insert into message_template_set (org_id, name) values (${orgId}, 'Probă') returning template_set_id`.execute(
      api.database.kysely,
    );
    const waiting = await aWaitingMessage(api, { orgId, claimFileId, assignmentId });
    return {
      ...rows[0],
      ...waiting,
      ...received.rows[0],
      ...written.rows[0],
      ...sets.rows[0],
      answers_message_id: rows[0]?.email_id ?? '',
      claim_file_no: claimFileNo,
    };
  },
  particularIdentifiers: {
    previewMessage: { template_code: 'claim_state', channel: 'email' },
    getTemplate: { template_code: 'claim_state' },
  },
  naming: {
    saveTemplateSet: ({ template_set_id }) => ({ template_set_id, row_version: 1, name: 'Flota Probă' }),
    saveTemplate: ({ template_set_id }) => ({
      ...sampleTemplate,
      template_code: 'sample_of_set',
      in_set: { template_set_id, replaces_code: 'claim_state' },
    }),
  },
  strangersGet: {
    'saveTemplate by staff': {
      status: 422,
      because: 'A set of another organisation is refused like one that was removed.',
    },
  },
  bodies: {
    sendEmail: ({ identifiers }) => ({
      assignment_id: identifiers['assignment_id'],
      to: [{ party_id: identifiers['party_id'], address: 'claimant@example.com' }],
      subject: 'Dosar',
      body: 'Bună ziua',
      language: 'ro',
    }),
    sendSms: ({ identifiers }) => ({
      assignment_id: identifiers['assignment_id'],
      to: [{ party_id: identifiers['party_id'], address: '+40722000111' }],
      body: 'Buna ziua',
      language: 'ro',
    }),
    previewMessage: ({ identifiers }) => ({
      assignment_id: identifiers['assignment_id'],
      template_code: 'claim_state',
      channel: 'email',
    }),
    sendConfirmation: ({ identifiers }) => ({
      claim_file_id: identifiers['claim_file_id'],
      party_id: identifiers['party_id'],
      address: 'unconfirmed@example.com',
    }),
    answerWebMessage: () => ({ text: 'Vine joi.' }),
    saveTemplateSet: ({ identifiers }) => ({
      template_set_id: identifiers['template_set_id'],
      row_version: 1,
      name: 'Flota Probă',
    }),
    removeTemplateSet: () => ({ row_version: 1 }),
    saveTemplate: () => sampleTemplate,
    saveTemplateApproval: () => ({ email: false, sms: false, row_version: 0 }),
    saveTemplateDraft: () => ({ ...sampleTemplate, draft_version: 0, asks: true, note: 'Probă' }),
    decideTemplateDraft: () => ({
      template_code: 'sample',
      draft_version: 1,
      approves: false,
      reason: 'Probă',
    }),
    removeTemplateDraft: () => ({ template_code: 'sample', draft_version: 1 }),
    previewTemplate: ({ identifiers }) => ({
      claim_file_no: identifiers['claim_file_no'],
      texts: [{ channel: 'sms', language: 'ro', subject: null, body: '{{claim_file_no}}' }],
    }),
    testTemplate: ({ identifiers }) => ({
      template_code: 'sample',
      claim_file_no: identifiers['claim_file_no'],
      text: { channel: 'email', language: 'ro', subject: 'Probă', body: '{{claim_file_no}}' },
    }),
    fileMessage: ({ identifiers }) => ({ claim_file_no: identifiers['claim_file_no'] }),
    moveMessage: ({ identifiers }) => ({ claim_file_no: identifiers['claim_file_no'] }),
  },
};

/** A message that waits to leave, and a party of the file with channels that can be written to. */
async function aWaitingMessage(
  api: TestApi,
  { orgId, claimFileId, assignmentId }: Record<'orgId' | 'claimFileId' | 'assignmentId', string>,
) {
  const { rows } = await sql<{ party_id: string; message_id: string }>`
    with whom as (
      select coalesce(claimant_party_id, notifier_party_id) as party_id from claim_file
      where org_id = ${orgId} and claim_file_id = ${claimFileId}
    ), channels as (
      insert into contact_channel (org_id, party_id, kind, value, confirmed_at)
      select ${orgId}, party_id, kind, value, now() from whom, (values ('email', 'claimant@example.com'),
        ('phone', '+40722000111')) as channel (kind, value)
    ), waiting_channel as (
      insert into contact_channel (org_id, party_id, kind, value)
      select ${orgId}, party_id, 'email', 'unconfirmed@example.com' from whom
    ), kept as (
      insert into message (org_id, kind, direction, claim_file_id, assignment_id, from_address, to_addresses, body_text, state)
      values (${orgId}, 'sms', 'out', ${claimFileId}, ${assignmentId}, 'Dosar', '{+40722000111}', 'x', 'queued')
      returning message_id
    ), delivery as (
      insert into outbox (org_id, kind, to_address, body, message_id)
      select ${orgId}, 'sms', '+40722000111', 'x', message_id from kept returning outbox_id, message_id
    ), recipient as (
      insert into message_recipient (org_id, message_id, position, kind, address, outbox_id)
      select ${orgId}, message_id, 0, 'to', '+40722000111', outbox_id from delivery
    )
    select whom.party_id, kept.message_id from whom, kept`.execute(api.database.kysely);
  const [found] = rows;
  if (found === undefined) throw new Error('The file of the pinned guest link has no claimant.');
  return found;
}
