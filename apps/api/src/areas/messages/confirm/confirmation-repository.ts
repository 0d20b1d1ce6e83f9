import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Why such messages were written, as they are kept. */
export const confirmationReason = 'contact_confirmation';

/** How often somebody was sent the link since a moment, and waits for others who send it now. */
export async function countConfirmations(
  tx: Tx,
  { orgId, address, since }: { orgId: string; address: string; since: Date },
): Promise<number> {
  await sql`select from contact_channel where org_id = ${orgId} and value = ${address}
    order by contact_channel_id for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from message_recipient recipient
    join message on message.org_id = recipient.org_id and message.message_id = recipient.message_id
    where recipient.org_id = ${orgId} and recipient.address = ${address}
      and message.reason_code = ${confirmationReason} and message.system_time > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The main work of a claim file, which a message of the product belongs to, with what its text says. */
export async function findFileToConfirm(tx: Tx, orgId: string, claimFileId: string) {
  return tx
    .selectFrom('assignment')
    .innerJoin('organisation', 'organisation.org_id', 'assignment.org_id')
    .where('assignment.org_id', '=', orgId)
    .where('assignment.claim_file_id', '=', claimFileId)
    .select([
      'assignment.assignment_id',
      'assignment.claim_file_no',
      'organisation.short_name as organisation',
      'organisation.org_code',
    ])
    .orderBy('assignment.is_case_master', 'desc')
    .orderBy('assignment.created_at')
    .limit(1)
    .executeTakeFirst();
}
