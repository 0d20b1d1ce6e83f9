import { sql } from 'kysely';
import type { Report } from '../extension-points.ts';
import { counted, lasting, percent } from './shares.ts';
import { visits } from './visits-sql.ts';
import { duration, doneWork, late, overrun, person } from './work-in-time-sql.ts';

const inspector = sql`visit.user_id::text`;

/** What the reader got done. */
export const ownWork: Report = {
  state: 'own-work',
  category: 'people',
  name: { ro: 'Munca mea', en: 'My work' },
  definition: {
    ro: 'Activități pe care le-ați terminat în perioadă. Durata se socotește în zile calendaristice, de la creare la terminare. Constatările sunt activitățile de tip constatare.',
    en: 'Work that you finished in the period. Its time is in calendar days, from its creation to its end. Assessments are the work of that kind.',
  },
  roles: [],
  isPersonal: true,
  measures: [
    { code: 'person_done', cases: (days) => doneWork(days, person, duration) },
    {
      code: 'person_assessed',
      cases: (days) => sql`${doneWork(days, person, duration)} and work.assignment_type_code = 'assessment'`,
    },
  ],
  columns: [
    counted('done', 'person_done', { ro: 'Terminate', en: 'Done' }),
    counted('assessed', 'person_assessed', { ro: 'din care constatări', en: 'of which assessments' }),
    lasting('median', 'person_done', { ro: 'Durata mediană', en: 'Median time' }),
  ],
  figure: 'done',
  better: 'more',
  cases: 'done',
  stacked: ['done'],
  drill: {
    measure: 'person_done',
    lasts: 'days',
    column: 'done',
    title: { ro: 'Activități terminate', en: 'Work done' },
  },
  finding: ({ now, value }) =>
    value('done') === 0
      ? { ro: 'Nicio activitate terminată în perioadă', en: 'No work was done in the period' }
      : {
          ro: `Activități terminate: ${now('done')}; durata mediană: ${now('median')}`,
          en: `Work done: ${now('done')}; median time: ${now('median')}`,
        },
};

/** Whether the reader's work was done by its deadline. */
export const ownDeadlines: Report = {
  state: 'own-deadlines',
  category: 'law',
  name: { ro: 'Termenele mele', en: 'My deadlines' },
  definition: {
    ro: 'Activități pe care le-ați terminat în perioadă, comparate cu termenul pe care îl aveau atunci. Depășirea mediană se socotește în ore, numai pentru cele întârziate.',
    en: 'Work that you finished in the period, compared with the deadline that it had then. The median overrun is in hours, of late work only.',
  },
  roles: [],
  isPersonal: true,
  measures: [
    { code: 'person_done', cases: (days) => doneWork(days, person, duration) },
    { code: 'person_overrun', cases: (days) => sql`${doneWork(days, person, overrun)} ${late}` },
  ],
  columns: [
    counted('done', 'person_done', { ro: 'Terminate', en: 'Done' }),
    {
      key: 'in_time',
      title: { ro: 'În termen', en: 'In time' },
      unit: 'count',
      of: ({ count }) => count('person_done') - count('person_overrun'),
    },
    counted('late', 'person_overrun', { ro: 'Cu depășire', en: 'Late' }, 'bad'),
    {
      key: 'share',
      title: { ro: '% în termen', en: '% in time' },
      unit: 'percent',
      of: ({ count }) => percent(count('person_done') - count('person_overrun'), count('person_done')),
    },
    lasting('overrun', 'person_overrun', { ro: 'Depășire mediană', en: 'Median overrun' }, { unit: 'hours' }),
  ],
  figure: 'share',
  better: 'more',
  cases: 'done',
  stacked: ['in_time', 'late'],
  above: 'share',
  drill: {
    measure: 'person_overrun',
    lasts: 'hours',
    column: 'late',
    title: { ro: 'Activități cu termen depășit', en: 'Late work' },
  },
  finding: ({ now, value }) => {
    if (value('done') === 0)
      return { ro: 'Nicio activitate terminată în perioadă', en: 'No work was done in the period' };
    return {
      ro: `Cu termenul depășit: ${now('late')} din ${now('done')}`,
      en: `Late: ${now('late')} of ${now('done')}`,
    };
  },
};

/** Whether the reader's inspections took place. */
export const ownVisits: Report = {
  state: 'own-visits',
  category: 'flow',
  name: { ro: 'Constatările mele', en: 'My inspections' },
  definition: {
    ro: 'Constatări programate la dumneavoastră, în ziua lor. Neprezentare înseamnă că nu a venit clientul sau vehiculul. Anulările se numără separat și nu intră în procent.',
    en: 'Inspections that were booked with you, on their day. A no-show is a client or a vehicle that did not come. Cancellations are counted apart and are not part of the share.',
  },
  roles: [],
  isPersonal: true,
  measures: [
    {
      code: 'person_visit_booked',
      cases: (days) => visits(days, sql`visit.status not in ('held', 'expired', 'cancelled')`, inspector),
    },
    { code: 'person_visit_done', cases: (days) => visits(days, sql`visit.status = 'done'`, inspector) },
    {
      code: 'person_visit_missed',
      cases: (days) => visits(days, sql`visit.status in ('client_no_show', 'vehicle_absent')`, inspector),
    },
    {
      code: 'person_visit_cancelled',
      cases: (days) => visits(days, sql`visit.status = 'cancelled'`, inspector),
    },
  ],
  columns: [
    counted('booked', 'person_visit_booked', { ro: 'Programate', en: 'Booked' }),
    counted('done', 'person_visit_done', { ro: 'Făcute', en: 'Done' }),
    counted('missed', 'person_visit_missed', { ro: 'Neprezentări', en: 'No-shows' }, 'bad'),
    {
      key: 'share',
      title: { ro: '% neprezentări', en: '% no-shows' },
      unit: 'percent',
      of: ({ count }) => percent(count('person_visit_missed'), count('person_visit_booked')),
    },
    counted('cancelled', 'person_visit_cancelled', { ro: 'Anulate', en: 'Cancelled' }),
  ],
  figure: 'booked',
  cases: 'booked',
  stacked: ['done', 'missed'],
  drill: {
    measure: 'person_visit_booked',
    lasts: 'days',
    column: 'booked',
    title: { ro: 'Constatări programate', en: 'Inspections booked' },
  },
  finding: ({ now, value }) =>
    value('booked') === 0
      ? { ro: 'Nicio constatare programată în perioadă', en: 'No inspection was booked in the period' }
      : {
          ro: `Constatări făcute: ${now('done')} din ${now('booked')} programate; neprezentări: ${now('missed')}`,
          en: `Inspections done: ${now('done')} of ${now('booked')} booked; no-shows: ${now('missed')}`,
        },
};
