import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findSuppliedItems, saveSuppliedItems } from '#src/kernel/settings/supplied-item-repository.ts';
import type { Base } from './base.ts';
import { findOwnProcesses, followBase, proposeProcess } from './process-proposals.ts';
import type { ProcessDefinition, TrackerTexts } from './process-definition.ts';
import { suppliedFields } from '#src/kernel/settings/supplied-fields.ts';
import { statusKinds, updatedStatus } from './supplied-texts.ts';

type Row<Table extends 'status' | 'transition'> = Insertable<Database[Table]>;

const structureColumns = [
  'category_code',
  'position',
  'is_initial',
  'is_final',
  'waiting_on',
  'sla_hours',
  'tracker_step',
] as const;
const textColumns = [...suppliedFields.status, ...suppliedFields.status_help] as const;

/** Which version of the supplied processes an organisation has, by kind of work. Servers that start together wait here. */
export async function lockProcesses(kysely: Kysely<Database>, orgId: string) {
  const rows = await kysely
    .selectFrom('assignment_type')
    .where('org_id', '=', orgId)
    .select(['assignment_type_code', 'process_version'])
    .orderBy('assignment_type_code')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.assignment_type_code, row.process_version]));
}

/**
 * Gives an organisation the present statuses and steps of the kinds of work that have older ones.
 *
 * A status never goes away, so work stays where it is; what leads out of the statuses that we supply is written anew. Texts that
 * the organisation changed stay (decision 0101).
 */
export async function renewProcesses(
  kysely: Kysely<Database>,
  orgId: string,
  present: ReadonlyMap<string, number>,
  base: Base,
): Promise<void> {
  const old = base.processes.filter(({ code }) => (present.get(code) ?? base.version) < base.version);
  if (old.length === 0) return;
  const own = await findOwnProcesses(kysely, orgId);
  const following = old.filter(({ code }) => !own.has(code));
  for (const process of following) {
    await kysely
      .deleteFrom('transition')
      .where('org_id', '=', orgId)
      .where('assignment_type_code', '=', process.code)
      .where(
        'from_status_code',
        'in',
        process.statuses.map(({ code }) => code),
      )
      .execute();
    await followBase(kysely, orgId, shippedRows(orgId, process));
  }
  await insertStatusMachines(kysely, orgId, following);
  for (const process of old.filter(({ code }) => own.has(code))) {
    await renewTexts(kysely, orgId, process);
    await proposeProcess(kysely, orgId, { shipped: shippedRows(orgId, process), now: new Date() });
  }
  await kysely
    .updateTable('assignment_type')
    .set({ process_version: base.version })
    .where('org_id', '=', orgId)
    .where(
      'assignment_type_code',
      'in',
      old.map(({ code }) => code),
    )
    .execute();
}

/** What a kind of work ships with, as rows of its tables. */
function shippedRows(orgId: string, process: ProcessDefinition) {
  return {
    process,
    statuses: statusRows(orgId, process),
    transitions: transitionRows(orgId, process),
  };
}

/** Gives the statuses of a process of the organisation's own the supplied texts, except those that were changed; nothing else. */
async function renewTexts(
  kysely: Kysely<Database>,
  orgId: string,
  process: ProcessDefinition,
): Promise<void> {
  const present = await findPresentTexts(kysely, orgId);
  const known = await findSuppliedItems(kysely, orgId, statusKinds);
  for (const row of statusRows(orgId, process)) {
    const now = present.find(isSameStatus(row));
    if (now === undefined) continue;
    const updated = updatedStatus(row, now, known);
    await kysely
      .updateTable('status')
      .set({
        ...Object.fromEntries(textColumns.map((column) => [column, updated.row[column]])),
        row_version: now.row_version + 1,
      })
      .where('org_id', '=', orgId)
      .where('assignment_type_code', '=', process.code)
      .where('status_code', '=', row.status_code)
      .execute();
    await saveSuppliedItems(kysely, orgId, updated.items);
  }
}

