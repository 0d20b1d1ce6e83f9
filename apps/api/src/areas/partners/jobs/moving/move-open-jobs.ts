import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { missingDetail } from '../checked-details.ts';
import { carryOut } from '../carry-out.ts';
import { askHandler } from '../notices/ask-handler.ts';
import { partnerRefused } from '#src/areas/partners/directory/partner-refused.ts';
import { nextForMove } from './next-proposed.ts';
import { holdOpenJobs } from './open-job-repository.ts';

type Leaving = { partnerId: string; moves: readonly Schema<'JobMove'>[]; reason: string };

const nextReason = 'Următorul propus: partenerul dinainte nu mai lucrează pentru noi';

/**
 * Takes every open job from a partner and gives it to whom it is meant for, in the caller's transaction.
 *
 * The moves have to name exactly the jobs that are open now: a job that came in between would stay with somebody who does no work any more.
 */
export async function moveOpenJobs(
  context: ChangeContext,
  { partnerId, moves, reason }: Leaving,
): Promise<number> {
  const { tx, caller } = context;
  const open = await holdOpenJobs(tx, { orgId: caller.orgId, partnerId });
  const wanted = new Map(moves.map((move) => [move.partner_job_id, move]));
  if (wanted.size !== moves.length || wanted.size !== open.length) throw partnerRefused('jobs_changed');
  for (const { partner_job_id: partnerJobId } of open) {
    const move = wanted.get(partnerJobId);
    if (move === undefined) throw partnerRefused('jobs_changed');
    await moveJob(context, move, reason);
  }
  return open.length;
}

async function moveJob(context: ChangeContext, move: Schema<'JobMove'>, reason: string): Promise<void> {
  const { partner_job_id: partnerJobId, row_version: rowVersion, to } = move;
  if (to === 'partner' && move.partner_id === null) throw missingDetail('to');
  const taken = await carryOut(context, {
    ...{ partnerJobId, rowVersion, act: 'take_back', by: { side: 'handler' } },
    details: { reason },
  });
  const named = to === 'partner' ? (move.partner_id ?? undefined) : undefined;
  const partnerId = to === 'next' ? await nextForMove(context, taken) : named;
  if (partnerId === undefined) return askHandler(context, taken, 'taken_back');
  await carryOut(context, {
    ...{ partnerJobId, rowVersion: undefined, act: 'offer_next' },
    by: { side: to === 'next' ? 'product' : 'handler' },
    details: { to: { partnerId }, reason: to === 'next' ? nextReason : reason },
  });
}
