import { sql, type RawBuilder } from 'kysely';
import type { Report, SnapshotDays } from '../extension-points.ts';
import { dayOf, ofFile, placeNames, within } from './case-sql.ts';
import { counted, lasting, percent } from './shares.ts';

/** Inspections of the days; hours that were only held are none, because nobody agreed to them. */
export const visits = (
  days: SnapshotDays,
  condition: RawBuilder<unknown>,
  subject: RawBuilder<unknown> = sql`visit.place_id::text`,
) => sql`
  select ${ofFile}, ${dayOf(sql`visit.starts_at`)} as happened_on, ${subject} as subject,
    greatest(${dayOf(sql`visit.starts_at`)} - ${dayOf(sql`visit.created_at`)}, 0) as value, 0 as amount_bani
  from visit join claim_file file on file.org_id = ${days.orgId} and file.claim_file_id = visit.claim_file_id
  where visit.org_id = ${days.orgId} and ${condition} and ${within(sql`visit.starts_at`, days)}`;

/** Whether inspections take place as they were agreed. */
export const appointments: Report = {
  state: 'appointments',
  category: 'flow',
  name: { ro: 'Programări și neprezentări', en: 'Appointments and no-shows' },
  definition: {
    ro: 'Constatări programate, în ziua lor. Neprezentare înseamnă că nu a venit clientul sau vehiculul. Anulările se numără separat și nu intră în procent. Așteptarea este de la rezervare până la oră, în zile calendaristice.',
    en: 'Inspections that were booked, on their day. A no-show is a client or a vehicle that did not come. Cancellations are counted apart and are not part of the share. The wait is from the booking to the hour, in calendar days.',
  },
  roles: ['*.manager', 'org.configurator'],
  measures: [
    {
      code: 'visit_booked',
      cases: (days) => visits(days, sql`visit.status not in ('held', 'expired', 'cancelled')`),
    },
    { code: 'visit_done', cases: (days) => visits(days, sql`visit.status = 'done'`) },
    {
      code: 'visit_missed',
      cases: (days) => visits(days, sql`visit.status in ('client_no_show', 'vehicle_absent')`),
    },
    { code: 'visit_cancelled', cases: (days) => visits(days, sql`visit.status = 'cancelled'`) },
  ],
  columns: [
    counted('booked', 'visit_booked', { ro: 'Programate', en: 'Booked' }),
    counted('done', 'visit_done', { ro: 'Făcute', en: 'Done' }),
    counted('missed', 'visit_missed', { ro: 'Neprezentări', en: 'No-shows' }, 'bad'),
    {
      key: 'other',
      title: { ro: 'Alt rezultat', en: 'Another result' },
      unit: 'count',
      of: ({ count }) => count('visit_booked') - count('visit_done') - count('visit_missed'),
    },
    {
      key: 'share',
      title: { ro: '% neprezentări', en: '% no-shows' },
      unit: 'percent',
      of: ({ count }) => percent(count('visit_missed'), count('visit_booked')),
    },
    counted('cancelled', 'visit_cancelled', { ro: 'Anulate', en: 'Cancelled' }),
    lasting('wait', 'visit_booked', { ro: 'Așteptare mediană', en: 'Median wait' }),
  ],
  figure: 'share',
  better: 'less',
  cases: 'booked',
  stacked: ['done', 'missed', 'other'],
  above: 'share',
  subject: { title: { ro: 'locuri', en: 'places' }, names: placeNames },
  drill: {
    measure: 'visit_missed',
    lasts: 'days',
    column: 'missed',
    title: { ro: 'Neprezentări la constatare', en: 'Inspections nobody came to' },
    about: placeNames,
  },
  finding: ({ now, value, top }) => {
    const most = top('missed');
    if (value('missed') === 0)
      return {
        ro: `Nicio neprezentare; constatări programate: ${now('booked')}`,
        en: `No no-shows; inspections booked: ${now('booked')}`,
      };
    return {
      ro: `Neprezentări: ${now('missed')} din ${now('booked')}${most ? `; cele mai multe: ${most.label} (${most.value})` : ''}`,
      en: `No-shows: ${now('missed')} of ${now('booked')}${most ? `; most: ${most.label} (${most.value})` : ''}`,
    };
  },
};
