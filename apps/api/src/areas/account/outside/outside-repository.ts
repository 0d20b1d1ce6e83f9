import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Goes on in an organisation, as nobody of it. */
export async function enterOrganisation(tx: Tx, orgId: string, userId = ''): Promise<void> {
  await sql`
    select set_config('app.org_id', ${orgId}, true), set_config('app.user_id', ${userId}, true)`.execute(tx);
}

type NewOutsider = { code: string; name: string; cui: string | null; language: 'ro' | 'en' };

/** Adds an organisation of a partner, which takes no claims; the transaction then goes on inside it. */
export async function insertOutsideOrganisation(
  tx: Tx,
  { code, name, cui, language }: NewOutsider,
  metadata: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id, set_config('app.org_id', id::text, true), set_config('app.user_id', '', true) from new_id() as id`.execute(
    tx,
  );
  const orgId = rows[0]?.id;
  if (orgId === undefined) throw new Error('The database gave no identifier.');
  await tx
    .insertInto('organisation')
    .values({
      org_id: orgId,
      org_code: code,
      org_name: name,
      short_name: name.slice(0, 40),
      org_type: 'partner',
      app_metadata: metadata,
      tax_number: cui,
      default_language: language,
    })
    .execute();
  return orgId;
}

/** Opens the organisation of the transaction to its people, or closes it. */
export async function setOrganisationOpen(tx: Tx, orgId: string, isOpen: boolean): Promise<void> {
  await tx
    .updateTable('organisation')
    .set((row) => ({ is_active: isOpen, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .execute();
}

/** Makes somebody a person from outside, who works for a partner. */
export async function makeOutsider(
  tx: Tx,
  { orgId, userId, now }: { orgId: string; userId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ is_external: true })
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .execute();
  await tx
    .insertInto('user_role')
    .values({ org_id: orgId, user_id: userId, role_code: 'partner.user', granted_at: now })
    .execute();
}

/** Somebody who works for a partner, as its insurer sees them. */
export type Outsider = {
  user_id: string;
  full_name: string;
  username: string;
  email: string | null;
  language: 'ro' | 'en';
  is_waiting: boolean;
  last_seen_at: Date | null;
};

/** The people of an organisation of a partner, by name; 100 at most. */
export async function findOutsiders(tx: Tx, orgId: string): Promise<Outsider[]> {
  const { rows } = await sql<Outsider>`
    select user_id, full_name, username, email, language, is_default_password as is_waiting, last_seen_at
    from app_user where org_id = ${orgId} and is_external and is_active
    order by full_name, user_id limit 100`.execute(tx);
  return rows;
}

/** What an organisation is called. */
export async function findOrganisationName(tx: Tx, orgId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('organisation')
    .select('org_name')
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row?.org_name;
}
