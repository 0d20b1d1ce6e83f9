import type { Insertable, Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

/** An e-mail or SMS of this organisation with the assignment that it belongs to. */
export async function findMessageOnFile(
  tx: Tx,
  orgId: string,
  message: { id: string; kind: 'email' | 'sms' },
  language: Language,
) {
  return tx
    .selectFrom('message')
    .innerJoin('assignment', (join) =>
      join
        .onRef('assignment.org_id', '=', 'message.org_id')
        .onRef('assignment.assignment_id', '=', 'message.assignment_id'),
    )
    .innerJoin('assignment_type', (join) =>
      join
        .onRef('assignment_type.org_id', '=', 'assignment.org_id')
        .onRef('assignment_type.assignment_type_code', '=', 'assignment.assignment_type_code'),
    )
    .where('message.org_id', '=', orgId)
    .where('message.message_id', '=', message.id)
    .where('message.kind', '=', message.kind)
    .select([
      `assignment_type.name_${language} as name`,
      'assignment.claim_file_no',
      'assignment.assignment_no',
      'message.message_key as key',
      'message.system_time as time',
    ])
    .executeTakeFirst();
}

/** The content of an e-mail or SMS of this organisation. */
export async function findMessageContent(tx: Tx, orgId: string, key: string) {
  return tx
    .selectFrom('message')
    .where('org_id', '=', orgId)
    .where('message_key', '=', key)
    .where('kind', 'in', ['email', 'sms'])
    .select([
      'message_id',
      'kind',
      'direction',
      'from_address',
      'to_addresses',
      'subject',
      'body_html',
      'body_text',
      'system_time',
    ])
    .executeTakeFirst();
}

/** Keeps a message and answers its id. */
export async function insertMessage(tx: Tx, message: Insertable<Database['message']>): Promise<string> {
  const row = await tx
    .insertInto('message')
    .values(message)
    .returning('message_id')
    .executeTakeFirstOrThrow();
  return row.message_id;
}
