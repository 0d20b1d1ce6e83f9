import { localDateOf } from '@dosar/kernel/zone';
import { claimantSteps, type AskedSteps } from '#src/areas/tracking/extension-points.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { findVisitWork } from '../booking/subject-repository.ts';
import { visitHour, visitWhere } from '../booking/visit-texts.ts';
import { findOpenCounties } from '../places/place-repository.ts';
import { findVisitsToCome } from '../visit-repository.ts';

const invitation = {
  ro: { title: 'Alegeți ziua și ora constatării', description: 'Durează un minut. Vedeți numai ore libere.' },
  en: {
    title: 'Choose day and hour of the inspection',
    description: 'It takes a minute. You only see free hours.',
  },
} as const;

/**
 * The tracker names day, hour and place of the inspection that is booked. The hour waits to be chosen as long as no visit is
 * booked and there are places to choose from.
 */
export const comingVisit = claimantSteps.entry({
  async find(tx, { orgId, claimFileId, assignmentId, now, language }) {
    const [visit] = await findVisitsToCome(tx, orgId, { now, most: 1, claimFileId });
    if (visit !== undefined) {
      const hour = visitHour(visit, language);
      const sentences = [`${visitWhere(visit)}.`, visit[`arrival_${language}`]];
      return {
        coming: {
          title: language === 'ro' ? `Constatarea: ${hour}` : `The inspection: ${hour}`,
          description: sentences.filter(Boolean).join(' '),
          isTask: false,
          awaited: {
            who: 'assessor',
            what: language === 'ro' ? 'constatarea' : 'the inspection',
            until: localDateOf(visit.starts_at),
          },
        },
        tasks: [],
      };
    }
    if (!(await mayChooseHour(tx, { orgId, claimFileId, assignmentId, language }))) return { tasks: [] };
    return {
      coming: { ...invitation[language], isTask: true },
      tasks: [{ kind: 'visit', title: invitation[language].title, due_date: null, key: null }],
    };
  },
});

async function mayChooseHour(
  tx: ChangeContext['tx'],
  {
    orgId,
    claimFileId,
    assignmentId,
    language,
  }: Pick<AskedSteps, 'orgId' | 'claimFileId' | 'language'> & {
    assignmentId?: string | undefined;
  },
): Promise<boolean> {
  const [work] = await findVisitWork(tx, { orgId, claimFileId, assignmentId }, language);
  return work?.canBook === true && (await findOpenCounties(tx, orgId)).length > 0;
}
