import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { StoredProcess } from '#src/kernel/database/json-columns.ts';
import type { Occupied, ProcessStep } from '@dosar/workload-domain';

type Machine = {
  content: StoredProcess;
  retired: StoredProcess['statuses'];
  retiredSteps: StoredProcess['steps'];
};

/** Keeps others from publishing the same kind of work until this transaction ends; answers whether there is such a kind. */
export async function lockKindOfWork(
  tx: Transaction<Database>,
  orgId: string,
  assignmentType: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('assignment_type')
    .where('org_id', '=', orgId)
    .where('assignment_type_code', '=', assignmentType)
    .select('assignment_type_code')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The process of a kind of work as running work follows it, and what is left of older versions. */
export async function findInForce(
  tx: Transaction<Database>,
  orgId: string,
  assignmentType: string,
): Promise<Machine | undefined> {
  const { rows } = await sql<{ kind: StoredProcess['kind'] | null; all: Rows }>`
    select (select jsonb_build_object('name_ro', name_ro, 'name_en', name_en, 'due_hours', default_due_hours,
        'priority', default_priority)
      from assignment_type where org_id = ${orgId} and assignment_type_code = ${assignmentType}) as kind,
    jsonb_build_object(
      'statuses', coalesce((select jsonb_agg(jsonb_build_object('is_retired', is_retired, 'code', status_code,
          'name_ro', name_ro, 'name_en', name_en, 'color', color, 'category_code', category_code,
          'waiting_on', waiting_on, 'sla_hours', sla_hours, 'help_html_ro', help_html_ro, 'help_html_en', help_html_en,
          'tracker_step', tracker_step,
          'tracker_event_title_ro', tracker_event_title_ro, 'tracker_event_title_en', tracker_event_title_en,
          'tracker_event_description_ro', tracker_event_description_ro,
          'tracker_event_description_en', tracker_event_description_en,
          'tracker_next_step_title_ro', tracker_next_step_title_ro,
          'tracker_next_step_title_en', tracker_next_step_title_en,
          'tracker_next_step_description_ro', tracker_next_step_description_ro,
          'tracker_next_step_description_en', tracker_next_step_description_en)
          order by is_initial desc, position, status_code)
        from status where org_id = ${orgId} and assignment_type_code = ${assignmentType}), '[]'),
      'steps', coalesce((select jsonb_agg(jsonb_build_object('code', transition_code,
          'from_status_code', from_status_code, 'to_status_code', to_status_code,
          'name_ro', transition.name_ro, 'name_en', transition.name_en, 'role_codes', role_codes,
          'conditions', rules_of(conditions), 'effects', rules_of(effects), 'is_reason_required', is_reason_required,
          'asks', asks, 'follows_event', follows_event, 'confirm_text_ro', confirm_text_ro,
          'confirm_text_en', confirm_text_en)
          order by transition.position, status.position, transition_code)
        from transition join status on status.org_id = transition.org_id
          and status.assignment_type_code = transition.assignment_type_code
          and status.status_code = transition.from_status_code
        where transition.org_id = ${orgId} and transition.assignment_type_code = ${assignmentType}), '[]')) as all
  `.execute(tx);
  const [row] = rows;
  if (row?.kind === null || row === undefined) return undefined;
  const statuses = row.all.statuses.map(({ is_retired: _, ...status }) => status);
  const retiredCodes = new Set(row.all.statuses.flatMap((one) => (one.is_retired ? [one.code] : [])));
  const isRetired = ({ code }: { code: string }) => retiredCodes.has(code);
  const leavesRetired = (step: StoredProcess['steps'][number]) => retiredCodes.has(step.from_status_code);
  return {
    content: {
      kind: row.kind,
      statuses: statuses.filter((status) => !isRetired(status)),
      steps: row.all.steps.filter((step) => !leavesRetired(step)),
    },
    retired: statuses.filter(isRetired),
    retiredSteps: row.all.steps.filter(leavesRetired),
  };
}

type Rows = {
  statuses: (StoredProcess['statuses'][number] & { is_retired: boolean })[];
  steps: StoredProcess['steps'];
};

/** How much work is open in each status of a kind of work. */
export async function findOccupied(
  tx: Transaction<Database>,
  orgId: string,
  assignmentType: string,
): Promise<Occupied[]> {
  const { rows } = await sql<Occupied>`
    select status_code as "statusCode", count(*)::integer as open
    from assignment
    where org_id = ${orgId} and assignment_type_code = ${assignmentType} and category_code in ('new', 'active', 'waiting')
    group by status_code`.execute(tx);
  return rows;
}

/** The open work in a status, for the move to another. */
export async function findWorkIn(
  tx: Transaction<Database>,
  orgId: string,
  { assignmentType, statusCode }: { assignmentType: string; statusCode: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('assignment')
    .where('org_id', '=', orgId)
    .where('assignment_type_code', '=', assignmentType)
    .where('status_code', '=', statusCode)
    .where('category_code', 'in', ['new', 'active', 'waiting'])
    .select('assignment_id')
    .orderBy('assignment_id')
    .execute();
  return rows.map((row) => row.assignment_id);
}

type NewMachine = {
  assignmentType: string;
  content: StoredProcess;
  kept: readonly string[];
  keptSteps: readonly ProcessStep[];
};

/** Makes a process the one that running work follows. Statuses never go away: what no version has any more is retired. */
export async function writeInForce(
  tx: Transaction<Database>,
  orgId: string,
  { assignmentType, content, kept, keptSteps }: NewMachine,
): Promise<void> {
  const { kind, statuses, steps } = content;
  await sql`
    update assignment_type set name_ro = ${kind.name_ro}, name_en = ${kind.name_en}, default_due_hours = ${kind.due_hours},
      default_priority = ${kind.priority}, row_version = row_version + 1
    where org_id = ${orgId} and assignment_type_code = ${assignmentType}`.execute(tx);
  await sql`
    update status set is_initial = false, is_retired = is_retired or status_code = any (${[...kept]}::text[])
    where org_id = ${orgId} and assignment_type_code = ${assignmentType}`.execute(tx);
  const positions = await positionsOf(tx, orgId, assignmentType, statuses);
  await tx
    .insertInto('status')
    .values(
      statuses.map(({ code, ...status }, index) => ({
        org_id: orgId,
        assignment_type_code: assignmentType,
        status_code: code,
        ...status,
        position: positions[index] ?? index,
        is_initial: index === 0,
        is_final: status.category_code === 'done' || status.category_code === 'cancelled',
        is_retired: false,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'assignment_type_code', 'status_code']).doUpdateSet((eb) => ({
        ...Object.fromEntries(statusColumns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        row_version: eb('status.row_version', '+', 1),
      })),
    )
    .execute();
  await tx
    .deleteFrom('transition')
    .where('org_id', '=', orgId)
    .where('assignment_type_code', '=', assignmentType)
    .execute();
  const all = [...steps, ...keptSteps];
  if (all.length === 0) return;
  await tx
    .insertInto('transition')
    .values(
      all.map(({ code, conditions, effects, ...step }, position) => ({
        org_id: orgId,
        assignment_type_code: assignmentType,
        transition_code: code,
        ...step,
        conditions: JSON.stringify(settingsOf(conditions)),
        effects: JSON.stringify(settingsOf(effects)),
        position,
      })),
    )
    .execute();
}

const statusColumns = [
  'name_ro',
  'name_en',
  'color',
  'category_code',
  'position',
  'is_initial',
  'is_final',
  'is_retired',
  'waiting_on',
  'sla_hours',
  'help_html_ro',
  'help_html_en',
  'tracker_step',
  'tracker_event_title_ro',
  'tracker_event_title_en',
  'tracker_event_description_ro',
  'tracker_event_description_en',
  'tracker_next_step_title_ro',
  'tracker_next_step_title_en',
  'tracker_next_step_description_ro',
  'tracker_next_step_description_en',
] as const;

/** A place moves no more than it has to: each move of a status is copied to all the work in it. */
async function positionsOf(
  tx: Transaction<Database>,
  orgId: string,
  assignmentType: string,
  statuses: StoredProcess['statuses'],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('status')
    .where('org_id', '=', orgId)
    .where('assignment_type_code', '=', assignmentType)
    .select(['status_code', 'position'])
    .execute();
  const before = new Map(rows.map((row) => [row.status_code, row.position]));
  let last = -1;
  return statuses.map(({ code }) => {
    last = Math.max(last + 1, before.get(code) ?? 0);
    return last;
  });
}

const settingsOf = (rules: ProcessStep['conditions']) =>
  Object.fromEntries(rules.map(({ code, value }) => [code, value]));

/** A status as a move into it names it. */
export async function findStatusTarget(
  tx: Transaction<Database>,
  orgId: string,
  { assignmentType, statusCode }: { assignmentType: string; statusCode: string },
) {
  const row = await tx
    .selectFrom('status')
    .where('org_id', '=', orgId)
    .where('assignment_type_code', '=', assignmentType)
    .where('status_code', '=', statusCode)
    .select(['name_ro', 'name_en', 'color', 'category_code'])
    .executeTakeFirstOrThrow();
  return {
    to_status_name: row.name_ro,
    to_status_names: { ro: row.name_ro, en: row.name_en },
    to_status_color: row.color,
    to_status_category_code: row.category_code,
  };
}
