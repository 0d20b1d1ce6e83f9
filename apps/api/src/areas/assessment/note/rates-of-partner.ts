import { partnerRates } from '#src/areas/partners/index.ts';
import { findRatesOn } from './rate-repository.ts';

/** What an hour costs at a partner, for its page. */
export const ratesOfPartner = partnerRates.entry({
  on: async (tx, place) => {
    const { source, valid_from, rates, discount_share = 0 } = await findRatesOn(tx, place);
    return { is_own: source === 'partner', valid_from, rates, discount_share };
  },
});
