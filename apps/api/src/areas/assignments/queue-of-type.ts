import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** The queue in which work of a row of `assignment_type`, here called `type`, waits for an owner. */
export const queueOfType: RawBuilder<string> = sql`coalesce(type.queue_id,
  (select queue_id from queue where queue.org_id = type.org_id order by queue_code limit 1))`;

/** The queue to which work of a type goes back. */
export async function findQueueOfType(tx: Transaction<Database>, orgId: string, assignmentType: string) {
  const { rows } = await sql<{ queue_id: string }>`
    select ${queueOfType} as queue_id from assignment_type type
    where type.org_id = ${orgId} and type.assignment_type_code = ${assignmentType}`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Error(`The organisation has no work of the type ${assignmentType}.`);
  return found.queue_id;
}
