import type { KeptLegalRule } from '@dosar/workload-domain';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

/** A version of a term as it is stored, with the files on which it runs. */
export type StoredLegalRule = Omit<Schema<'LegalRuleVersion'>, 'state'>;

/** What identifies a version of a term. */
export type LegalRuleKey = Pick<StoredLegalRule, 'legal_rule_code' | 'policy_type_code' | 'event_from'>;

/** Every version of every term of an organisation, the newest of each term first. */
export async function findLegalRules(tx: Tx, orgId: string): Promise<StoredLegalRule[]> {
  const { rows } = await sql<StoredLegalRule>`
    select rule.legal_rule_code, rule.policy_type_code, rule.event_from, rule.event_to, rule.days, rule.day_kind, rule.penalty_ppm,
      rule.on_reopening, rule.source_ro, rule.source_en, rule.is_own, rule.row_version,
      (select count(*)::int from legal_clock clock
        where clock.org_id = ${orgId} and clock.stopped_on is null and clock.legal_rule_code = rule.legal_rule_code
          and clock.policy_type_code = rule.policy_type_code and clock.event_from = rule.event_from) as running_files
    from legal_rule rule join policy_type kind on kind.policy_type_code = rule.policy_type_code
    where rule.org_id = ${orgId}
    order by rule.legal_rule_code desc, kind.position, rule.policy_type_code, rule.event_from desc limit 500`.execute(
    tx,
  );
  return rows;
}

/** The kinds of policies by name. */
export function findPolicyTypes(tx: Tx, language: Language) {
  return tx
    .selectFrom('policy_type')
    .select(['policy_type_code as code', `name_${language} as name`])
    .orderBy('position')
    .orderBy('policy_type_code')
    .limit(50)
    .execute();
}

/** Adds a version of an organisation; answers whether there was none of that day. */
export async function insertLegalRule(tx: Tx, orgId: string, rule: KeptLegalRule): Promise<boolean> {
  const inserted = await tx
    .insertInto('legal_rule')
    .values({ org_id: orgId, ...rule, is_own: true })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Writes a version otherwise; answers whether nobody had changed it since it was read. */
export async function updateLegalRule(
  tx: Tx,
  orgId: string,
  { legal_rule_code, policy_type_code, event_from, ...values }: KeptLegalRule,
  rowVersion: number,
): Promise<boolean> {
  const updated = await tx
    .updateTable('legal_rule')
    .set((row) => ({ ...values, is_own: true, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('legal_rule_code', '=', legal_rule_code)
    .where('policy_type_code', '=', policy_type_code)
    .where('event_from', '=', event_from)
    .where('row_version', '=', rowVersion)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Removes a version; answers whether nobody had changed it since it was read. */
export async function deleteLegalRule(
  tx: Tx,
  orgId: string,
  key: LegalRuleKey,
  rowVersion: number,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('legal_rule')
    .where('org_id', '=', orgId)
    .where('legal_rule_code', '=', key.legal_rule_code)
    .where('policy_type_code', '=', key.policy_type_code)
    .where('event_from', '=', key.event_from)
    .where('row_version', '=', rowVersion)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
