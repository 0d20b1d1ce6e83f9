import * as z from 'zod';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { transitionEffect } from '../assignments/extension-points.ts';
import { recordTimelineEvent, setTrackerStep } from '../claims/index.ts';
import { noticeSubmitted } from '../fnol/events.ts';
import { insertTrackerEvent } from './tracker-event-repository.ts';

type EnteredStatus = { claimFileId: string; assignmentType: string; statusCode: string };

/** Shows the claimant what the entered status says; answers the title, or `undefined` when it says nothing. */
async function moveTracker({ tx, caller, now }: ChangeContext, entered: EnteredStatus) {
  const shown = await insertTrackerEvent(tx, { orgId: caller.orgId, now, ...entered });
  if (shown === undefined) return undefined;
  await setTrackerStep(tx, {
    orgId: caller.orgId,
    claimFileId: entered.claimFileId,
    step: shown.process_step_index,
  });
  return { ro: shown.event_title_ro, en: shown.event_title_en };
}

/** A reported accident is the first step that its claimant sees. */
export const firstStep = noticeSubmitted.follow(async (context, notice) => {
  await moveTracker(context, notice);
});

/** A transition that the claimant sees. */
export const moveTrackerEffect = transitionEffect(z.literal(true), {
  code: 'move_tracker',
  words: {
    name: { ro: 'Arată păgubitului noua etapă', en: 'Shows the claimant the new stage' },
    setting: 'flag',
  },
  isUndoable: false,
  describe: () => ({ ro: 'Arată păgubitului noua etapă', en: 'Shows the claimant the new stage' }),
  async carryOut(context, moved) {
    const title = await moveTracker(context, {
      claimFileId: moved.claim_file_id,
      assignmentType: moved.assignment_type,
      statusCode: moved.status_code,
    });
    if (title !== undefined)
      await recordTimelineEvent(context, {
        claimFileId: moved.claim_file_id,
        assignmentId: moved.assignment_id,
        kind: 'tracker',
        title,
        visibility: 'claimant',
      });
    return [];
  },
});
