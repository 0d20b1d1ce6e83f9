import type { JobAct } from '@dosar/partners-domain';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { partnerJobMoved } from '../events.ts';
import type { ActingSide } from './act-details.ts';
import type { JobRow } from './job-repository.ts';
import { stepText } from './job-words.ts';

type Move = { job: JobRow; moved: JobRow; act: JobAct; by: ActingSide; reason: string | undefined };

/** Enters an act on a job into the timeline of its file, and tells the other areas of it. */
export async function announceMove(
  context: ChangeContext,
  { job, moved, act, by, reason }: Move,
): Promise<void> {
  await recordTimelineEvent(context, {
    claimFileId: job.claim_file_id,
    kind: 'partner_job',
    // Whoever is refused stands there by name, not who comes next.
    title: stepText(act, act === 'send' || act === 'offer_next' ? moved : job, by),
    ...(reason !== undefined && { body: reason }),
    data: { partner_job_id: job.partner_job_id },
  });
  await publish(context, partnerJobMoved, {
    partnerJobId: job.partner_job_id,
    claimFileId: job.claim_file_id,
    partnerId: moved.partner_id,
    act,
    from: job.state,
    state: moved.state,
  });
}
