import * as z from 'zod';
import { publish } from '#src/kernel/events/domain-event.ts';
import { transitionEffect } from '../assignments/extension-points.ts';
import { claimRefused } from './events.ts';

/** The step that refuses a claim: whatever waits for an answer to it has one now. */
export const refuseClaim = transitionEffect(z.literal(true), {
  code: 'refuse_claim',
  isUndoable: false,
  tells: claimRefused.name,
  describe: () => ({ ro: 'Oprește ceasul legal', en: 'Stops the legal clock' }),
  async carryOut(context, { claim_file_id: claimFileId }) {
    await publish(context, claimRefused, { claimFileId });
    return [];
  },
});
