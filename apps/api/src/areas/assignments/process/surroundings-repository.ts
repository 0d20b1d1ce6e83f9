import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** The roles that somebody has who can work now. */
export async function findHeldRoles(tx: Transaction<Database>, orgId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('user_role')
    .innerJoin('app_user', (on) =>
      on
        .onRef('app_user.org_id', '=', 'user_role.org_id')
        .onRef('app_user.user_id', '=', 'user_role.user_id'),
    )
    .where('user_role.org_id', '=', orgId)
    .where('app_user.is_active', '=', true)
    .select('user_role.role_code')
    .distinct()
    .execute();
  return rows.map((row) => row.role_code);
}

/** Every role that can be given. */
export function findRoles(tx: Transaction<Database>, language: Language) {
  return tx
    .selectFrom('role')
    .select(['role_code as code', `name_${language} as name`])
    .orderBy('position')
    .limit(200)
    .execute();
}

/** The steps of the tracker of an organisation. */
export async function findTrackerSteps(tx: Transaction<Database>, orgId: string) {
  const row = await tx
    .selectFrom('tracker_config')
    .where('org_id', '=', orgId)
    .select('steps')
    .executeTakeFirst();
  return row?.steps ?? [];
}

/** The kinds of work that are done now, in both languages. */
export function findKindsOfWork(tx: Transaction<Database>, orgId: string) {
  return tx
    .selectFrom('assignment_type')
    .where('org_id', '=', orgId)
    .where('is_active', '=', true)
    .select(['assignment_type_code as code', 'name_ro', 'name_en'])
    .orderBy('position')
    .limit(200)
    .execute();
}

/** What documents an organisation knows. */
export function findDocTypes(tx: Transaction<Database>, orgId: string, language: Language) {
  return tx
    .selectFrom('doc_type')
    .where('org_id', '=', orgId)
    .where('is_active', '=', true)
    .select(['doc_type_code as code', `name_${language} as name`])
    .orderBy('position')
    .limit(200)
    .execute();
}

type Summary = {
  assignment_type: string;
  name: string;
  version_no: number;
  in_force_since: string | null;
  draft_no: number | null;
  draft_state: 'draft' | 'validated' | null;
  has_proposal: boolean;
  status_count: number;
  open_count: number;
};

/** Every kind of work with the version that is in force, and how much work follows it. */
export async function findProcesses(
  tx: Transaction<Database>,
  orgId: string,
  language: Language,
): Promise<Summary[]> {
  const { rows } = await sql<Summary>`
    select type.assignment_type_code as assignment_type, type.${sql.ref(`name_${language}`)} as name,
      coalesce(published.version_no, 1) as version_no,
      to_char(published.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as in_force_since,
      draft.version_no as draft_no, draft.state as draft_state,
      exists (select from process_version proposal where proposal.org_id = ${orgId} and proposal.state = 'proposed'
        and proposal.assignment_type_code = type.assignment_type_code) as has_proposal,
      (select count(*)::integer from status where status.org_id = ${orgId} and not status.is_retired
        and status.assignment_type_code = type.assignment_type_code) as status_count,
      coalesce(work.open, 0) as open_count
    from assignment_type type
    left join process_version published on published.org_id = type.org_id and published.state = 'published'
      and published.assignment_type_code = type.assignment_type_code
    left join process_version draft on draft.org_id = type.org_id and draft.state in ('draft', 'validated')
      and draft.assignment_type_code = type.assignment_type_code
    left join (select assignment_type_code, count(*)::integer as open from assignment
      where org_id = ${orgId} and category_code in ('new', 'active', 'waiting') group by 1) work
      on work.assignment_type_code = type.assignment_type_code
    where type.org_id = ${orgId} and (type.is_active or draft.version_no is not null)
    order by type.position, type.assignment_type_code limit 200`.execute(tx);
  return rows;
}

/** The kind of work that a page asks about; the first one of the organisation where it names none. */
export async function chosenKind(
  tx: Transaction<Database>,
  orgId: string,
  asked: { assignment_type?: string | undefined },
): Promise<string> {
  return asked.assignment_type ?? (await findKindsOfWork(tx, orgId))[0]?.code ?? '';
}
