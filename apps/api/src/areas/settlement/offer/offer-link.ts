import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { guestLinks } from '#src/areas/account/extension-points.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { findOfferByKey, openOffer } from './offer-link-repository.ts';

const assignmentType = 'offer';

/**
 * The link of an offer: it opens this offer and nothing else.
 *
 * Unknown, foreign, replaced and expired keys take the same steps and end in the same words.
 */
export const offerLink = guestLinks.entry({
  assignmentType,
  async open(tx, key, now) {
    const found = (await findOfferByKey(tx, key)) ?? { orgId: platformOrgId, offerId: platformOrgId };
    const { orgId, offerId } = found;
    await enterOrganisation(tx, orgId);
    const opened = await openOffer(tx, { orgId, offerId, now });
    if (opened === undefined) throw notFound();
    if (opened.is_first_view) {
      const caller = { kind: 'guest', orgId, sessionId: offerId, scope: { assignmentType } } as const;
      await recordTimelineEvent(
        { tx, caller, now },
        {
          claimFileId: opened.claim_file_id,
          kind: 'payment',
          title: { ro: 'Oferta a fost deschisă', en: 'The offer was opened' },
          data: { offer_id: offerId },
        },
      );
    }
    return { orgId, offerId };
  },
});
