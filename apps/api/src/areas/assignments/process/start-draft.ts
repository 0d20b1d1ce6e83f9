import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { findInForce, lockKindOfWork } from './in-force-repository.ts';
import { processDetail, proposedProcess } from './process-detail.ts';
import { findVersions, insertVersion, updateVersion } from './version-repository.ts';

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
  let versions = await findVersions(tx, orgId, assignmentType);
  if (versions.some(({ state }) => state === 'draft' || state === 'validated'))
    throw new Problem(409, 'process_draft_exists');
  if (versions.length === 0) {
    // What shipped becomes the first version, so that it can be gone back to.
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
    versions = await findVersions(tx, orgId, assignmentType);
  }
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
