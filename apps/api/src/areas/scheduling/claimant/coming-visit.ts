import { comingSteps } from '#src/areas/tracking/extension-points.ts';
import { visitHour, visitWhere } from '../booking/visit-texts.ts';
import { findVisitsToCome } from '../visit-repository.ts';

/** The tracker names day, hour and place of the inspection that is booked. */
export const comingVisit = comingSteps.entry({
  async find(tx, { orgId, claimFileId, now, language }) {
    const [visit] = await findVisitsToCome(tx, orgId, { now, most: 1, claimFileId });
    if (visit === undefined) return undefined;
    const hour = visitHour(visit, language);
    const sentences = [`${visitWhere(visit)}.`, visit[`arrival_${language}`]];
    return {
      title: language === 'ro' ? `Constatarea: ${hour}` : `The inspection: ${hour}`,
      description: sentences.filter(Boolean).join(' '),
    };
  },
});
