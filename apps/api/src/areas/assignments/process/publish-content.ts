import { isDeepStrictEqual } from 'node:util';
import type { StoredProcess } from '#src/kernel/database/json-columns.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import { findInForce } from './in-force-repository.ts';
import { planFor, putInForce } from './publish-process.ts';
import { versionsWithFirst } from './start-draft.ts';
import { processOf } from './stored-process.ts';
import { insertVersion } from './version-repository.ts';

type Wanted = { content: StoredProcess; reason: string };

/**
 * Puts a process into force that nobody has drafted here: from a file, or what was in force before.
 *
 * Nobody is asked, so work in a status that it does not have stays on its version until it has left, and roles that
 * nobody has yet are overlooked.
 */
export async function publishContent(
  call: ChangingCall & { caller: { orgId: string } },
  assignmentType: string,
  { content, reason }: Wanted,
): Promise<void> {
  const { tx, caller, now, restoredChangeId } = call;
  const { orgId } = caller;
  const machine = await findInForce(tx, orgId, assignmentType);
  if (machine === undefined) throw notFound();
  const inForce = machine.content;
  if (isDeepStrictEqual(inForce, content)) return;
  const plan = await planFor(call, {
    assignmentType,
    nextOf: () => processOf(content),
    answers: inForce.statuses.map((status) => ({ status_code: status.code, to_status_code: null })),
    overlooks: 'nobody_may',
  });
  const versions = await versionsWithFirst({ tx, orgId, now }, assignmentType, inForce);
  const versionNo = (versions[0]?.version_no ?? 0) + 1;
  const author = caller.actorUserId ?? caller.userId;
  const versionId = await insertVersion(tx, {
    org_id: orgId,
    assignment_type_code: assignmentType,
    version_no: versionNo,
    // Until it is put into force below: a draft of somebody may stand beside it.
    state: 'retired',
    origin: 'own',
    content: JSON.stringify(content),
    started_from: JSON.stringify(inForce),
    started_from_no: versions.find(({ state }) => state === 'published')?.version_no ?? null,
    reason,
    created_at: now,
    created_by: author,
    published_by: author,
  });
  const version = {
    assignment_type_code: assignmentType,
    process_version_id: versionId,
    version_no: versionNo,
    published_by: author,
  };
  await putInForce(call, { ...version, ...(restoredChangeId !== undefined && { restoredChangeId }) }, plan);
}
