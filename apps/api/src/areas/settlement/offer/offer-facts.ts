import { materialColors } from '@dosar/kernel/material-colors';
import { localDateOf } from '@dosar/kernel/zone';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { claimantLink } from '#src/kernel/links/claimant-links.ts';
import { authorityOf, paymentTermOf } from '#src/areas/workload/index.ts';
import { hasClosedNote } from '../extension-points.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import { findSums } from '../ledger/ledger-repository.ts';
import type { OfferFacts } from '../letter/offer-letter.ts';
import { findOrderedSum } from '../payment/payment-repository.ts';
import { blocksOf } from './offer-blocks.ts';
import { findOfferedFile, findUserName, type OfferedFile, type OfferRow } from './offer-repository.ts';
import { findOfferRecipients, type OfferRecipient } from './recipient-repository.ts';

type Reading = Pick<ChangeContext, 'tx' | 'caller' | 'now'>;

/** Everything that the letter of an offer and its message say. */
export async function factsOf(context: Reading, offer: OfferRow) {
  const { tx, caller, now } = context;
  const place = { orgId: caller.orgId, claimFileId: offer.claim_file_id };
  const file = await findOfferedFile(tx, place);
  const recipients = await findOfferRecipients(tx, place);
  const recipient = recipients.find(({ party_id: id }) => id === offer.recipient_party_id);
  // Whoever approves reads the letter as it leaves: signed by whoever asked, who sends it.
  const sender = offer.state === 'asked' ? null : actorOf(caller);
  const userId = sender ?? offer.created_by_user_id;
  const today = localDateOf(now);
  const facts: OfferFacts = {
    language: offer.language,
    organisation: file.organisation,
    color: materialColors().get(file.color) ?? '#3949ab',
    claimFileNo: file.claim_file_no,
    offerNo: offer.offer_no,
    date: today,
    recipient: offer.recipient_name,
    address: recipient?.address ?? null,
    vehicle: file.vehicle,
    accidentOn: file.accident_on,
    lines: offer.lines,
    amountBani: offer.amount_bani,
    note: offer.note,
    handler: await findUserName(tx, caller.orgId, userId),
    daysToPay: (await paymentTermOf(tx, place, today))?.days ?? null,
  };
  return { file, recipient, facts };
}

/** The amount up to which the actor sends offers alone; none for the product and claimants. */
export async function offerAuthority({ tx, caller }: Pick<ChangeContext, 'tx' | 'caller'>): Promise<number> {
  const userId = actorOf(caller);
  return userId === null ? 0 : authorityOf(tx, caller.orgId, userId, 'offer');
}

/** Why an offer cannot leave now, by the person who acts. */
export const blocksNow = async (
  context: Reading,
  offer: OfferRow,
  file: OfferedFile,
  recipient: OfferRecipient | undefined,
) => {
  const { tx, caller } = context;
  const ofFile = { orgId: caller.orgId, claimFileId: offer.claim_file_id };
  const { difference_bani: differenceBani } = await findSums(tx, ofFile);
  // What the ledger names as paid in excess is not part of what is right, so a whole offer may leave it out.
  const excessBani = Math.max(0, -(differenceBani ?? 0));
  const orderedBani = (await findOrderedSum(tx, caller.orgId, offer.claim_file_id)) - excessBani;
  const isNoted = await hasClosedNote(tx, ofFile);
  return blocksOf(offer, { authority: await offerAuthority(context), orderedBani, isNoted }, file, recipient);
};

/** Where the recipient of an offer answers it. */
export const offerUrlOf = ({ trackerOrigin }: { trackerOrigin: string }, key: string) =>
  claimantLink(trackerOrigin, 'offer', key);

/** Replaces the key of a link for readers who must not answer by it. */
export const hiddenKey = '…';
