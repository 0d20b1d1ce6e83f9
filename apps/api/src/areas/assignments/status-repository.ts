import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { TransitionConditions, TransitionEffects } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

// More would mean a configuration gone wrong; the contract promises no more either.
const mostStatuses = 500;

/** The statuses of every kind of assignment. */
export async function findStatuses(tx: Transaction<Database>, orgId: string, language: Language) {
  const rows = await tx
    .selectFrom('status')
    .innerJoin('assignment_type', (join) =>
      join
        .onRef('assignment_type.org_id', '=', 'status.org_id')
        .onRef('assignment_type.assignment_type_code', '=', 'status.assignment_type_code'),
    )
    .where('status.org_id', '=', orgId)
    .select([
      'status.status_code as code',
      `status.name_${language} as name`,
      'status.color',
      'status.category_code',
      'status.assignment_type_code as assignment_type',
      `assignment_type.name_${language} as assignment_type_name`,
      'status.position as order',
      'status.is_initial',
      'status.is_final',
    ])
    .orderBy('status.assignment_type_code')
    .orderBy('status.position')
    .limit(mostStatuses)
    .execute();
  return rows satisfies Schema<'Status'>[];
}

/** A way out of a status, with the status it leads to. */
export type TransitionRow = {
  code: string;
  name: string;
  to_status_code: string;
  to_status_name: string;
  /** The same in both languages, for the timeline. */
  to_status_names: { ro: string; en: string };
  to_status_color: string;
  to_status_category_code: Schema<'CategoryCode'>;
  role_codes: string[];
  conditions: TransitionConditions;
  effects: TransitionEffects;
  is_reason_required: boolean;
  /** What has to be said beside a reason. */
  asks: Schema<'TransitionInputs'>;
  confirm_text: string | null;
  /** The event after which the product takes it by itself. */
  follows_event: string | null;
};

type Status = { orgId: string; assignmentType: string; statusCode: string };

/** The ways out of a status, in the order they are offered. */
export async function findTransitions(tx: Transaction<Database>, from: Status, language: Language) {
  const rows = await sql<TransitionRow>`
    select transition.transition_code as code, transition.${sql.ref(`name_${language}`)} as name,
      transition.to_status_code, status.${sql.ref(`name_${language}`)} as to_status_name,
      jsonb_build_object('ro', status.name_ro, 'en', status.name_en) as to_status_names, status.color as to_status_color,
      status.category_code as to_status_category_code,
      transition.role_codes, transition.conditions, transition.effects, transition.is_reason_required,
      transition.follows_event, transition.asks, transition.${sql.ref(`confirm_text_${language}`)} as confirm_text
    from transition
    join status on status.org_id = transition.org_id
      and status.assignment_type_code = transition.assignment_type_code
      and status.status_code = transition.to_status_code
    where transition.org_id = ${from.orgId} and transition.assignment_type_code = ${from.assignmentType}
      and transition.from_status_code = ${from.statusCode}
    order by transition.position
    limit 50
  `.execute(tx);
  return rows.rows;
}

/** What the status of an assignment means, and how long it usually takes. */
export async function findStatusFacts(
  tx: Transaction<Database>,
  { orgId, assignmentId, language }: { orgId: string; assignmentId: string; language: Language },
): Promise<Schema<'StatusFacts'>> {
  const row = await tx
    .selectFrom('assignment')
    .innerJoin('status', (join) =>
      join
        .onRef('status.org_id', '=', 'assignment.org_id')
        .onRef('status.assignment_type_code', '=', 'assignment.assignment_type_code')
        .onRef('status.status_code', '=', 'assignment.status_code'),
    )
    .leftJoin('app_user as author', (join) =>
      join
        .onRef('author.org_id', '=', 'status.org_id')
        .onRef('author.user_id', '=', 'status.help_changed_by'),
    )
    .where('assignment.org_id', '=', orgId)
    .where('assignment.assignment_id', '=', assignmentId)
    .select(({ fn }) => [
      fn
        .coalesce(
          `status.help_html_${language}`,
          language === 'ro' ? 'status.help_html_en' : 'status.help_html_ro',
        )
        .as('help_html'),
      'status.help_changed_at',
      'author.full_name as help_changed_by_name',
      'status.sla_hours',
    ])
    .executeTakeFirstOrThrow();
  return { ...row, help_changed_at: row.help_changed_at?.toISOString() ?? null };
}

/** What statuses are called, by kind of assignment and code. */
export type StatusNames = ReadonlyMap<string, { ro: string; en: string }>;

/** What every status is called in both languages. */
export async function findStatusNames(tx: Transaction<Database>, orgId: string): Promise<StatusNames> {
  const rows = await tx
    .selectFrom('status')
    .where('org_id', '=', orgId)
    .select(['assignment_type_code', 'status_code', 'name_ro', 'name_en'])
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.assignment_type_code} ${row.status_code}`,
      { ro: row.name_ro, en: row.name_en },
    ]),
  );
}

/** Whether guests may begin work of a type in an organisation. */
export async function isOpenToGuests(
  tx: Transaction<Database>,
  orgId: string,
  assignmentType: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('assignment_type')
    .select('assignment_type_code')
    .where('org_id', '=', orgId)
    .where('assignment_type_code', '=', assignmentType)
    .where('is_guest_allowed', '=', true)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many of some assignments, and claim files, are in a status. */
type WorkInStatus = { assignmentType: string; statusCode: string; count: number; claimFiles: number };

/** In which statuses some assignments are, and to how many claim files they belong. */
export async function findWorkByStatus(
  tx: Transaction<Database>,
  orgId: string,
  assignmentIds: readonly string[],
) {
  const { rows } = await sql<{ statuses: WorkInStatus[]; claimFiles: number }>`
    with work as (
      select assignment_type_code, status_code, claim_file_id from assignment
      where org_id = ${orgId} and assignment_id = any (${assignmentIds}::uuid[]))
    select (select count(distinct claim_file_id)::integer from work) as "claimFiles",
      coalesce((select jsonb_agg(found) from (
        select assignment_type_code as "assignmentType", status_code as "statusCode", count(*)::integer as count,
          count(distinct claim_file_id)::integer as "claimFiles"
        from work group by 1, 2) as found), '[]') as statuses`.execute(tx);
  return rows[0] ?? { statuses: [], claimFiles: 0 };
}
