import type { Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import { checkProcess, mergeProcess, type ProcessSurroundings } from '@dosar/workload-domain';
import type { Database } from '#src/generated/database.ts';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { StoredProcess } from '#src/kernel/database/json-columns.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { transitionEffects, transitionGuards } from '../extension-points.ts';
import { findInForce, findOccupied } from './in-force-repository.ts';
import { differencesOf, processOf, storedOf } from './stored-process.ts';
import { findHeldRoles, findKindsOfWork, findTrackerSteps } from './surroundings-repository.ts';
import { findVersions, type VersionRow } from './version-repository.ts';

type Reader = { tx: Transaction<Database>; orgId: string; language: Language };

/** The process of a kind of work as its page shows it. */
export async function processDetail(
  { tx, orgId, language }: Reader,
  assignmentType: string,
): Promise<Schema<'ProcessDetail'>> {
  const machine = await findInForce(tx, orgId, assignmentType);
  if (machine === undefined) throw notFound();
  const inForce = machine.content;
  const versions = await findVersions(tx, orgId, assignmentType);
  const draft = versions.find(({ state }) => state === 'draft' || state === 'validated');
  const proposal = versions.find(({ state }) => state === 'proposed');
  const merged = proposal && proposedProcess(versions, proposal, inForce);
  return {
    assignment_type: assignmentType,
    name: inForce.kind[`name_${language}`],
    version_no: versions.find(({ state }) => state === 'published')?.version_no ?? 1,
    in_force: inForce,
    draft: draft === undefined ? null : await draftDetail({ tx, orgId, language }, draft, inForce),
    proposal:
      proposal === undefined || merged === undefined
        ? null
        : {
            process_version_id: proposal.process_version_id,
            row_version: proposal.row_version,
            differences: differencesOf(inForce, merged, language),
          },
    versions: versions.map(summaryOf),
  };
}

/** What an update of the product comes to for this organisation: its own changes stay, the rest follows. */
export function proposedProcess(
  versions: readonly VersionRow[],
  proposal: VersionRow,
  inForce: StoredProcess,
): StoredProcess {
  const base = versions.find(
    ({ origin, version_no: no }) => origin === 'base' && no < proposal.version_no,
  )?.content;
  return storedOf(
    mergeProcess({
      base: processOf(base ?? inForce),
      mine: processOf(inForce),
      theirs: processOf(proposal.content),
    }),
  );
}

async function draftDetail(
  { tx, orgId, language }: Reader,
  draft: VersionRow,
  inForce: StoredProcess,
): Promise<Schema<'ProcessDraft'>> {
  const around = await surroundingsOf(tx, orgId, inForce);
  const occupied = await findOccupied(tx, orgId, draft.assignment_type_code);
  const present = new Set(draft.content.statuses.map(({ code }) => code));
  return {
    process_version_id: draft.process_version_id,
    row_version: draft.row_version,
    version_no: draft.version_no,
    started_from_no: draft.started_from_no,
    state: draft.state,
    publish_at: draft.publish_at?.toISOString() ?? null,
    content: draft.content,
    revisions: Object.entries(draft.revisions).map(([key, revision]) => ({ key, revision })),
    findings: checkProcess(processOf(draft.content), around).map((finding) => ({
      code: finding.code,
      is_error: finding.isError,
      status_code: finding.statusCode ?? null,
      step_code: finding.stepCode ?? null,
      about: finding.about ?? null,
    })),
    differences: differencesOf(inForce, draft.content, language),
    vanishing: inForce.statuses
      .filter(({ code }) => !present.has(code))
      .map(({ code, ...status }) => ({
        status_code: code,
        name: status[`name_${language}`],
        open_count: occupied.find(({ statusCode }) => statusCode === code)?.open ?? 0,
      })),
    simulation: draft.simulation,
  };
}

/** What a process of this organisation is checked against. */
export async function surroundingsOf(
  tx: Transaction<Database>,
  orgId: string,
  inForce: StoredProcess,
): Promise<ProcessSurroundings> {
  const held = await findHeldRoles(tx, orgId);
  const kinds = await findKindsOfWork(tx, orgId);
  return {
    trackerSteps: new Set((await findTrackerSteps(tx, orgId)).map(({ index }) => index)),
    shownBefore: new Set(inForce.statuses.flatMap(({ tracker_step: step }) => (step === null ? [] : [step]))),
    hasMember: (role) => meetsRoleCondition(held, role),
    conditions: new Set(transitionGuards.entries().map(({ code }) => code)),
    effects: new Set(transitionEffects.entries().map(({ code }) => code)),
    kindsOfWork: new Set(kinds.map(({ code }) => code)),
  };
}

function summaryOf(row: VersionRow): Schema<'ProcessVersionSummary'> {
  return {
    process_version_id: row.process_version_id,
    version_no: row.version_no,
    state: row.state,
    origin: row.origin,
    reason: row.reason,
    created_by_name: row.created_by_name,
    published_at: row.published_at?.toISOString() ?? null,
    published_by_name: row.published_by_name,
    publish_at: row.publish_at?.toISOString() ?? null,
  };
}
