import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { StoredRule } from './rule-repository.ts';
import type { RuleKind, RuleSettings } from './rule-settings.ts';

type Tx = Transaction<Database>;
type Place = { orgId: string; claimFileId: string };

/** The customer for whom a rule acts. */
type ActingCustomer = {
  name: string;
  kind: Schema<'SpecialCustomerKind'>;
  level: Schema<'SpecialCustomerLevel'>;
  handler_user_id: string | null;
};

/** A rule as it acts in a file. */
export type ActingRule = {
  claim_file_id: string;
  special_rule_id: string;
  settings: RuleSettings;
  told: string[];
  acted_at: Date;
  ended_at: Date | null;
  customer: ActingCustomer;
};

const selectActing = (orgId: string) => sql`
  select acting.claim_file_id, acting.special_rule_id, acting.settings, acting.told, acting.acted_at, acting.ended_at,
    jsonb_build_object('name', customer.name, 'kind', customer.kind, 'level', customer.level,
      'handler_user_id', customer.handler_user_id) as customer
  from special_rule_of_file acting
  join special_customer customer on customer.org_id = ${orgId}
    and customer.special_customer_id = acting.special_customer_id`;

/** The rule of a kind that is in force in each of some files. */
export async function findActing(
  tx: Tx,
  orgId: string,
  kind: RuleKind,
  claimFileIds: readonly string[],
): Promise<ReadonlyMap<string, ActingRule>> {
  if (claimFileIds.length === 0) return new Map();
  const { rows } = await sql<ActingRule>`
    ${selectActing(orgId)}
    where acting.org_id = ${orgId} and acting.claim_file_id = any (${claimFileIds}::uuid[])
      and acting.kind = ${kind} and acting.ended_at is null`.execute(tx);
  return new Map(rows.map((row) => [row.claim_file_id, row]));
}

/** Every rule that acts or acted in a file, the ones in force first. */
export async function findRulesOfFile(tx: Tx, { orgId, claimFileId }: Place): Promise<ActingRule[]> {
  const { rows } = await sql<ActingRule>`
    ${selectActing(orgId)}
    where acting.org_id = ${orgId} and acting.claim_file_id = ${claimFileId}
    order by acting.ended_at is not null, acting.acted_at desc, acting.special_rule_id limit 50`.execute(tx);
  return rows;
}

/** Ends what is in force in a file and is none of these rules; answers the kinds that ended. */
export async function endOthers(
  tx: Tx,
  { orgId, claimFileId }: Place,
  staying: readonly StoredRule[],
  now: Date,
): Promise<RuleKind[]> {
  const kept = JSON.stringify(staying.map((rule) => [rule.special_rule_id, rule.row_version]));
  const { rows } = await sql<{ kind: RuleKind }>`
    update special_rule_of_file set ended_at = ${now}
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and ended_at is null
      and not ${kept}::jsonb @> jsonb_build_array(jsonb_build_array(special_rule_id, rule_version))
    returning kind`.execute(tx);
  return rows.map(({ kind }) => kind);
}

/** Lets a rule be in force in a file; answers whether this version of it begins for the first time. */
export async function beginRule(
  tx: Tx,
  { orgId, claimFileId }: Place,
  customerId: string,
  { special_rule_id: ruleId, row_version: version, settings }: StoredRule,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is_first: boolean }>`
    insert into special_rule_of_file
      (org_id, claim_file_id, special_rule_id, rule_version, special_customer_id, kind, settings, acted_at)
    values (${orgId}, ${claimFileId}, ${ruleId}, ${version}, ${customerId}, ${settings.kind},
      ${JSON.stringify(settings)}, ${now})
    on conflict (org_id, claim_file_id, special_rule_id, rule_version) do update
      set ended_at = null, special_customer_id = excluded.special_customer_id
      where special_rule_of_file.ended_at is not null
        or special_rule_of_file.special_customer_id <> excluded.special_customer_id
    returning xmax = 0 as is_first`.execute(tx);
  return rows[0]?.is_first === true;
}

/** Notes that people were told of something by a rule; false when they were before. */
export async function noteTold(
  tx: Tx,
  { orgId, claimFileId }: Place,
  ruleId: string,
  occasion: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update special_rule_of_file set told = array_append(told, ${occasion})
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and special_rule_id = ${ruleId}
      and ended_at is null and not ${occasion} = any (told)`.execute(tx);
  return numAffectedRows === 1n;
}
