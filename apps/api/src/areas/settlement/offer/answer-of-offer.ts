import { comingSteps } from '#src/areas/tracking/extension-points.ts';
import { offerOnTracker } from './claimants-offer.ts';

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

/** The tracker asks whom an offer was sent to for the answer, as long as there is none. */
export const answerOfOffer = comingSteps.entry({
  async find(tx, { orgId, claimFileId, sessionId, now, language }) {
    const offer = await offerOnTracker({ tx, caller: { orgId, claimFileId, sessionId }, now });
    return offer?.state === 'issued' ? { ...asked[language], isTask: true } : undefined;
  },
});
