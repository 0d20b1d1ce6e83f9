import { formatLei } from '@dosar/kernel/money';
import { localDateOf } from '@dosar/kernel/zone';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { offerIssued } from '../events.ts';
import { endInspections } from './note-exception.ts';
import type { OfferRow } from './offer-repository.ts';

/** Tells that an offer left: into the timeline, the areas that follow, and the inspections that it makes needless. */
export async function tellOfOffer(
  context: ChangeContext,
  offer: OfferRow,
  /** The letter. */
  documentId: string,
): Promise<void> {
  const { claim_file_id: claimFileId, offer_id: offerId, amount_bani: amountBani } = offer;
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'payment',
    title: { ro: `Ofertă trimisă: ${formatLei(amountBani)}`, en: `Offer sent: ${formatLei(amountBani)}` },
    body: offer.recipient_name,
    data: { offer_id: offerId, document_id: documentId },
    visibility: 'claimant',
  });
  await publish(context, offerIssued, {
    claimFileId,
    offerId,
    amountBani,
    compensationBani: offer.compensation_bani,
    issuedOn: localDateOf(context.now),
  });
  await endInspections(context, offer);
}
