import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JsonValue, StoredProcess } from '#src/kernel/database/json-columns.ts';
import type { ProcessDefinition } from './process-definition.ts';

type Shipped = {
  process: ProcessDefinition;
  statuses: readonly Insertable<Database['status']>[];
  transitions: readonly Insertable<Database['transition']>[];
};

/** The kinds of work of which the organisation has published a process of its own. */
export async function findOwnProcesses(
  kysely: Kysely<Database>,
  orgId: string,
): Promise<ReadonlySet<string>> {
  const rows = await kysely
    .selectFrom('process_version')
    .where('org_id', '=', orgId)
    .where('origin', '=', 'own')
    .where('published_at', 'is not', null)
    .select('assignment_type_code')
    .distinct()
    .execute();
  return new Set(rows.map((row) => row.assignment_type_code));
}

/** Offers a newer process to an organisation that follows one of its own; a proposal that nobody has answered is replaced. */
export async function proposeProcess(
  kysely: Kysely<Database>,
  orgId: string,
  { shipped, now }: { shipped: Shipped; now: Date },
): Promise<void> {
  const content = JSON.stringify(storedProcess(shipped));
  const code = shipped.process.code;
  await kysely
    .deleteFrom('process_version')
    .where('org_id', '=', orgId)
    .where('assignment_type_code', '=', code)
    .where('state', '=', 'proposed')
    .execute();
  const newest = await kysely
    .selectFrom('process_version')
    .where('org_id', '=', orgId)
    .where('assignment_type_code', '=', code)
    .select(({ fn }) => fn.max('version_no').as('no'))
    .executeTakeFirst();
  await kysely
    .insertInto('process_version')
    .values({
      org_id: orgId,
      assignment_type_code: code,
      version_no: (newest?.no ?? 0) + 1,
      state: 'proposed',
      origin: 'base',
      content,
      started_from: content,
      created_at: now,
    })
    .execute();
}

/** The base that an organisation follows, where it has begun to keep versions: the next difference counts from here. */
export async function followBase(kysely: Kysely<Database>, orgId: string, shipped: Shipped): Promise<void> {
  await kysely
    .updateTable('process_version')
    .set({ content: JSON.stringify(storedProcess(shipped)) })
    .where('org_id', '=', orgId)
    .where('assignment_type_code', '=', shipped.process.code)
    .where('origin', '=', 'base')
    .execute();
}

function storedProcess({ process, statuses, transitions }: Shipped): StoredProcess {
  return {
    kind: {
      name_ro: process.name[0],
      name_en: process.name[1],
      due_hours: process.dueHours,
      priority: process.priority ?? 1,
    },
    statuses: statuses.map((row) => ({
      code: row.status_code,
      name_ro: row.name_ro,
      name_en: row.name_en,
      color: row.color,
      category_code: row.category_code,
      waiting_on: row.waiting_on ?? null,
      sla_hours: row.sla_hours ?? null,
      help_html_ro: row.help_html_ro ?? null,
      help_html_en: row.help_html_en ?? null,
      tracker_step: row.tracker_step ?? null,
      tracker_event_title_ro: row.tracker_event_title_ro ?? null,
      tracker_event_title_en: row.tracker_event_title_en ?? null,
      tracker_event_description_ro: row.tracker_event_description_ro ?? null,
      tracker_event_description_en: row.tracker_event_description_en ?? null,
      tracker_next_step_title_ro: row.tracker_next_step_title_ro ?? null,
      tracker_next_step_title_en: row.tracker_next_step_title_en ?? null,
      tracker_next_step_description_ro: row.tracker_next_step_description_ro ?? null,
      tracker_next_step_description_en: row.tracker_next_step_description_en ?? null,
    })),
    steps: transitions.map((row, index) => {
      const step = process.transitions[row.position];
      if (step === undefined) throw new Error(`Step ${index} of ${process.code} has no definition.`);
      return {
        code: row.transition_code,
        from_status_code: row.from_status_code,
        to_status_code: row.to_status_code,
        name_ro: row.name_ro,
        name_en: row.name_en,
        role_codes: row.role_codes ?? [],
        conditions: rulesOf(step.conditions),
        effects: rulesOf(step.effects),
        is_reason_required: row.is_reason_required ?? false,
        asks: [...(step.asks ?? [])],
        follows_event: row.follows_event ?? null,
        confirm_text_ro: row.confirm_text_ro ?? null,
        confirm_text_en: row.confirm_text_en ?? null,
      };
    }),
  };
}

/** Settings as a version keeps them, always in the same order. */
function rulesOf(
  settings: Readonly<Record<string, JsonValue>> = {},
): StoredProcess['steps'][number]['effects'] {
  return Object.entries(settings)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, value]) => ({ code, value: ruleValue(code, value) }));
}

function ruleValue(code: string, value: JsonValue) {
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value;
  throw new Error(`A process cannot keep the setting of ${code}.`);
}
