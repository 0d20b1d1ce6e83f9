import { recordTimelineEvent, type TimelineContext } from '#src/areas/claims/index.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';

/** Says in the timeline that nobody was written to, because the number has asked for no more text messages. */
export async function keepSilent(
  { tx, caller, now }: TimelineContext,
  { claimFileId, assignmentId }: { claimFileId: string; assignmentId: string },
): Promise<undefined> {
  await recordTimelineEvent(
    { tx, now, caller: systemCaller(caller.orgId) },
    {
      claimFileId,
      assignmentId,
      kind: 'system',
      title: {
        ro: 'SMS netrimis: numărul a cerut STOP',
        en: 'Text message not sent: the number has asked to STOP',
      },
    },
  );
}
