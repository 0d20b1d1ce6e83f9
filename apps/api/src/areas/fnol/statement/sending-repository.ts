import { sql, type Transaction } from 'kysely';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import type { Database } from '#src/generated/database.ts';
import { offeredLanguage } from '#src/kernel/language/offered-language-sql.ts';

type Tx = Transaction<Database>;
type Column = { orgId: string; statementId: string; side: SideOfForm };

/** That the link to a column was sent. */
export type SendingRow = {
  side: SideOfForm;
  channel: 'email' | 'sms';
  sent_to: string;
  by_driver: boolean;
  sent_at: Date;
};

/** How the links of a statement were sent, the last one first; limits keep them few. */
export async function findSendings(tx: Tx, orgId: string, statementId: string): Promise<SendingRow[]> {
  const { rows } = await sql<SendingRow>`
    select side, channel, sent_to, by_driver, sent_at from accident_statement_sending
    where org_id = ${orgId} and accident_statement_id = ${statementId}
    order by sent_at desc, accident_statement_sending_id limit 20`.execute(tx);
  return rows;
}

/** Keeps that a link was sent; whoever counts holds the statement. */
export async function insertSending(
  tx: Tx,
  { orgId, statementId, side }: Column,
  sending: Omit<SendingRow, 'side'>,
): Promise<void> {
  await sql`
    insert into accident_statement_sending (org_id, accident_statement_id, side, channel, sent_to, by_driver, sent_at)
    values (${orgId}, ${statementId}, ${side}, ${sending.channel}, ${sending.sent_to}, ${sending.by_driver},
      ${sending.sent_at})`.execute(tx);
}

/** What a message about a statement says of its file, in the wanted language where the organisation offers it. */
export async function findSendingFile(tx: Tx, orgId: string, claimFileId: string, language: 'ro' | 'en') {
  const { rows } = await sql<{ assignmentId: string; organisation: string; language: 'ro' | 'en' }>`
    select work.assignment_id as "assignmentId", organisation.short_name as organisation,
      ${offeredLanguage(orgId, 'wanted.language')} as language
    from assignment work
    join organisation on organisation.org_id = work.org_id
    cross join (values (${language})) as wanted (language)
    where work.org_id = ${orgId} and work.claim_file_id = ${claimFileId} and work.is_case_master limit 1`.execute(
    tx,
  );
  return rows[0];
}

/** The claim that a session of a guest has filed, by its number. */
export async function findFiledClaim(tx: Tx, orgId: string, sessionId: string, claimFileNo: string) {
  const { rows } = await sql<{ claimFileId: string; eventId: string | null }>`
    select claim_file_id as "claimFileId", event_id as "eventId" from claim_file
    where org_id = ${orgId} and filed_in_session_id = ${sessionId} and claim_file_no = ${claimFileNo}`.execute(
    tx,
  );
  return rows[0];
}
