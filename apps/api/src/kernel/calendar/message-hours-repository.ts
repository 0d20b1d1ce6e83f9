import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { MessageHours } from './message-hours.ts';

/** When text messages and reminders of an organisation may leave. */
export async function findMessageHours(tx: Transaction<Database>, orgId: string): Promise<MessageHours> {
  const { messages_from, messages_until } = await tx
    .selectFrom('organisation')
    .select(['messages_from', 'messages_until'])
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return { from: messages_from.slice(0, 5), until: messages_until.slice(0, 5) };
}
