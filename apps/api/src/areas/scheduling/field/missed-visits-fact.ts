import { formatLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { fileFacts } from '#src/areas/claims/extension-points.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { findMissedHours } from './missed-visit-repository.ts';

/** Number of missed visits after which staff call the claimant, because another message does not help. */
export const missesThatNeedCall = 2;

/** The reason of a call after missed visits: their number and days. */
export function missedReason(hours: readonly Date[]): BilingualText {
  const days = hours.map((hour) => formatLocalDate(localDateOf(hour))).join(', ');
  return {
    ro: `Clientul a lipsit de ${hours.length} ori la constatare: ${days}`,
    en: `The client missed ${hours.length} inspections: ${days}`,
  };
}

/** That a claimant did not come more than once stands in the file, with the days. */
export const missedVisitsFact = fileFacts.entry({
  async find(tx, orgId, { claimFileId }) {
    const hours = await findMissedHours(tx, orgId, claimFileId);
    if (hours.length < missesThatNeedCall) return [];
    return [{ code: 'visits_missed', text: missedReason(hours), weight: 2 as const }];
  },
});
