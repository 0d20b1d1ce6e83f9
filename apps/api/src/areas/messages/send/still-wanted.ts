import { departureRules, type Departing } from '#src/kernel/outbox/departure-rules.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { isTopicStopped } from '../choices/choice-repository.ts';
import { messageReasons } from '../extension-points.ts';
import { isSmsStopped } from '../receive/sms-stop-repository.ts';
import { findDeparting } from './departing-repository.ts';
import { keepSilent } from './keep-silent.ts';

/**
 * Whether the reader of a message still wants it when it leaves: it may have waited for the end of quiet hours, or for a gateway.
 *
 * What the staff wrote by hand has no reason that anybody could stop.
 */
async function isStillWanted(context: ChangeContext, departing: Departing): Promise<boolean> {
  const { tx, caller } = context;
  const { orgId } = caller;
  const message = await findDeparting(tx, orgId, departing);
  const reason = messageReasons.entries().find(({ code }) => code === message?.reasonCode);
  if (message === undefined || reason === undefined || reason.isAnswer === true) return true;
  const { claimFileId, address, partyId } = message;
  if (departing.kind === 'sms' && (await isSmsStopped(tx, orgId, address))) {
    await keepSilent(context, message, 'number');
    return false;
  }
  const { topic } = reason;
  if (topic === undefined) return true;
  if (!(await isTopicStopped(tx, { orgId, claimFileId, address, partyId: partyId ?? undefined, topic })))
    return true;
  // A browser is told beside the message itself, which says it once.
  if (departing.kind !== 'push') await keepSilent(context, message, 'topic');
  return false;
}

/** Holds messages of claim files against what their readers chose, once more when they leave. */
export const stillWanted = departureRules.entry({ mayLeave: isStillWanted });
