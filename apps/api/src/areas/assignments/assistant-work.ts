import { formatInstant } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { findAwayPeople } from '#src/areas/absences/index.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { factKnowledge, filePath, type FileQuestion, type ToldFact } from '../assistant/extension-points.ts';
import { findActivities, findAssignment } from './assignment-repository.ts';

type Work = Schema<'FileActivity'>;
type OpenWork = NonNullable<Awaited<ReturnType<typeof findAssignment>>>;

const shownDay = (day: string) => day.split('-').toReversed().join('.');

const worksOf = ({ tx, caller, claimFileId, language }: FileQuestion) =>
  findActivities(tx, { orgId: caller.orgId, claimFileId, language });

/** Whose a piece of work of the file is. */
const whose = (name: BilingualText, isWanted: (work: Work) => boolean) =>
  async function tellWhose(question: FileQuestion): Promise<ToldFact[]> {
    const works = (await worksOf(question)).filter(isWanted);
    const work = works.findLast(({ done_at: done }) => done === null) ?? works.at(-1);
    if (work === undefined) return [{ name, value: null, source: place(question) }];
    const { assignment_type_name: type, assigned_user_name: person, queue_name: queue } = work;
    const value =
      person ??
      (queue === null ? null : { ro: `în coada ${queue}`, en: `in the queue ${queue}` }[question.language]);
    return [
      {
        name,
        value,
        source: { title: type, path: filePath({ ...question, assignmentId: work.assignment_id }) },
      },
    ];
  };

const place = (question: FileQuestion) => ({
  title: { ro: 'Activitățile dosarului', en: 'Work on the file' }[question.language],
  path: filePath(question),
});

/** Who of those who work on the file is away today; why is nobody's business. */
async function tellWhoIsAway(question: FileQuestion): Promise<ToldFact[]> {
  const { tx, caller, language, now } = question;
  const works = await worksOf(question);
  const people = new Map(
    works.flatMap(({ assigned_user_id: id, assigned_user_name: name }) =>
      id === null || name === null ? [] : [[id, name] as const],
    ),
  );
  const away = await findAwayPeople(tx, caller.orgId, [...people.keys()], { now, days: 0 });
  const name = {
    ro: 'Absenți azi dintre cei care lucrează la dosar',
    en: 'Away today of those who work on the file',
  };
  const told = [...away].map(([id, { date_to: until, deputy_name: deputy }]) =>
    [
      people.get(id),
      { ro: `până pe ${shownDay(until)}`, en: `until ${shownDay(until)}` }[language],
      ...(deputy === null ? [] : [{ ro: `înlocuit de ${deputy}`, en: `replaced by ${deputy}` }[language]]),
    ].join(' '),
  );
  const value = told.length === 0 ? { ro: 'nimeni', en: 'nobody' }[language] : told.join('; ');
  return [{ name, value, source: place(question) }];
}

/** Something of the work that is open at the screen. */
const ofWork = (name: BilingualText, valueOf: (work: OpenWork) => string | null) =>
  async function tellOfWork(question: FileQuestion): Promise<ToldFact[]> {
    const { tx, caller, assignmentId, language } = question;
    const work = await findAssignment(tx, {
      orgId: caller.orgId,
      userId: caller.userId,
      assignmentId,
      language,
    });
    return [
      { name, value: work && valueOf(work), source: { title: work?.name ?? '', path: filePath(question) } },
    ];
  };

/** What the assistant answers about the work on a file. */
export const assistantWork = factKnowledge({
  handler: whose({ ro: 'De dosar răspunde', en: 'The file is with' }, (work) => work.is_case_master),
  assessor: whose(
    { ro: 'Constatarea o face', en: 'The inspection is with' },
    (work) => work.assignment_type === 'assessment',
  ),
  who_away: tellWhoIsAway,
  work_due: ofWork({ ro: 'Termenul activității', en: 'The work is due' }, ({ due_at: due }) =>
    due === null ? null : formatInstant(new Date(due)),
  ),
  state: ofWork({ ro: 'Stare', en: 'Status' }, ({ name, status_name: status }) => `${name}: ${status}`),
});
