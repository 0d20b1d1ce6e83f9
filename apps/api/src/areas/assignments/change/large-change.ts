import type { Schema } from '@dosar/openapi';
import type { AuditNotes } from '#src/kernel/audit/audit-notes.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { findDocTypeNames } from '#src/areas/documents/index.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { enqueueLargeChange } from './large-change-queue.ts';
import { findLargeChanges } from './large-change-list-repository.ts';
import { endLargeChange, hasUnfinishedChange, insertLargeChange } from './large-change-repository.ts';
import { prepareRule } from './prepare-rule.ts';
import { keptParameters, undoMinutes, type Change, type ChangeContext } from './row-change.ts';

type LargeChange = Schema<'LargeChange'>;

/** A change for a job, with what its call records. */
type Start = { change: Change; assignmentIds: readonly string[]; audit: AuditNotes };

/** Has the same done to any number of assignments by a job. Refused while the caller has another such change under way. */
export async function startLargeChange(
  context: ChangeContext,
  { change, assignmentIds, audit }: Start,
): Promise<LargeChange> {
  const { tx, caller, language, now } = context;
  const owner = ownerOf(caller);
  if (await hasUnfinishedChange(tx, owner))
    throw new Problem(409, 'conflict', { context: { reason: 'too_many' } });
  await refuseImpossible(context, change);
  const changeId = await insertLargeChange(tx, {
    ...owner,
    action: change.action,
    parameters: keptParameters(change),
    request: { sessionId: caller.sessionId, language, change },
    assignmentIds,
    now,
  });
  await enqueueLargeChange(tx, { orgId: owner.orgId, changeId });
  audit.subject(changeId);
  audit.note({ action: change.action, assignments: assignmentIds.length });
  return ownChange(context, changeId);
}

/** Refuses in the request what is right for no assignment: a job has nobody to answer. */
async function refuseImpossible(context: ChangeContext, change: Change): Promise<void> {
  if (change.action === 'request_document') {
    const { doc_type_codes: codes } = change;
    const known = await findDocTypeNames(context.tx, context.caller.orgId, codes);
    if (known.length < codes.length) throw fieldRefused('doc_type_codes', 'unknown_code');
  } else if (change.action !== 'status' && change.action !== 'note') await prepareRule(context, change);
}

/** The caller's changes of whole lists that are being made, or were a short while ago. */
export function browseLargeChanges({ tx, caller, now }: Call<'browseLargeChanges'>): Promise<LargeChange[]> {
  const since = new Date(now.getTime() - undoMinutes * 60_000);
  return findLargeChanges(tx, ownerOf(caller), { since });
}

/** Stops a change of the caller's: the portion that is being worked on is the last one. */
export async function cancelLargeChange(call: Call<'cancelLargeChange'>): Promise<LargeChange> {
  const { tx, caller, path, now, audit } = call;
  const changeId = path.assignment_change_id;
  const { state } = await ownChange(call, changeId);
  audit.subject(changeId);
  const isBeingMade = state === 'queued' || state === 'running';
  if (!isBeingMade || !(await endLargeChange(tx, endOf({ orgId: caller.orgId, changeId }, 'cancelled', now))))
    throw new Problem(409, 'conflict');
  return ownChange(call, changeId);
}

/** What is written down when a change ends at this moment. */
export function endOf<State extends 'done' | 'cancelled' | 'failed' | 'undone'>(
  which: { orgId: string; changeId: string },
  state: State,
  now: Date,
) {
  return { ...which, state, now, undoUntil: new Date(now.getTime() + undoMinutes * 60_000) };
}

async function ownChange(
  { tx, caller }: Pick<ChangeContext, 'tx' | 'caller'>,
  changeId: string,
): Promise<LargeChange> {
  const [found] = await findLargeChanges(tx, ownerOf(caller), { changeId });
  if (found === undefined) throw notFound();
  return found;
}

function ownerOf({ orgId, userId, actorUserId }: ChangeContext['caller']) {
  return { orgId, userId, actorUserId: actorUserId ?? userId };
}
