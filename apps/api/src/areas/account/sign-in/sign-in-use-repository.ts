import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

type Tx = Transaction<Database>;

const people = (orgId: string, condition: RawBuilder<unknown>) => sql<UseRow>`
  select count(*) over ()::integer as total, person.full_name as label, null as address from app_user person
  where person.org_id = ${orgId} and person.is_active and ${condition}
  order by person.full_name, person.user_id limit ${mostExamples}`;

const isKnownToProvider = sql`exists (select from external_identity identity
  where identity.org_id = person.org_id and identity.user_id = person.user_id)`;

/** The first people who have no password and sign in at the provider, with how many there are. */
export async function findPeopleOfProvider(tx: Tx, orgId: string): Promise<UseRow[]> {
  const { rows } = await people(orgId, sql`person.password_hash is null and ${isKnownToProvider}`).execute(
    tx,
  );
  return rows;
}

/** The first people who have never signed in at the provider, with how many there are. */
export async function findPeopleOfPassword(tx: Tx, orgId: string): Promise<UseRow[]> {
  const { rows } = await people(orgId, sql`not ${isKnownToProvider}`).execute(tx);
  return rows;
}

/** The first people for whom a colleague works right now, with how many there are. */
export async function findActedFor(tx: Tx, orgId: string, now: Date): Promise<UseRow[]> {
  const { rows } = await people(
    orgId,
    sql`exists (select from session where session.org_id = person.org_id and session.user_id = person.user_id
      and session.actor_user_id is not null and session.revoked_at is null and session.idle_expires_at > ${now})`,
  ).execute(tx);
  return rows;
}
