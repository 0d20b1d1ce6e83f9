import * as z from 'zod';
import { transitionEffect } from '#src/areas/assignments/extension-points.ts';
import { formatLei } from '@dosar/kernel/money';
import { nobodyToTell } from '#src/areas/messages/index.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { letterFileName, offerMessage } from '../letter/offer-letter.ts';
import { factsOf, hiddenKey, offerUrlOf } from '../offer/offer-facts.ts';
import { offerIssued } from '../events.ts';
import { lockSums } from '../ledger/ledger-repository.ts';
import { sendOffer, type OfferNeeds } from '../offer/issue-offer.ts';
import { findOffers, type OfferRow } from '../offer/offer-repository.ts';
import { moneyRefused } from '../offer/money-refused.ts';

const isPrepared = ({ state }: OfferRow) => state === 'draft' || state === 'approved';

/** A step that sends the prepared offer of its file: what it says is what leaves. */
export const sendOfferStep = (needs: OfferNeeds) =>
  transitionEffect(z.literal(true), {
    code: 'send_offer',
    words: {
      name: { ro: 'Trimite oferta cu scrisoarea PDF', en: 'Sends the offer with its PDF letter' },
      setting: 'flag',
    },
    isUndoable: false,
    writesToClaimant: true,
    tells: offerIssued.name,
    describe: () => ({
      ro: 'Trimite păgubitului oferta, cu scrisoarea PDF',
      en: 'Sends the claimant the offer, with its letter as a PDF',
    }),
    async preview({ tx, orgId, claimFileId, now }) {
      const offers = await findOffers(tx, { orgId, claimFileId });
      const prepared = offers.find(isPrepared);
      if (prepared === undefined) return nobodyToTell;
      const { recipient, facts } = await factsOf({ tx, now, caller: systemCaller(orgId) }, prepared);
      const email = recipient?.email ?? null;
      const address = email ?? recipient?.phone ?? null;
      if (address === null) return nobodyToTell;
      const text = offerMessage(facts, { lei: formatLei, offerUrl: offerUrlOf(needs, hiddenKey) });
      return {
        messages: [
          {
            kind: email === null ? 'sms' : 'email',
            recipient_name: prepared.recipient_name,
            address,
            subject: email === null ? null : text.subject,
            body: email === null ? text.sms : text.body,
            attachments: email === null ? [] : [letterFileName(facts)],
          },
        ],
      };
    },
    async carryOut(context, { claim_file_id: claimFileId }) {
      const file = { orgId: context.caller.orgId, claimFileId };
      await lockSums(context.tx, file);
      const offers = await findOffers(context.tx, file);
      const prepared = offers.find(isPrepared);
      if (prepared === undefined) throw moneyRefused(409, 'not_prepared');
      await sendOffer(needs, context, prepared);
      return [];
    },
  });
