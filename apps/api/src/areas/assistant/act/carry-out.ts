import { operationIndex, type BodyOf, type OperationId, type Schema } from '@dosar/openapi';
import { changeAssignments, openActivity } from '#src/areas/assignments/index.ts';
import { requestDocuments } from '#src/areas/documents/index.ts';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { problemSentence } from '#src/kernel/problem/problem-texts.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import type { Act } from '../extension-points.ts';
import { findFileOfWork, type MessageRow } from '../thread/thread-repository.ts';
import { allOrNothing } from './act-savepoint-repository.ts';
import { skippedSentence, refusals } from './refusal-texts.ts';

/** What acts of the assistant reach beyond the server for. */
export type ActNeeds = Parameters<typeof requestDocuments>[0];

/** What became of an act; where it could not be done, why in words. */
export type ActOutcome = { outcome: 'done' | 'failed'; why: string | undefined };

type Processing = Call<'processAssistantMessage'>;
type Change = BodyOf<'changeAssignments'>['change'];
type Skipped = Pick<Schema<'AssignmentChangeResult'>['items'][number], 'code' | 'holder'>;

/** Carries an act out whole or not at all, by the product's own operations and with the caller's own rights. */
export async function carryOut(
  needs: ActNeeds,
  call: Processing,
  output: MessageRow,
  act: Act,
): Promise<ActOutcome> {
  const { language } = output;
  const failed = (why: string): ActOutcome => ({ outcome: 'failed', why });
  if (!isAllowed(call, 'changeAssignments')) return failed(refusals.role[language]);
  if (act.action === 'open_activity' && !isAllowed(call, 'openActivity'))
    return failed(refusals.role[language]);
  if (output.assignment_id === null)
    return failed(skippedSentence({ code: 'not_found', holder: null }, language));
  return allOrNothing(call.tx, () => steps(needs, call, output, act), {
    endsWell: ({ outcome }) => outcome === 'done',
    whenThrown(error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return failed(problemSentence(error.code, language));
    },
  });
}

/** Whether the contract lets the caller do it. */
function isAllowed({ caller }: Processing, operation: OperationId): boolean {
  const { roles } = operationIndex[operation].access;
  return roles === null || roles.some((condition) => meetsRoleCondition(caller.roles, condition));
}

async function steps(needs: ActNeeds, call: Processing, output: MessageRow, act: Act): Promise<ActOutcome> {
  const done: ActOutcome = { outcome: 'done', why: undefined };
  const on = async (assignmentId: string, changes: readonly Change[]): Promise<ActOutcome> => {
    for (const change of changes) {
      const skipped = await changeWork(needs, call, assignmentId, change);
      if (skipped !== undefined) return { outcome: 'failed', why: skippedSentence(skipped, output.language) };
    }
    return done;
  };
  const open = output.assignment_id ?? '';
  switch (act.action) {
    case 'wait': {
      const { transition_code, waiting_on, reason, due_on } = act;
      return on(open, [
        { action: 'status', transition_code, waiting_on, reason },
        ...(due_on === null ? [] : [{ action: 'due', due_on } as const]),
      ]);
    }
    case 'open_activity': {
      const opened = await openActivity({
        ...call,
        path: { claim_file_id: output.claim_file_id ?? '' },
        query: {},
        body: { assignment_type: act.assignment_type, parent_assignment_id: open },
      });
      return act.note === null
        ? done
        : on(opened.assignment_id, [{ action: 'note', body: act.note, visibility: 'internal' }]);
    }
    default:
      return on(open, [act]);
  }
}

/** Makes one change of one piece of work; answers why it was not made. A day that it has already is no refusal. */
async function changeWork(
  needs: ActNeeds,
  call: Processing,
  assignmentId: string,
  change: Change,
): Promise<Skipped | undefined> {
  const work = await findFileOfWork(call.tx, call.caller.orgId, assignmentId);
  if (work === undefined) return { code: 'not_found', holder: null };
  const items = [{ assignment_id: assignmentId, row_version: work.row_version }];
  const { items: changed } = await changeAssignments(
    { requestDocuments: (context, wanted) => requestDocuments(needs, context, wanted) },
    { ...call, path: {}, query: {}, body: { items, change } },
  );
  return changed.find(({ code }) => code !== null && !(change.action === 'due' && code === 'unchanged'));
}
