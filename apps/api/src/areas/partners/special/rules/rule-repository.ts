import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { RuleSettings } from './rule-settings.ts';

type Tx = Transaction<Database>;
type Level = Schema<'SpecialCustomerLevel'>;

/** Whose rule it is: of one customer, or of all customers of a level. */
export type RuleOwner = { customerId: string; level?: never } | { customerId?: never; level: Level };

/** A rule as it is stored. */
export type StoredRule = {
  special_rule_id: string;
  special_customer_id: string | null;
  level: Level | null;
  settings: RuleSettings;
  row_version: number;
};

const columns = sql`rule.special_rule_id, rule.special_customer_id, rule.level, rule.settings, rule.row_version`;

/** The rules of a customer and those of its level, or the rules of all levels. */
export async function findRules(
  tx: Tx,
  orgId: string,
  of: { customerId: string; level: Level } | undefined,
): Promise<StoredRule[]> {
  const whose =
    of === undefined
      ? sql`rule.level is not null`
      : sql`(rule.special_customer_id = ${of.customerId} or rule.level = ${of.level})`;
  const { rows } = await sql<StoredRule>`
    select ${columns} from special_rule rule
    where rule.org_id = ${orgId} and rule.removed_at is null and ${whose}
    order by rule.level, rule.special_rule_id`.execute(tx);
  return rows;
}

/** A rule, held until the transaction ends. */
export async function holdRule(tx: Tx, orgId: string, ruleId: string): Promise<StoredRule | undefined> {
  const { rows } = await sql<StoredRule>`
    select ${columns} from special_rule rule
    where rule.org_id = ${orgId} and rule.special_rule_id = ${ruleId} and rule.removed_at is null
    for update`.execute(tx);
  return rows[0];
}

type Change = { settings: RuleSettings; userId: string; now: Date };

/** Adds a rule and answers its id. */
export async function insertRule(
  tx: Tx,
  orgId: string,
  { customerId, level }: RuleOwner,
  { settings, userId, now }: Change,
): Promise<string> {
  const row = await tx
    .insertInto('special_rule')
    .values({
      org_id: orgId,
      special_customer_id: customerId ?? null,
      level: level ?? null,
      kind: settings.kind,
      settings: JSON.stringify(settings),
      changed_at: now,
      changed_by_user_id: userId,
    })
    .returning('special_rule_id')
    .executeTakeFirstOrThrow();
  return row.special_rule_id;
}

/** Gives a rule other settings, as its next version; without settings it is removed. */
export async function updateRule(
  tx: Tx,
  orgId: string,
  ruleId: string,
  { settings, userId, now }: Omit<Change, 'settings'> & { settings: RuleSettings | undefined },
): Promise<void> {
  await tx
    .updateTable('special_rule')
    .set((row) => ({
      ...(settings === undefined ? { removed_at: now } : { settings: JSON.stringify(settings) }),
      changed_at: now,
      changed_by_user_id: userId,
      row_version: row('row_version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('special_rule_id', '=', ruleId)
    .execute();
}
