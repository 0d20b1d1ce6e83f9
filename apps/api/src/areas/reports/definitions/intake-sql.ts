import { sql } from 'kysely';
import type { Report } from '../extension-points.ts';
import { channelNames, dayOf, ofFile, within } from './case-sql.ts';
import { counted, lasting } from './shares.ts';

/** What comes in and what gets done. */
export const intake: Report = {
  state: 'intake',
  category: 'flow',
  name: { ro: 'Intrări și închideri', en: 'Intake and closure' },
  definition: {
    ro: 'Dosare deschise și dosare închise în perioadă, oricare ar fi motivul închiderii. Diferența arată cu cât crește stocul. Un dosar redeschis nu se numără încă o dată la intrări.',
    en: 'Files opened and files closed in the period, for whatever reason they were closed. The difference is what the stock grows by. A reopened file does not count as intake again.',
  },
  roles: ['*.manager', 'org.configurator'],
  measures: [
    {
      code: 'received',
      cases: (
        days,
      ) => sql`select ${ofFile}, ${dayOf(sql`file.opened_at`)} as happened_on, file.channel as subject, 0 as value,
        0 as amount_bani from claim_file file where file.org_id = ${days.orgId} and ${within(sql`file.opened_at`, days)}`,
    },
    {
      code: 'closed',
      cases: (
        days,
      ) => sql`select ${ofFile}, ${dayOf(sql`file.closed_at`)} as happened_on, file.channel as subject,
        ${dayOf(sql`file.closed_at`)} - ${dayOf(sql`file.opened_at`)} as value, 0 as amount_bani
        from claim_file file where file.org_id = ${days.orgId} and ${within(sql`file.closed_at`, days)}`,
    },
  ],
  columns: [
    counted('received', 'received', { ro: 'Primite', en: 'Received' }),
    counted('closed', 'closed', { ro: 'Închise', en: 'Closed' }),
    {
      key: 'net',
      title: { ro: 'Diferență', en: 'Difference' },
      unit: 'count',
      of: ({ count }) => count('received') - count('closed'),
    },
    lasting('median', 'closed', { ro: 'Durata mediană', en: 'Median time' }),
  ],
  figure: 'net',
  better: 'less',
  cases: 'received',
  stacked: ['received', 'closed'],
  subject: { title: { ro: 'canale', en: 'channels' }, names: channelNames },
  drill: {
    measure: 'received',
    column: 'received',
    title: { ro: 'Dosare primite', en: 'Files received' },
    about: channelNames,
  },
  finding: ({ now, value, peak }) => {
    const most = peak('received');
    const net = value('net') ?? 0;
    const trend =
      net === 0
        ? { ro: 'stocul rămâne la fel', en: 'the stock stays the same' }
        : net > 0
          ? { ro: 'stocul crește', en: 'the stock grows' }
          : { ro: 'stocul scade', en: 'the stock shrinks' };
    return {
      ro: `Primite: ${now('received')}, închise: ${now('closed')}; ${trend.ro}${most ? `; cele mai multe în ${most.label}` : ''}`,
      en: `Received: ${now('received')}, closed: ${now('closed')}; ${trend.en}${most ? `; most came in ${most.label}` : ''}`,
    };
  },
};
