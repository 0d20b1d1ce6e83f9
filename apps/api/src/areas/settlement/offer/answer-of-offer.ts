import { localDateOf } from '@dosar/kernel/zone';
import { guestKnowledge } from '#src/areas/assignments/extension-points.ts';
import { paymentTermOf } from '#src/areas/workload/index.ts';
import type { Schema } from '@dosar/openapi';
import { claimantSteps } from '#src/areas/tracking/extension-points.ts';
import { accountToConfirm } from './account-to-confirm.ts';
import { answerBy } from './answer-by.ts';
import { offerForParty } from './claimants-offer.ts';

const asked = {
  ro: {
    title: 'Răspunsul dumneavoastră la ofertă',
    description: 'Acceptați oferta de mai jos sau spuneți-ne ce contestați.',
  },
  en: {
    title: 'Your answer to the offer',
    description: 'Accept the offer below or tell us what you object to.',
  },
} as const;

const tasks = {
  ro: { offer: 'Răspundeți la ofertă', account: 'Confirmați contul bancar' },
  en: { offer: 'Answer the offer', account: 'Confirm the bank account' },
} as const;

/**
 * The tracker asks whom an offer was sent to for the answer, as long as there is none and its link has not ended. An account
 * that staff typed waits for a yes.
 */
export const answerOfOffer = claimantSteps.entry({
  async find(tx, { orgId, claimFileId, partyId, contactTypedBy, now, language }) {
    const offer = await offerForParty({ tx, now }, { orgId, claimFileId, partyId });
    if (offer === undefined) return { tasks: [] };
    const found: Schema<'OpenTask'>[] = [];
    const { offer: answer, account } = tasks[language];
    const isAsked = offer.state === 'issued';
    if (isAsked) {
      const until = await answerBy({ tx, orgId, now }, offer.offer_id);
      found.push({ kind: 'offer', title: answer, due_date: until, key: null });
    }
    if ((await accountToConfirm({ tx, orgId }, offer, contactTypedBy)) !== null)
      found.push({ kind: 'account', title: account, due_date: null, key: null });
    return { coming: isAsked ? { ...asked[language], isTask: true } : undefined, tasks: found };
  },
});

/** In how many days after an accepted offer the guest of an assignment is paid, by the law that holds today. */
export const guestPaymentTerm = guestKnowledge.entry({
  async find(tx, { orgId, claimFileId, now }) {
    const term = await paymentTermOf(tx, { orgId, claimFileId }, localDateOf(now));
    return { days_to_pay: term?.days ?? null };
  },
});
