import * as z from 'zod';
import { publish } from '#src/kernel/events/domain-event.ts';
import { assignmentClosed } from '../assignments/events.ts';
import { transitionEffect } from '../assignments/extension-points.ts';
import { setClosed, setReopened } from './closed-file-repository.ts';
import { claimClosed, claimReopened } from './events.ts';

/** A file is closed with its main work. */
export const closeWithMainWork = assignmentClosed.follow(async (context, { claimFileId, assignmentId }) => {
  const { tx, caller, now } = context;
  const isClosed = await setClosed(tx, { orgId: caller.orgId, claimFileId, assignmentId, now });
  if (isClosed) await publish(context, claimClosed, { claimFileId });
});

/** A file that is opened again counts in the rate of reopened files. */
export const countReopening = transitionEffect(z.literal(true), {
  code: 'count_reopening',
  words: {
    name: { ro: 'Redeschide dosarul cu același număr', en: 'Reopens the claim under its number' },
    setting: 'flag',
  },
  isUndoable: false,
  describe: () => ({ ro: 'Redeschide dosarul cu același număr', en: 'Reopens the claim under its number' }),
  async carryOut(context, { claim_file_id: claimFileId }) {
    await setReopened(context.tx, { orgId: context.caller.orgId, claimFileId });
    await publish(context, claimReopened, { claimFileId });
    return [];
  },
});
