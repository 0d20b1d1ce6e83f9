import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

type Tx = Transaction<Database>;

/** The first special customers with open claim files, with how many there are. */
export async function findCustomersInUse(tx: Tx, orgId: string): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, left(customer.name, 200) as label, null as address
    from special_customer customer where customer.org_id = ${orgId} and customer.is_active and exists (
      select from claim_file file where file.org_id = ${orgId}
        and file.special_customer_id = customer.special_customer_id and file.closed_at is null)
    order by customer.name, customer.special_customer_id limit ${mostExamples}`.execute(tx);
  return rows;
}

/** The first partners, with how many there are. */
export async function findPartnersInUse(tx: Tx, orgId: string): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, left(name, 200) as label, null as address from partner
    where org_id = ${orgId} and is_active order by name, partner_id limit ${mostExamples}`.execute(tx);
  return rows;
}

type Team = { orgId: string; teamId: string };

/** The first rules of special customers that send work to a team, by whom they are for, with how many there are. */
export const findRulesToTeam = (tx: Tx, { orgId, teamId }: Team): Promise<UseRow[]> =>
  findRulesNaming(tx, orgId, sql`rule.settings #>> '{route,team_id}' = ${teamId}`);

/** The same for the rules that write with the texts of a set. */
export const findRulesWithSet = (tx: Tx, { orgId, setId }: { orgId: string; setId: string }) =>
  findRulesNaming(tx, orgId, sql`rule.settings #>> '{messages,template_set_id}' = ${setId}`);

async function findRulesNaming(tx: Tx, orgId: string, isMeant: RawBuilder<unknown>): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, left(coalesce(customer.name, rule.level), 200) collate "ro-x-icu" as label, null as address
    from special_rule rule
    left join special_customer customer on customer.org_id = rule.org_id
      and customer.special_customer_id = rule.special_customer_id
    where rule.org_id = ${orgId} and rule.removed_at is null and ${isMeant}
    order by 2, rule.special_rule_id limit ${mostExamples}`.execute(tx);
  return rows;
}

/** Lets rules send work to another team, as their next version. */
export async function moveRulesToTeam(
  tx: Tx,
  { orgId, teamId }: Team,
  { toTeamId, userId, now }: { toTeamId: string; userId: string; now: Date },
): Promise<void> {
  await sql`
    update special_rule set settings = jsonb_set(settings, '{route,team_id}', to_jsonb(${toTeamId}::text)),
      changed_at = ${now}, changed_by_user_id = ${userId}, row_version = row_version + 1
    where org_id = ${orgId} and removed_at is null and settings #>> '{route,team_id}' = ${teamId}`.execute(
    tx,
  );
}
