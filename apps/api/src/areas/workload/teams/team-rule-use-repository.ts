import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { UseRow } from '#src/kernel/settings/setting-use.ts';

/** The rule by which a team gives out work, where it is on. */
export async function findRuleRows(
  tx: Transaction<Database>,
  { orgId, teamId }: { orgId: string; teamId: string },
  language: Language,
): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select 1 as total, team.${sql.ref(`name_${language}`)} as label, '/manager-area' as address
    from assignment_rule rule join team on team.org_id = ${orgId} and team.team_id = rule.team_id
    where rule.org_id = ${orgId} and rule.team_id::text = ${teamId} and rule.is_on`.execute(tx);
  return rows;
}
