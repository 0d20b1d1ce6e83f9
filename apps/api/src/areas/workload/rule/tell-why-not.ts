import type { Obstacle } from '@dosar/workload-domain';
import type { Schema } from '@dosar/openapi';
import { recordTimelineEvents } from '#src/areas/claims/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { findMember, type Member } from '../team/team-repository.ts';
import type { WaitingWork } from './new-work-repository.ts';

/** Work that somebody whom a rule names did not get, and whether somebody else did. */
export type WhyNot = { work: WaitingWork; userId: string; obstacle: Obstacle; isGiven: boolean };

/** The file says why a rule that names somebody did not act: whoever reads that work goes to them has to find out why it did not. */
export async function tellWhyNot(context: ChangeContext, passedOver: readonly WhyNot[]): Promise<void> {
  const { tx, caller } = context;
  const people = new Map<string, Member | undefined>();
  for (const { userId } of passedOver)
    if (!people.has(userId)) people.set(userId, await findMember(tx, caller.orgId, userId));
  await recordTimelineEvents(
    context,
    passedOver.map(({ work, userId, obstacle, isGiven }) => ({
      claimFileId: work.claim_file_id,
      assignmentId: work.assignment_id,
      kind: 'system' as Schema<'TimelineKind'>,
      title: whyNotText(people.get(userId)?.full_name, obstacle, isGiven),
    })),
  );
}

const reasons: Record<Obstacle, BilingualText> = {
  team: {
    ro: 'nu poate primi munca echipei la care așteaptă',
    en: 'cannot get the work of the team with which it waits',
  },
  skill: { ro: 'nu primește astfel de activități', en: 'does not get tasks of this kind' },
  present: { ro: 'lipsește acum', en: 'is away now' },
  room: { ro: 'are deja cât poate duce', en: 'already has as much as one can carry' },
};

function whyNotText(name: string | undefined, obstacle: Obstacle, isGiven: boolean): BilingualText {
  const { ro, en } = reasons[obstacle];
  return {
    ro: `${name ?? 'Persoana din regulă'} nu a primit activitatea, deși regula clientului special cere asta: ${ro}. ${isGiven ? 'O are altcineva din echipă.' : 'Așteaptă în coadă.'}`,
    en: `${name ?? 'The person of the rule'} did not get the task, although the rule of the special customer asks for that: ${en}. ${isGiven ? 'Somebody else of the team has it.' : 'It waits in its queue.'}`,
  };
}
