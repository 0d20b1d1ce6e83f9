import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** The organisation whose guest pages use a key. */
export async function findOrganisationByKey(
  tx: Transaction<Database>,
  orgKey: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ org_id: string | null }>`select find_org_by_key(${orgKey}) as org_id`.execute(
    tx,
  );
  return rows[0]?.org_id ?? undefined;
}

/** The organisation with a code. */
export async function findOrganisationByCode(
  tx: Transaction<Database>,
  orgCode: string,
): Promise<string | undefined> {
  const { rows } = await sql<{
    org_id: string | null;
  }>`select find_org_by_code(${orgCode}) as org_id`.execute(tx);
  return rows[0]?.org_id ?? undefined;
}

/** The link with a key, in whichever organisation; only hashes of keys are stored. */
export async function findGuestLink(tx: Transaction<Database>, key: string) {
  const hash = createHash('sha256').update(key).digest('hex');
  const { rows } = await sql<{ orgId: string; guestAccessId: string }>`
    select org_id as "orgId", guest_access_id as "guestAccessId" from find_guest_key(${hash})`.execute(tx);
  return rows[0];
}

/** Uses a link once more and says which assignment it opens; undefined when it opens none any more. */
export async function useGuestLink(
  tx: Transaction<Database>,
  link: { orgId: string; guestAccessId: string; assignmentType: string; now: Date },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('guest_access')
    .set({ used_count: sql<number>`used_count + 1` })
    .where('org_id', '=', link.orgId)
    .where('guest_access_id', '=', link.guestAccessId)
    .where('assignment_type_code', '=', link.assignmentType)
    .where(sql<boolean>`guest_link_opens(${link.orgId}, ${link.guestAccessId}, ${link.now}) is not null`)
    .returning('assignment_id')
    .executeTakeFirst();
  return row?.assignment_id;
}

/** Whether an organisation has a public tracker. */
export async function hasTracker(tx: Transaction<Database>, orgId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('tracker_config')
    .select('org_id')
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row !== undefined;
}
