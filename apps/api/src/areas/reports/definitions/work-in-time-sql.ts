import { sql, type RawBuilder } from 'kysely';
import type { Report, SnapshotDays } from '../extension-points.ts';
import { dayOf, ofFile, userNames, within, workNames } from './case-sql.ts';
import { counted, lasting, percent } from './shares.ts';

/** Work that was done on the days. */
export const doneWork = (days: SnapshotDays, subject: RawBuilder<unknown>, value: RawBuilder<unknown>) => sql`
  select ${ofFile}, ${dayOf(sql`work.done_at`)} as happened_on, ${subject} as subject, ${value} as value, 0 as amount_bani
  from assignment work join claim_file file on file.org_id = ${days.orgId} and file.claim_file_id = work.claim_file_id
  where work.org_id = ${days.orgId} and work.category_code = 'done' and ${within(sql`work.done_at`, days)}`;

/** By how many hours work missed its deadline. */
export const overrun = sql`least(ceil(extract(epoch from work.done_at - work.due_at) / 3600), 1000000)::integer`;
/** Calendar days that work took. */
export const duration = sql`${dayOf(sql`work.done_at`)} - ${dayOf(sql`work.created_at`)}`;
const kind = sql`work.assignment_type_code`;
/** Who had the work when it was done. */
export const person = sql`coalesce(work.assigned_user_id::text, '')`;
/** Holds for work that missed its deadline. */
export const late = sql`and work.done_at > work.due_at`;

/** Whether work is done by its own deadline. */
export const workInTime: Report = {
  state: 'sla',
  category: 'law',
  name: { ro: 'SLA pe activități', en: 'SLA of work' },
  definition: {
    ro: 'Activități terminate în perioadă, comparate cu termenul pe care îl aveau atunci. Depășirea mediană se socotește în ore, numai pentru cele întârziate.',
    en: 'Work done in the period, compared with the deadline that it had then. The median overrun is in hours, of late work only.',
  },
  roles: ['*.manager', 'org.configurator'],
  measures: [
    { code: 'work_done', cases: (days) => doneWork(days, kind, duration) },
    { code: 'work_late', cases: (days) => sql`${doneWork(days, kind, overrun)} ${late}` },
  ],
  columns: [
    counted('done', 'work_done', { ro: 'Terminate', en: 'Done' }),
    {
      key: 'in_time',
      title: { ro: 'În termen', en: 'In time' },
      unit: 'count',
      of: ({ count }) => count('work_done') - count('work_late'),
    },
    counted('late', 'work_late', { ro: 'Cu depășire', en: 'Late' }, 'bad'),
    {
      key: 'share',
      title: { ro: '% în termen', en: '% in time' },
      unit: 'percent',
      of: ({ count }) => percent(count('work_done') - count('work_late'), count('work_done')),
    },
    lasting('overrun', 'work_late', { ro: 'Depășire mediană', en: 'Median overrun' }, { unit: 'hours' }),
  ],
  figure: 'share',
  better: 'more',
  cases: 'done',
  stacked: ['in_time', 'late'],
  above: 'share',
  subject: { title: { ro: 'activități', en: 'kinds of work' }, names: workNames },
  drill: {
    measure: 'work_late',
    lasts: 'hours',
    column: 'late',
    title: { ro: 'Activități cu termen depășit', en: 'Late work' },
    about: workNames,
  },
  finding: ({ now, value, top, peak }) => {
    const most = top('late') ?? peak('late');
    if (value('late') === 0)
      return {
        ro: `Activități terminate: ${now('done')}; cu termenul depășit: 0`,
        en: `Work done: ${now('done')}; late: 0`,
      };
    if (most === undefined)
      return {
        ro: `Cu termenul depășit: ${now('late')} din ${now('done')}`,
        en: `Late: ${now('late')} of ${now('done')}`,
      };
    return {
      ro: `Cu termenul depășit: ${now('late')} din ${now('done')}; cele mai multe: ${most.label} (${most.value})`,
      en: `Late: ${now('late')} of ${now('done')}; most: ${most.label} (${most.value})`,
    };
  },
};

/** What each person gets done. */
export const productivity: Report = {
  state: 'productivity',
  category: 'people',
  name: { ro: 'Productivitate pe oameni', en: 'Productivity of people' },
  definition: {
    ro: 'Activități terminate în perioadă, după cine le avea la terminare. Durata se socotește în zile calendaristice, de la creare la terminare. Constatările sunt activitățile de tip constatare.',
    en: 'Work done in the period, by who had it when it was done. Its time is in calendar days, from its creation to its end. Assessments are the work of that kind.',
  },
  roles: ['*.manager'],
  measures: [
    { code: 'person_done', cases: (days) => doneWork(days, person, duration) },
    { code: 'person_late', cases: (days) => sql`${doneWork(days, person, duration)} ${late}` },
    {
      code: 'person_assessed',
      cases: (days) => sql`${doneWork(days, person, duration)} and work.assignment_type_code = 'assessment'`,
    },
  ],
  columns: [
    counted('done', 'person_done', { ro: 'Terminate', en: 'Done' }),
    counted('assessed', 'person_assessed', { ro: 'din care constatări', en: 'of which assessments' }),
    counted('late', 'person_late', { ro: 'Cu depășire', en: 'Late' }, 'bad'),
    {
      key: 'share',
      title: { ro: '% în termen', en: '% in time' },
      unit: 'percent',
      of: ({ count }) => percent(count('person_done') - count('person_late'), count('person_done')),
    },
    lasting('median', 'person_done', { ro: 'Durata mediană', en: 'Median time' }),
  ],
  figure: 'done',
  better: 'more',
  cases: 'done',
  stacked: ['done'],
  subject: { title: { ro: 'oameni', en: 'people' }, names: userNames },
  drill: {
    measure: 'person_done',
    lasts: 'days',
    column: 'done',
    title: { ro: 'Activități terminate', en: 'Work done' },
    about: userNames,
  },
  finding: ({ now, top }) => {
    const most = top('done');
    return {
      ro: `Activități terminate: ${now('done')}${most ? `; cele mai multe: ${most.label} (${most.value})` : ''}`,
      en: `Work done: ${now('done')}${most ? `; most: ${most.label} (${most.value})` : ''}`,
    };
  },
};
