import { sql } from 'kysely';
import type { DemoPart } from '../demo-part.ts';
import { writeTemplateDraft } from './demo-template-draft.ts';
import { writeTemplateSet } from './demo-template-set.ts';

const unfiled = [
  {
    from: 'vasile.pop@example.com',
    subject: 'Accident la Ploiești, ieri',
    text: 'Bună ziua,\n\nAm avut ieri un accident pe DN1. Celălalt șofer are poliță la dumneavoastră. Ce trebuie să fac?\n\nVasile Pop',
    autoReply: false,
  },
  {
    from: 'contabilitate@auto-rapid.example',
    subject: 'Factura 1187',
    text: 'Bună ziua, revenim cu factura pentru reparația de luna trecută. Vă rugăm confirmați primirea.',
    autoReply: false,
  },
  {
    from: 'ioana.dinu@example.com',
    subject: 'Răspuns automat: în concediu',
    text: 'Sunt în concediu până luni și răspund după aceea.',
    autoReply: true,
  },
];

/** Conversations, an e-mail that did not arrive, and e-mails that nobody has put into a file yet. */
export const demoPart: DemoPart = {
  name: 'messages',
  after: ['claims'],
  invent({ rows }) {
    // Answers stand under the first e-mail of their file.
    const first = new Map<unknown, unknown>();
    for (const message of rows.message) {
      if (message.kind !== 'email') continue;
      if (!first.has(message.claim_file_id)) first.set(message.claim_file_id, message.message_id);
      message.thread_id = first.get(message.claim_file_id) as string;
    }
  },
  async seed(tx, world) {
    const { orgId, orgCode, rows } = world;
    if (orgCode === 'demo') {
      await writeTemplateSet(tx, world);
      await writeTemplateDraft(tx, world);
    }
    if (rows.message.length === 0) return;
    await sql`
      with chosen as (
        select message_id, to_addresses[1] as address, subject, body_text from message
        where org_id = ${orgId} and kind = 'email' and direction = 'out' order by system_time desc limit 1
      ), delivery as (
        insert into outbox (org_id, kind, to_address, subject, body, message_id, state, attempts, last_error)
        select ${orgId}, 'email', address, subject, body_text, message_id, 'dead', 10, 'connect ETIMEDOUT' from chosen
        returning outbox_id, message_id, to_address
      ), recipient as (
        insert into message_recipient (org_id, message_id, position, kind, address, outbox_id, state, failure)
        select ${orgId}, message_id, 0, 'to', to_address, outbox_id, 'failed', 'connect ETIMEDOUT' from delivery
      )
      update message set state = 'failed', failure = 'connect ETIMEDOUT' from chosen
      where message.org_id = ${orgId} and message.message_id = chosen.message_id`.execute(tx);
    for (const [index, mail] of unfiled.entries())
      await sql`
        insert into message (org_id, kind, direction, from_address, to_addresses, subject, body_text, state, is_auto_reply,
          internet_message_id, system_time)
        values (${orgId}, 'email', 'in', ${mail.from}, '{daune@demo.example}', ${mail.subject}, ${mail.text}, 'received',
          ${mail.autoReply}, ${`demo-${index}@example.com`}, now() - ${`${index * 5 + 1} hours`}::interval)`.execute(
        tx,
      );
  },
};
