import * as z from 'zod';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import type { TransitionEffects } from '#src/kernel/database/index.ts';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { assignmentOpened } from '../events.ts';
import {
  transitionEffect,
  transitionEffects,
  workRuleOf,
  type ChangedAssignment,
  type EffectPreview,
  type MovedAssignment,
  type PlannedStep,
} from '../extension-points.ts';
import { wakeBy } from '../wake-assignments.ts';
import { followWorkRule, slaText } from '../work-rule/follow-work-rule.ts';
import { ruledHours } from '../work-rule/work-rule-repository.ts';
import { insertFollowingAssignments } from '../new-assignment-repository.ts';
import { giveFollowingWork } from './give-following-work.ts';
import { moveDueDate } from './transition-repository.ts';

/** What a transition will do beside the new status, in the order it is done. */
export type PlannedEffect = {
  code: string;
  text: BilingualText;
  isUndoable: boolean;
  writesToClaimant: boolean;
};

/** The effects of a transition as far as an area knows them, with what they will do. */
export function plannedEffects(effects: TransitionEffects): PlannedEffect[] {
  return chosenEffects(effects).flatMap(
    ({ code, isUndoable, writesToClaimant = false, describe, setting }) => {
      const text = describe(setting);
      return text === undefined ? [] : [{ code, text, isUndoable, writesToClaimant }];
    },
  );
}

/**
 * Does what the status machine says happens with a transition; answers every assignment that it changed.
 *
 * After an event, what makes that event happen is done already.
 */
export async function carryOutEffects(
  context: ChangeContext,
  moved: MovedAssignment,
  effects: TransitionEffects,
  after: string | undefined,
): Promise<ChangedAssignment[]> {
  const changed: ChangedAssignment[] = [];
  for (const { carryOut, setting, tells } of chosenEffects(effects)) {
    if (tells !== undefined && tells === after) continue;
    changed.push(...(await carryOut(context, moved, setting)));
  }
  return changed;
}

/** What the effects of a transition would send. */
export async function previewEffects(
  step: PlannedStep,
  effects: TransitionEffects,
): Promise<EffectPreview[]> {
  const previews: EffectPreview[] = [];
  for (const { preview, setting } of chosenEffects(effects))
    if (preview !== undefined) previews.push(await preview(step, setting));
  return previews;
}

function chosenEffects(effects: TransitionEffects) {
  return transitionEffects.entries().flatMap((effect) => {
    const setting = effects[effect.code];
    return setting === undefined || setting === false ? [] : [{ ...effect, setting }];
  });
}

const happenings = {
  document: { ro: 'document', en: 'a document' },
  reply: { ro: 'răspuns', en: 'a reply' },
  appointment: { ro: 'programare', en: 'an appointment' },
};

/** The effects of the status machine itself. */
export const ownEffects = [
  transitionEffect(z.number(), {
    code: 'due_in_hours',
    words: { name: { ro: 'Termen nou, peste ore', en: 'New deadline, in hours' }, setting: 'number' },
    isUndoable: true,
    describe: (hours) => ({
      ro: `Termen nou: peste ${hours} h`,
      en: `New deadline: in ${hours} h`,
    }),
    async carryOut(context, { assignment_id: assignmentId, claim_file_id: claimFileId }, usual) {
      const { tx, caller, now } = context;
      const rule = await workRuleOf(tx, caller.orgId, claimFileId);
      const hours = rule?.sla === undefined ? usual : ruledHours(rule.sla, usual);
      await moveDueDate(tx, { orgId: caller.orgId, assignmentId, hours, now });
      if (rule !== undefined && hours !== usual)
        await recordTimelineEvent(context, {
          claimFileId,
          assignmentId,
          kind: 'assignment',
          title: slaText(hours, usual, rule.because),
        });
      return [];
    },
  }),
  transitionEffect(z.array(z.string()), {
    code: 'create_assignments',
    words: {
      name: { ro: 'Deschide activitățile următoare', en: 'Opens the next tasks' },
      setting: 'list',
      choices: 'kinds_of_work',
    },
    isUndoable: false,
    describe: (types) =>
      types.length === 0
        ? undefined
        : { ro: 'Deschide activitatea următoare', en: 'Opens the next assignment' },
    async carryOut(context, { assignment_id, claim_file_id }, assignmentTypes) {
      const created = await insertFollowingAssignments(context.tx, {
        orgId: context.caller.orgId,
        claimFileId: claim_file_id,
        parentAssignmentId: assignment_id,
        assignmentTypes,
        now: context.now,
      });
      for (const assignment of created) {
        await recordTimelineEvent(context, {
          claimFileId: claim_file_id,
          assignmentId: assignment.assignment_id,
          kind: 'assignment',
          title: {
            ro: `Activitate nouă: ${assignment.name_ro}`,
            en: `New assignment: ${assignment.name_en}`,
          },
          data: { assignment_no: assignment.assignment_no },
        });
      }
      if (created.length === 0) return [];
      const following = {
        claimFileId: claim_file_id,
        fromAssignmentId: assignment_id,
        assignmentIds: created.map((assignment) => assignment.assignment_id),
      };
      const rule = await followWorkRule(context, following);
      const tell = async () => {
        for (const assignment of created)
          await publish(context, assignmentOpened, {
            assignmentId: assignment.assignment_id,
            claimFileId: claim_file_id,
            assignmentType: assignment.assignment_type_code,
            statusCode: assignment.status_code,
          });
      };
      // Who gets the work of a special customer comes before who works on the file.
      if (rule?.hasPerson === true) await tell();
      await giveFollowingWork(context, following);
      if (rule?.hasPerson !== true) await tell();
      return [];
    },
  }),
  transitionEffect(z.enum(['document', 'reply', 'appointment']), {
    code: 'wake',
    words: {
      name: { ro: 'Readuce activitățile care așteaptă', en: 'Brings back tasks that wait' },
      setting: 'choice',
      choices: Object.entries(happenings).map(([code, name]) => ({ code, name })),
    },
    isUndoable: false,
    describe: (event) => ({
      ro: `Readuce activitățile care așteaptă: ${happenings[event].ro}`,
      en: `Brings back the assignments that wait for ${happenings[event].en}`,
    }),
    carryOut: ({ tx, caller, now }, { claim_file_id: claimFileId }, event) =>
      wakeBy(tx, { orgId: caller.orgId, claimFileId, event, now }),
  }),
];
