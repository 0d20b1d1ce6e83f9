import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type LinkPlace = { orgId: string; statementLinkId: string };
type Column = { orgId: string; statementId: string; side: SideOfForm };

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** The link with a key, in whichever organisation. */
export async function findLinkByKey(tx: Tx, key: string): Promise<LinkPlace | undefined> {
  const { rows } = await sql<LinkPlace>`
    select org_id as "orgId", accident_statement_link_id as "statementLinkId"
    from find_statement_link_key(${hashOf(key)})`.execute(tx);
  return rows[0];
}

/** Notes that a link was opened; `undefined` when it opens nothing any more. */
export async function openLink(tx: Tx, { orgId, statementLinkId }: LinkPlace, now: Date) {
  const { rows } = await sql<{ claim_file_id: string; side: SideOfForm; is_first_view: boolean }>`
    with before as (
      select accident_statement_link_id, opened_at from accident_statement_link
      where org_id = ${orgId} and accident_statement_link_id = ${statementLinkId}
        and statement_link_opens(${orgId}, ${statementLinkId}, ${now}) for no key update
    )
    update accident_statement_link link set opened_at = coalesce(link.opened_at, ${now})
    from before join accident_statement statement on statement.org_id = ${orgId}
    where link.org_id = ${orgId} and link.accident_statement_link_id = before.accident_statement_link_id
      and statement.accident_statement_id = link.accident_statement_id
    returning statement.claim_file_id, link.side, before.opened_at is null as is_first_view`.execute(tx);
  return rows[0];
}

/** The column that a link opens now; `undefined` when it opens nothing. */
export async function findLinkedColumn(tx: Tx, { orgId, statementLinkId }: LinkPlace, now: Date) {
  const { rows } = await sql<{ statementId: string; side: SideOfForm }>`
    select accident_statement_id as "statementId", side from accident_statement_link
    where org_id = ${orgId} and accident_statement_link_id = ${statementLinkId}
      and statement_link_opens(${orgId}, ${statementLinkId}, ${now})`.execute(tx);
  return rows[0];
}

/** The key of the link that opens a column now. */
export async function findOpenKey(tx: Tx, { orgId, statementId, side }: Column, now: Date) {
  const { rows } = await sql<{ link_key: string; expires_at: Date }>`
    select link_key, expires_at from accident_statement_link
    where org_id = ${orgId} and accident_statement_id = ${statementId} and side = ${side} and revoked_at is null
      and expires_at > ${now}`.execute(tx);
  return rows[0];
}

/** Keeps a new link to a column; the one before is withdrawn already. */
export async function insertLink(
  tx: Tx,
  { orgId, statementId, side }: Column,
  { key, now, expiresAt }: { key: string; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into accident_statement_link (org_id, accident_statement_id, side, link_key, key_hash, made_at, expires_at)
    values (${orgId}, ${statementId}, ${side}, ${key}, ${hashOf(key)}, ${now}, ${expiresAt})`.execute(tx);
}

/** Withdraws the link to a column, if there is one. */
export async function revokeLink(tx: Tx, { orgId, statementId, side }: Column, now: Date): Promise<void> {
  await sql`
    update accident_statement_link set revoked_at = ${now}
    where org_id = ${orgId} and accident_statement_id = ${statementId} and side = ${side}
      and revoked_at is null`.execute(tx);
}

/** The links that open something now, by their column. */
export async function findOpenLinks(tx: Tx, orgId: string, statementId: string, now: Date) {
  const { rows } = await sql<{ side: SideOfForm; expires_at: Date; opened_at: Date | null }>`
    select side, expires_at, opened_at from accident_statement_link
    where org_id = ${orgId} and accident_statement_id = ${statementId} and revoked_at is null
      and expires_at > ${now}`.execute(tx);
  return rows;
}
