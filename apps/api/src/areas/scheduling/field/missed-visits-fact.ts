import { formatLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { fileFacts } from '#src/areas/claims/extension-points.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { findMissedHours } from './missed-visit-repository.ts';

/** From so many missed visits on somebody calls instead of writing once more. */
export const missesThatNeedCall = 2;

/** Why somebody has to call: how often nobody came, and on which days. */
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
