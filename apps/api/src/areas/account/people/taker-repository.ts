import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** Somebody who can take work over, and whether they are there. */
export type TakerRow = Schema<'LeftWork'>['people'][number];

/** Some people of the organisation who can sign in, by name. */
export async function findTakers(
  tx: Transaction<Database>,
  { orgId, now, language }: { orgId: string; now: Date; language: Language },
  userIds: readonly string[],
): Promise<TakerRow[]> {
  const { rows } = await sql<TakerRow>`
    select person.user_id, person.full_name, person.team_id, team.${sql.ref(`name_${language}`)} as team_name,
      contact_at(person.org_id, person.user_id, ${now}) is distinct from person.user_id as is_away
    from app_user person
    left join team on team.org_id = person.org_id and team.team_id = person.team_id
    where person.org_id = ${orgId} and person.user_id = any (${userIds}::uuid[])
      and person.is_active and not person.is_locked and not person.is_external
    order by person.full_name, person.user_id limit 1000`.execute(tx);
  return rows;
}

/** How people who took work over are told. */
export async function findToldTakers(
  tx: Transaction<Database>,
  orgId: string,
  userIds: readonly string[],
): Promise<{ user_id: string; email: string | null; language: Language }[]> {
  const { rows } = await sql<{ user_id: string; email: string | null; language: Language }>`
    select user_id, email, language from app_user
    where org_id = ${orgId} and user_id = any (${userIds}::uuid[]) order by user_id`.execute(tx);
  return rows;
}
