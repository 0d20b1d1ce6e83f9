import { operationIndex } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Env } from '#src/env.ts';
import type { Database } from '#src/generated/database.ts';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import { actorOf, recordAudit } from '#src/kernel/audit/record-audit.ts';
import { inTenant, type Db } from '#src/kernel/database/index.ts';
import { defineJob } from '#src/kernel/jobs/define-job.ts';
import type { ChangeNeeds } from './ask-for-documents.ts';
import { changeRows } from './change-rows.ts';
import { endOf } from './large-change.ts';
import { largeChangeQueue } from './large-change-queue.ts';
import {
  beginLargeChange,
  endLargeChange,
  findPortion,
  findProgress,
  findUndoPortion,
  isStillWanted,
  settlePortion,
  settleUndoPortion,
  type LargeChangeRow,
} from './large-change-repository.ts';
import type { ChangeContext } from './row-change.ts';
import { doneRows, type RowOutcomes } from './row-outcome.ts';
import { undoRows } from './undo-rows.ts';
import { findChanger } from '../worker-repository.ts';

type JobNeeds = { env: Env; db: Db; now: () => Date };
type ChangeId = { orgId: string; changeId: string };

/**
 * Makes, or takes back, a change of any size: portion after portion, each one transaction with what it tells and records.
 *
 * Its rows say which are still to be done, so a job that died is repeated without doing anything twice.
 */
export function largeChangeJob(changeNeeds: (env: Env) => ChangeNeeds) {
  return defineJob({
    ...largeChangeQueue,
    title: { ro: 'Modificarea unei liste întregi', en: 'Changing a whole list' },
    settings: {
      retries: 5,
      firstPauseSeconds: 2,
      longestPauseSeconds: 60,
      longestSeconds: 60 * 60,
      concurrency: 2,
      perOrganisation: 1,
    },
    async work({ env, db, now }: JobNeeds, { orgId, data, inTransaction, reportProgress }) {
      const which = { orgId, changeId: data.assignment_change_id };
      const begun = await inTransaction((tx) => beginLargeChange(tx, which));
      if (begun === undefined) return;
      const inNameOf = { userId: begun.actor_user_id, retry: true };
      const next = () =>
        inTenant(
          db,
          orgId,
          (tx) => workOnPortion(changeNeeds(env), { tx, now: now() }, which, begun),
          inNameOf,
        );
      while (await next()) {
        const { settled, total } = await inTransaction((tx) => findProgress(tx, which));
        await reportProgress(settled, total);
      }
      const state = begun.state === 'undoing' ? 'undone' : 'done';
      await inTransaction((tx) => endLargeChange(tx, endOf(which, state, now())));
    },
    async giveUp(tx, { orgId, data, now, reason }) {
      const which = { orgId, changeId: data.assignment_change_id };
      await endLargeChange(tx, endOf(which, reason, now));
    },
  });
}

type Moment = { tx: Transaction<Database>; now: Date };

/** Works on the next portion, with the rights that its owner has now; answers whether there was one. */
async function workOnPortion(
  needs: ChangeNeeds,
  { tx, now }: Moment,
  which: ChangeId,
  { state, action, user_id, actor_user_id, request }: LargeChangeRow,
): Promise<boolean> {
  if (!(await isStillWanted(tx, which, state))) return false;
  const caller = await findChanger(tx, which.orgId, { userId: user_id, actorUserId: actor_user_id, now });
  if (caller === undefined || !mayStillChange(caller.roles))
    throw new Error('Who asked for the change may not make it any more.');
  const context: ChangeContext = {
    tx,
    now,
    language: request.language,
    caller: { kind: 'staff', orgId: which.orgId, sessionId: request.sessionId, ...caller },
  };
  if (state === 'undoing') {
    const items = await findUndoPortion(tx, which);
    if (items.length === 0) return false;
    const { outcomes } = await undoRows(context, action, items);
    await settleUndoPortion(tx, which, items, outcomes);
    await record(context, which, { event: 'ASSIGNMENT_CHANGE_UNDONE', action, outcomes });
    return true;
  }
  const versions = await findPortion(tx, which);
  const { change } = request;
  if (versions.size === 0 || change === undefined) return false;
  const { outcomes } = await changeRows(needs, context, change, versions);
  await settlePortion(tx, which, outcomes);
  await record(context, which, { event: 'ASSIGNMENTS_CHANGED', action, outcomes });
  return true;
}

/** Whether these roles may change work at all, as the contract says it for the call that changes some. */
function mayStillChange(roles: readonly string[]): boolean {
  return operationIndex.changeAssignments.access.roles.some((condition) =>
    meetsRoleCondition(roles, condition),
  );
}

type Recorded = {
  event: 'ASSIGNMENTS_CHANGED' | 'ASSIGNMENT_CHANGE_UNDONE';
  action: string;
  outcomes: RowOutcomes;
};

async function record(
  { tx, caller, now }: ChangeContext,
  { changeId }: ChangeId,
  { event, action, outcomes }: Recorded,
): Promise<void> {
  const done = doneRows(outcomes).length;
  await recordAudit(tx, {
    event,
    outcome: 'success',
    actor: actorOf(caller),
    entity: 'assignment_change',
    entityId: changeId,
    data: { action, done, skipped: outcomes.size - done },
    now,
  });
}
