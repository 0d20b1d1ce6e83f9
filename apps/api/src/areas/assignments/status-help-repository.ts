import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type StatusHelp = {
  assignment_type_code: string;
  status_code: string;
  type_ro: string;
  type_en: string;
  name_ro: string;
  name_en: string;
  help_ro: string;
  help_en: string;
};

/** What the statuses of an organisation say about themselves, as plain text. */
export async function findStatusHelp(tx: Transaction<Database>, orgId: string): Promise<StatusHelp[]> {
  const plain = (column: string) =>
    sql`trim(regexp_replace(regexp_replace(${sql.ref(column)}, '<[^>]*>', ' ', 'g'), '\\s+', ' ', 'g'))`;
  const { rows } = await sql<StatusHelp>`
    select status.assignment_type_code, status.status_code, type.name_ro as type_ro, type.name_en as type_en,
      status.name_ro, status.name_en, coalesce(${plain('status.help_html_ro')}, ${plain('status.help_html_en')}) as help_ro,
      coalesce(${plain('status.help_html_en')}, ${plain('status.help_html_ro')}) as help_en
    from status join assignment_type type on type.org_id = ${orgId}
      and type.assignment_type_code = status.assignment_type_code
    where status.org_id = ${orgId} and coalesce(status.help_html_ro, status.help_html_en) <> ''
    order by status.assignment_type_code, status.status_code limit 2000`.execute(tx);
  return rows;
}
