import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { approvalKinds, type Decision } from '#src/areas/workload/extension-points.ts';
import { withdrawApproval } from '#src/areas/workload/index.ts';
import { lockClaimFiles } from '../change/change-repository.ts';
import { lockAssignments } from '../change/changeable-assignment-repository.ts';
import { assignmentStatusChanged } from '../events.ts';
import type { TransitionRow } from '../status-repository.ts';
import { moveAssignment } from '../transition/move-assignment.ts';
import { transitionFinder } from '../transition/offered-transitions.ts';
import { findAskedStep, setAskedState, withdrawAskedSteps, type AskedStep } from './asked-step-repository.ts';

const kinds = { reopening: 'reopening', override: 'override' } as const;

/** What is asked with a step: to open a closed file again, or to do without a condition. */
export function kindOfStep({ effects }: Pick<TransitionRow, 'effects'>): keyof typeof kinds {
  return effects['count_reopening'] === true ? 'reopening' : 'override';
}

/** Exceptions: steps that a manager lets pass although something is missing. */
export const overrideApproval = stepApproval('override', { ro: 'Excepție', en: 'Exception' });

/** Files that are opened again when it is too late to do so alone. */
export const reopeningApproval = stepApproval('reopening', { ro: 'Redeschidere', en: 'Reopening' });

/** What waits about a task is about the status that it had: it is taken back when the task moves on. */
export const withdrawWhenMoved = assignmentStatusChanged.follow(async (context, { assignmentId }) => {
  const ids = await withdrawAskedSteps(context.tx, context.caller.orgId, assignmentId);
  for (const subjectId of ids)
    for (const kind of Object.values(kinds)) await withdrawApproval(context, { kind, subjectId });
});

function stepApproval(kind: keyof typeof kinds, name: BilingualText) {
  return approvalKinds.entry({
    kind,
    name,
    hasAmount: false,
    afterwards: {
      ro: 'Pasul se face singur, iar cel care a cerut este anunțat.',
      en: 'The step is taken by itself, and whoever asked is told.',
    },
    async describe(tx, orgId, id) {
      const step = await findAskedStep(tx, orgId, id);
      if (step === undefined) return undefined;
      return {
        title: {
          ro: `${name.ro}: ${step.transition_name_ro}`,
          en: `${name.en}: ${step.transition_name_en}`,
        },
        derivation: [],
        toLookAt: step.missing.map(({ ro, en }) => ({
          outcome: 'warning' as const,
          name: { ro: 'Condiție neîndeplinită', en: 'Condition not met' },
          detail: { ro, en },
        })),
      };
    },
    // Whoever owns work on the file or has moved some of it is known without it.
    whoMayNot: () => Promise.resolve([]),
    async decide(context, id, decision) {
      const { tx, caller } = context;
      const step = await findAskedStep(tx, caller.orgId, id);
      if (step === undefined) throw notFound();
      const isApproved = decision.outcome === 'approved';
      // First: moving the task would take back what waits about it.
      await setAskedState(tx, caller.orgId, { id, state: isApproved ? 'taken' : 'refused' });
      await tellTimeline(context, step, { name, decision });
      if (isApproved) await takeStep(context, step);
    },
  });
}

/** Takes the step as it was asked for; refused when the task cannot make it any more, whatever is let pass. */
async function takeStep(context: ChangeContext, step: AskedStep): Promise<void> {
  const { tx, caller } = context;
  const { orgId } = caller;
  const row = (await lockAssignments(tx, orgId, [step.assignment_id])).get(step.assignment_id);
  if (row?.status_code !== step.from_status_code || caller.kind !== 'staff') throw notPossible();
  await lockClaimFiles(tx, orgId, [row.claim_file_id]);
  const offered = await transitionFinder(tx, { orgId, roles: caller.roles, language: 'ro' })(row);
  const wanted = offered.find(({ row: transition }) => transition.code === step.transition_code);
  if (wanted === undefined || !(wanted.shown.allowed || wanted.shown.approval === 'can_be_asked'))
    throw notPossible();
  const moved = await moveAssignment(context, {
    assignment: row,
    transition: wanted.row,
    reason: step.reason,
    ...(step.waiting_on !== null && { waitingOn: step.waiting_on }),
  });
  if (moved === undefined) throw notPossible();
}

const notPossible = () => new Problem(409, 'conflict', { context: { reason: 'step_not_possible' } });

async function tellTimeline(
  context: ChangeContext,
  step: AskedStep,
  { name, decision: { outcome, reason } }: { name: BilingualText; decision: Decision },
): Promise<void> {
  const words = {
    approved: { ro: 'aprobată', en: 'approved' },
    refused: { ro: 'refuzată', en: 'refused' },
    returned: { ro: 'întoarsă', en: 'sent back' },
  }[outcome];
  const without = (language: 'ro' | 'en') => step.missing.map((fact) => fact[language]).join(', ');
  await recordTimelineEvent(context, {
    claimFileId: step.claim_file_id,
    assignmentId: step.assignment_id,
    kind: 'approval',
    title: {
      ro: `${name.ro} ${words.ro}: ${step.transition_name_ro}, fără ${without('ro')}`,
      en: `${name.en} ${words.en}: ${step.transition_name_en}, without ${without('en')}`,
    },
    body: reason,
    data: { asked_step_id: step.asked_step_id, outcome },
  });
}
