import { awaitedParties } from '#src/areas/tracking/extension-points.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { findOwedByShop, type OwedByShop } from './awaited-shop-repository.ts';

const words: Record<OwedByShop['owed'], BilingualText> = {
  estimate: { ro: 'devizul', en: 'the estimate' },
  repair: { ro: 'reparația', en: 'the repair' },
  parts: { ro: 'piesele', en: 'the parts' },
};

/**
 * Claimants are told that their case waits for the repair shop once a shop has accepted the work, until the work is done.
 *
 * Who was asked before, other kinds of partners and the invoice are between the insurer and its partners.
 */
export const awaitedShop = awaitedParties.entry({
  async find(tx, { orgId, claimFileId, language }) {
    const job = await findOwedByShop(tx, { orgId, claimFileId });
    return job && { who: 'shop', what: words[job.owed][language], until: job.until };
  },
});