function findPresentTexts(kysely: Kysely<Database>, orgId: string) {
  return kysely
    .selectFrom('status')
    .select(['assignment_type_code', 'status_code', 'row_version', ...textColumns])
    .where('org_id', '=', orgId)
    .forUpdate()
    .execute();
}

const isSameStatus =
  (row: Pick<Row<'status'>, 'assignment_type_code' | 'status_code'>) =>
  (one: { assignment_type_code: string; status_code: string }) =>
    one.assignment_type_code === row.assignment_type_code && one.status_code === row.status_code;

/** Writes the statuses and steps of kinds of work; a status that is there takes the supplied texts, except those that were changed. */
export async function insertStatusMachines(
  kysely: Kysely<Database>,
  orgId: string,
  wanted: readonly ProcessDefinition[],
): Promise<void> {
  const shipped = wanted.flatMap((process) => statusRows(orgId, process));
  if (shipped.length === 0) return;
  const present = await findPresentTexts(kysely, orgId);
  const known = await findSuppliedItems(kysely, orgId, statusKinds);
  const updated = shipped.map((row) => {
    const now = present.find(isSameStatus(row));
    return updatedStatus(row, now, known);
  });
  await kysely
    .insertInto('status')
    .values(updated.map(({ row }) => row))
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'assignment_type_code', 'status_code']).doUpdateSet((eb) => ({
        ...Object.fromEntries(
          [...structureColumns, ...textColumns].map((column) => [column, eb.ref(`excluded.${column}`)]),
        ),
        row_version: eb('status.row_version', '+', 1),
      })),
    )
    .execute();
  await saveSuppliedItems(
    kysely,
    orgId,
    updated.flatMap(({ items }) => items),
  );
  await kysely
    .insertInto('transition')
    .values(wanted.flatMap((process) => transitionRows(orgId, process)))
    .execute();
}

function statusRows(orgId: string, process: ProcessDefinition): Row<'status'>[] {
  return process.statuses.map((status, position) => ({
    org_id: orgId,
    assignment_type_code: process.code,
    status_code: status.code,
    name_ro: status.name[0],
    name_en: status.name[1],
    color: status.color,
    category_code: status.category,
    position,
    is_initial: position === 0,
    is_final: status.category === 'done' || status.category === 'cancelled',
    waiting_on: status.waitingOn ?? null,
    sla_hours: status.slaHours ?? null,
    help_html_ro: status.help?.[0] ?? null,
    help_html_en: status.help?.[1] ?? null,
    ...trackerColumns(status.tracker),
  }));
}

function trackerColumns(tracker: TrackerTexts | undefined) {
  if (!tracker) return {};
  const { step, title, description, nextTitle, nextDescription } = tracker;
  return {
    tracker_step: step,
    tracker_event_title_ro: title[0],
    tracker_event_title_en: title[1],
    tracker_event_description_ro: description[0],
    tracker_event_description_en: description[1],
    tracker_next_step_title_ro: nextTitle?.[0] ?? null,
    tracker_next_step_title_en: nextTitle?.[1] ?? null,
    tracker_next_step_description_ro: nextDescription?.[0] ?? null,
    tracker_next_step_description_en: nextDescription?.[1] ?? null,
  };
}

function transitionRows(orgId: string, process: ProcessDefinition): Row<'transition'>[] {
  return process.transitions.flatMap((transition, position) =>
    [transition.from].flat().map((from) => ({
      org_id: orgId,
      assignment_type_code: process.code,
      transition_code: transition.code,
      from_status_code: from,
      to_status_code: transition.to,
      name_ro: transition.name[0],
      name_en: transition.name[1],
      role_codes: [...(transition.roles ?? process.roles)],
      conditions: JSON.stringify(transition.conditions ?? {}),
      effects: JSON.stringify(transition.effects ?? {}),
      is_reason_required: transition.isReasonRequired ?? false,
      asks: [...(transition.asks ?? [])],
      follows_event: transition.follows ?? null,
      confirm_text_ro: transition.confirm?.[0] ?? null,
      confirm_text_en: transition.confirm?.[1] ?? null,
      position,
    })),
  );
}
