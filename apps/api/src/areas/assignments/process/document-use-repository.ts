import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Asked = { orgId: string; code: string; language: Language };

/** The steps in force that wait for a kind of document, with how many there are. */
export async function findStepsThatNeed(
  tx: Transaction<Database>,
  { orgId, code, language }: Asked,
): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total,
      type.${sql.ref(`name_${language}`)} || ': ' || step.${sql.ref(`name_${language}`)} as label,
      '/config/process?kind=' || type.assignment_type_code as address
    from transition step join assignment_type type on type.org_id = step.org_id
      and type.assignment_type_code = step.assignment_type_code
    where step.org_id = ${orgId} and step.conditions -> 'required_doc_types' ? ${code}
    order by type.position, step.position limit ${mostExamples}`.execute(tx);
  return rows;
}

/** The kinds of work that ask for a kind of document, with how many there are. */
export async function findKindsThatNeed(
  tx: Transaction<Database>,
  { orgId, code, language }: Asked,
): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, ${sql.ref(`name_${language}`)} as label,
      '/config/process?kind=' || assignment_type_code as address
    from assignment_type
    where org_id = ${orgId} and is_active and ${code} = any (required_doc_type_codes)
    order by position limit ${mostExamples}`.execute(tx);
  return rows;
}
