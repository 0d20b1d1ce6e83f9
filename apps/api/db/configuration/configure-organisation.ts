import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { authorityLimits } from './authority-limits.ts';
import { docTypes } from './doc-types.ts';
import { messageTemplates } from './message-templates.ts';
import type { ProcessDefinition } from './process-definition.ts';
import { shippedBase, type Base } from './base.ts';
import { insertStatusMachines, lockProcesses, renewProcesses } from './status-machines.ts';
import { renewLegalRules } from './renew-legal-rules.ts';
import { renewReasons } from './renew-reasons.ts';
import { renewTrackerSteps } from './tracker-steps.ts';
import { trackerTexts } from './tracker.ts';

type Row<Table extends 'assignment_type'> = Insertable<Database[Table]>;

const queues = [
  { queue_code: 'claims', name_ro: 'Daune', name_en: 'Claims' },
  { queue_code: 'inspections', name_ro: 'Constatări', name_en: 'Inspections' },
  { queue_code: 'payments', name_ro: 'Plăți', name_en: 'Payments' },
];

/**
 * Gives an organisation the configuration that it starts with, as far as it is missing.
 *
 * What the organisation changed stays as it is: it owns its configuration from its first day on. What it left alone follows the base.
 * Runs with the tenant set.
 */
export async function configureOrganisation(
  kysely: Kysely<Database>,
  orgId: string,
  base: Base = shippedBase,
) {
  await insertMessageTemplates(kysely, orgId);
  await insertAuthorityLimits(kysely, orgId);
  await insertDocTypes(kysely, orgId);
  const present = await lockProcesses(kysely, orgId);
  await renewProcesses(kysely, orgId, present, base);
  const missing = base.processes.filter(({ code }) => !present.has(code));
  if (missing.length > 0) await insertProcesses(kysely, orgId, { base, missing });
  await renewTrackerSteps(kysely, orgId, base.trackerSteps);
  await renewReasons(kysely, orgId, base.reasons);
  await renewLegalRules(kysely, orgId, base.legalRules);
}

type MissingProcesses = { base: Base; missing: readonly ProcessDefinition[] };

async function insertProcesses(
  kysely: Kysely<Database>,
  orgId: string,
  { base, missing }: MissingProcesses,
): Promise<void> {
  const queueIds = await insertQueues(kysely, orgId);
  await kysely
    .insertInto('assignment_type')
    .values(
      missing.map((process) =>
        assignmentTypeRow(orgId, process, { base, queueId: queueIds[process.queue] ?? null }),
      ),
    )
    .execute();
  await insertStatusMachines(kysely, orgId, missing);
  await kysely
    .insertInto('tracker_config')
    .values({ org_id: orgId, ...trackerTexts, steps: JSON.stringify(base.trackerSteps) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertDocTypes(kysely: Kysely<Database>, orgId: string) {
  const rows = docTypes.map(({ code, name, providedBy, isVisible, guidance, example }, position) => ({
    org_id: orgId,
    doc_type_code: code,
    name_ro: name[0],
    name_en: name[1],
    provided_by: providedBy,
    is_visible_to_claimant: isVisible ?? true,
    guidance_ro: guidance?.[0] ?? null,
    guidance_en: guidance?.[1] ?? null,
    example_code: example ?? 'paper',
    position,
  }));
  await kysely
    .insertInto('doc_type')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertQueues(kysely: Kysely<Database>, orgId: string) {
  const rows = queues.map((queue) => ({ org_id: orgId, ...queue }));
  await kysely
    .insertInto('queue')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await kysely
    .selectFrom('queue')
    .where('org_id', '=', orgId)
    .select(['queue_code', 'queue_id'])
    .execute();
  return Object.fromEntries(found.map((queue) => [queue.queue_code, queue.queue_id]));
}

function assignmentTypeRow(
  orgId: string,
  process: ProcessDefinition,
  { base, queueId }: { base: Base; queueId: string | null },
): Row<'assignment_type'> {
  return {
    org_id: orgId,
    assignment_type_code: process.code,
    name_ro: process.name[0],
    name_en: process.name[1],
    icon: process.icon,
    is_master: process.isMaster ?? false,
    is_guest_allowed: process.isGuestAllowed ?? false,
    default_due_hours: process.dueHours,
    default_priority: process.priority ?? 1,
    weight: process.weight ?? 1,
    required_doc_type_codes: [...(process.requiredDocTypes ?? [])],
    queue_id: queueId,
    // Whoever pays can pay for anybody; other work needs somebody who knows the file.
    when_away: process.queue === 'payments' ? 'queue' : 'replacement',
    position: base.processes.indexOf(process),
    process_version: base.version,
  };
}

/** A template that is there stays as the organisation has written it. */
async function insertMessageTemplates(kysely: Kysely<Database>, orgId: string) {
  const rows = messageTemplates.flatMap(({ code, channel, name, ...texts }, position) =>
    (['ro', 'en'] as const).map((language) => ({
      org_id: orgId,
      template_code: code,
      channel,
      language,
      position,
      name: name[language],
      subject: texts[language].subject ?? null,
      body: texts[language].body,
    })),
  );
  await kysely
    .insertInto('message_template')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A limit of a kind and role that was ever set stays: what an organisation decided is not set again. */
async function insertAuthorityLimits(kysely: Kysely<Database>, orgId: string) {
  const set = await kysely
    .selectFrom('authority_limit')
    .where('org_id', '=', orgId)
    .select(['approval_kind', 'role_code'])
    .distinct()
    .execute();
  const rows = authorityLimits
    .filter(([kind, role]) => !set.some((row) => row.approval_kind === kind && row.role_code === role))
    .map(([kind, role, amount]) => ({
      org_id: orgId,
      approval_kind: kind,
      role_code: role,
      amount_bani: amount,
    }));
  if (rows.length > 0) await kysely.insertInto('authority_limit').values(rows).execute();
}
