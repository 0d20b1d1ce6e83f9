import type { Schema } from '@dosar/openapi';
import type { StoredProcess } from '#src/kernel/database/json-columns.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { findInForce, lockKindOfWork } from './in-force-repository.ts';
import { processDetail, proposedProcess } from './process-detail.ts';
import { findVersions, insertVersion, updateVersion, type VersionRow } from './version-repository.ts';

/** Begins a draft: from what is in force, from an earlier version, or from what an update of the product proposes. */
export async function startProcessDraft({
  tx,
  caller,
  body,
  now,
  language,
  audit,
}: Call<'startProcessDraft'>): Promise<Schema<'ProcessDetail'>> {
  const { orgId } = caller;
  const { assignment_type: assignmentType, from_process_version_id: fromId } = body;
  if (!(await lockKindOfWork(tx, orgId, assignmentType))) throw notFound();
  const machine = await findInForce(tx, orgId, assignmentType);
  if (machine === undefined) throw notFound();
  const inForce = machine.content;
  const content = JSON.stringify(inForce);
  const versions = await versionsWithFirst({ tx, orgId, now }, assignmentType, inForce);
  if (versions.some(({ state }) => state === 'draft' || state === 'validated'))
    throw new Problem(409, 'process_draft_exists');
  const from = versions.find(({ process_version_id: id }) => id === fromId);
  if (fromId !== undefined && from === undefined) throw notFound();
  const isProposal = from?.state === 'proposed';
  const started = isProposal ? proposedProcess(versions, from, inForce) : (from?.content ?? inForce);
  if (isProposal)
    await updateVersion(tx, orgId, {
      versionId: from.process_version_id,
      values: { state: 'retired', retired_at: now },
    });
  const versionId = await insertVersion(tx, {
    org_id: orgId,
    assignment_type_code: assignmentType,
    version_no: (versions[0]?.version_no ?? 1) + 1,
    state: 'draft',
    origin: 'own',
    content: JSON.stringify(started),
    started_from: content,
    started_from_no: (from ?? versions.find(({ state }) => state === 'published'))?.version_no ?? null,
    created_at: now,
    created_by: caller.actorUserId ?? caller.userId,
  });
  audit.subject(versionId);
  audit.note({ assignment_type: assignmentType });
  return processDetail({ tx, orgId, language }, assignmentType);
}

type Storing = { tx: Call<'startProcessDraft'>['tx']; orgId: string; now: Date };

/** The versions of a kind of work; what shipped becomes the first one, so that it can be gone back to. */
export async function versionsWithFirst(
  { tx, orgId, now }: Storing,
  assignmentType: string,
  inForce: StoredProcess,
): Promise<VersionRow[]> {
  const versions = await findVersions(tx, orgId, assignmentType);
  // A kind of work that the organisation has just made has nothing in force.
  if (versions.length > 0 || inForce.statuses.length === 0) return versions;
  const content = JSON.stringify(inForce);
  await insertVersion(tx, {
    org_id: orgId,
    assignment_type_code: assignmentType,
    version_no: 1,
    state: 'published',
    origin: 'base',
    content,
    started_from: content,
    created_at: now,
  });
  return findVersions(tx, orgId, assignmentType);
}
