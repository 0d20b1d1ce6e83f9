import { recordTimelineEvent, type TimelineContext } from '#src/areas/claims/index.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';

const titles = {
  number: {
    ro: 'SMS netrimis: numărul a cerut STOP',
    en: 'SMS not sent: the number has asked to STOP',
  },
  topic: {
    ro: 'Mesaj netrimis: păgubitul nu mai dorește astfel de mesaje',
    en: 'Message not sent: the claimant wants no more messages of this kind',
  },
} as const;

/** Says in the timeline that nobody was written to, because the reader wants no more messages by this number or of this kind. */
export async function keepSilent(
  { tx, caller, now }: TimelineContext,
  { claimFileId, assignmentId }: { claimFileId: string; assignmentId: string },
  stopped: keyof typeof titles,
): Promise<undefined> {
  await recordTimelineEvent(
    { tx, now, caller: systemCaller(caller.orgId) },
    {
      claimFileId,
      assignmentId,
      kind: 'system',
      title: titles[stopped],
    },
  );
}
