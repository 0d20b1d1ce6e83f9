import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

/** The kinds of work of an organisation with their terms, and at which part of them the owner is warned. */
export async function findSlaRules(tx: Tx, orgId: string, language: Language): Promise<Schema<'WorkSla'>[]> {
  const { rows } = await sql<Schema<'WorkSla'>>`
    select kind.assignment_type_code, kind.${sql.ref(`name_${language}`)} as name, kind.default_due_hours as due_hours,
      coalesce(rule.warn_percent, 75) as warn_percent, coalesce(rule.row_version, 0) as row_version,
      (select count(*)::int from assignment work
        where work.org_id = ${orgId} and work.assignment_type_code = kind.assignment_type_code
          and work.list_code = 'active' and work.due_at is not null) as open_work
    from assignment_type kind left join sla_rule rule
      on rule.org_id = ${orgId} and rule.assignment_type_code = kind.assignment_type_code
    where kind.org_id = ${orgId} order by kind.position, kind.assignment_type_code limit 200`.execute(tx);
  return rows;
}

/** Sets the part of a kind; answers whether nobody had set it since it was read. */
export async function storeSlaRule(
  tx: Tx,
  orgId: string,
  rule: { assignment_type_code: string; warn_percent: number; row_version: number },
): Promise<boolean> {
  const { assignment_type_code, warn_percent, row_version } = rule;
  if (row_version === 0) {
    const inserted = await tx
      .insertInto('sla_rule')
      .values({ org_id: orgId, assignment_type_code, warn_percent })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await tx
    .updateTable('sla_rule')
    .set((row) => ({ warn_percent, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('assignment_type_code', '=', assignment_type_code)
    .where('row_version', '=', row_version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
