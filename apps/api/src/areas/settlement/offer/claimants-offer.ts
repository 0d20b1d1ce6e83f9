import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { GuestCaller, TrackerCaller } from '#src/kernel/http/caller.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findCodeOwner } from '#src/areas/tracking/index.ts';
import { findOfferExpiry } from './offer-link-repository.ts';
import { findOffer, findOffers, type OfferRow } from './offer-repository.ts';

/** A call of a claimant: by the link of an offer, or on the tracker. */
export type ClaimantContext = Omit<ChangeContext, 'caller'> & { caller: GuestCaller | TrackerCaller };

type Asking<Who> = Pick<ChangeContext, 'tx' | 'now'> & { caller: Who };

/** The offer of a claimant; for those who came by another link, and to another case, there is none. */
export async function claimantsOffer({
  tx,
  caller,
  now,
}: Pick<ClaimantContext, 'tx' | 'caller' | 'now'>): Promise<OfferRow> {
  const offer =
    caller.kind === 'guest'
      ? await offerOfLink({ tx, caller, now })
      : await offerOnTracker({ tx, caller, now });
  if (offer === undefined) throw notFound();
  return offer;
}

/**
 * Who of the staff typed the contact by which a claimant has come; none when the claimant gave it.
 *
 * That person could be behind the link or code, so what comes by it counts as theirs wherever two people are needed.
 */
export async function contactTypistOf(
  { tx, caller }: ClaimantContext,
  offer: OfferRow,
): Promise<string | null> {
  if (caller.kind === 'guest') return offer.link_typed_by_user_id;
  const owner = await findCodeOwner(tx, caller.orgId, caller.sessionId);
  return owner?.contact_typed_by_user_id ?? null;
}

async function offerOfLink({ tx, caller }: Asking<GuestCaller>): Promise<OfferRow | undefined> {
  const { offerId } = caller.scope;
  return offerId === undefined ? undefined : findOffer(tx, caller.orgId, offerId);
}

/**
 * The newest offer of the opened case that has left, for whom it was sent to.
 *
 * The code of a case may have gone to somebody else of the file, such as who reported it: money is no business of theirs.
 * One that was not answered in time is gone, as its link is.
 */
async function offerOnTracker({
  tx,
  caller: { orgId, sessionId, claimFileId },
  now,
}: Asking<Pick<TrackerCaller, 'orgId' | 'sessionId' | 'claimFileId'>>): Promise<OfferRow | undefined> {
  if (claimFileId === undefined) return undefined;
  const owner = await findCodeOwner(tx, orgId, sessionId);
  return offerForParty({ tx, now }, { orgId, claimFileId, partyId: owner?.party_id ?? null });
}

/** The newest offer of a file that has left, for the party that it was sent to, as long as it may be answered or was accepted. */
export async function offerForParty(
  { tx, now }: Pick<ChangeContext, 'tx' | 'now'>,
  { orgId, claimFileId, partyId }: { orgId: string; claimFileId: string; partyId: string | null },
): Promise<OfferRow | undefined> {
  const offers = await findOffers(tx, { orgId, claimFileId });
  const offer = offers.find(({ state }) => ['issued', 'accepted', 'contested'].includes(state));
  if (offer === undefined || partyId === null || offer.recipient_party_id !== partyId) return undefined;
  const expiresAt = await findOfferExpiry(tx, orgId, offer.offer_id);
  const isOver = offer.state !== 'accepted' && (expiresAt === null || expiresAt <= now);
  return isOver ? undefined : offer;
}
