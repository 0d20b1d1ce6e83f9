import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** What a message that is about to leave was written for, and who gets it. */
export type DepartingMessage = {
  reasonCode: string | null;
  claimFileId: string;
  assignmentId: string;
  address: string;
  partyId: string | null;
};

/** A message of a claim file by one of its deliveries. */
export async function findDeparting(
  tx: Transaction<Database>,
  orgId: string,
  { id, messageId }: { id: string; messageId: string },
): Promise<DepartingMessage | undefined> {
  const { rows } = await sql<DepartingMessage>`
    select message.reason_code as "reasonCode", message.claim_file_id as "claimFileId",
      message.assignment_id as "assignmentId", recipient.address, recipient.party_id as "partyId"
    from message join message_recipient recipient
      on recipient.org_id = ${orgId} and recipient.message_id = message.message_id
    where message.org_id = ${orgId} and message.message_id = ${messageId}
      and message.claim_file_id is not null and message.assignment_id is not null
    order by recipient.outbox_id is not distinct from ${id}::uuid desc, recipient.position limit 1`.execute(
    tx,
  );
  return rows[0];
}
