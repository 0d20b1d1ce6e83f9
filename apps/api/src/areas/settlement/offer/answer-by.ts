import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { findOfferExpiry } from './offer-link-repository.ts';

/** The last day on which an offer may be answered: the one that its page, its task and its letter name. */
export async function answerBy(
  { tx, orgId, now }: Pick<ChangeContext, 'tx' | 'now'> & { orgId: string },
  offerId: string,
): Promise<string> {
  const expiresAt = (await findOfferExpiry(tx, orgId, offerId)) ?? now;
  return addDays(localDateOf(expiresAt), -1);
}
