import * as z from 'zod';
import { transitionEffect } from '#src/areas/assignments/extension-points.ts';
import { offerIssued } from '../events.ts';
import { lockSums } from '../ledger/ledger-repository.ts';
import { sendOffer, type OfferNeeds } from '../offer/issue-offer.ts';
import { findOffers } from '../offer/offer-repository.ts';
import { moneyRefused } from '../offer/money-refused.ts';

/** A step that sends the prepared offer of its file: what it says is what leaves. */
export const sendOfferStep = (needs: OfferNeeds) =>
  transitionEffect(z.literal(true), {
    code: 'send_offer',
    isUndoable: false,
    writesToClaimant: true,
    tells: offerIssued.name,
    describe: () => ({
      ro: 'Trimite păgubitului oferta, cu scrisoarea PDF',
      en: 'Sends the claimant the offer, with its letter as a PDF',
    }),
    async carryOut(context, { claim_file_id: claimFileId }) {
      const file = { orgId: context.caller.orgId, claimFileId };
      await lockSums(context.tx, file);
      const offers = await findOffers(context.tx, file);
      const prepared = offers.find(({ state }) => state === 'draft' || state === 'approved');
      if (prepared === undefined) throw moneyRefused(409, 'not_prepared');
      await sendOffer(needs, context, prepared);
      return [];
    },
  });
