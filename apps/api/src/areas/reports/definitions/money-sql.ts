import { sql } from 'kysely';
import type { Report } from '../extension-points.ts';
import { dayOf, ofFile, within } from './case-sql.ts';
import { counted, enoughCases, lasting, summed } from './shares.ts';

/** What is kept ready, offered and paid. */
export const money: Report = {
  state: 'money',
  category: 'money',
  name: { ro: 'Rezervat, oferit, plătit', en: 'Reserved, offered, paid' },
  definition: {
    ro: 'Rezervă: cu cât au crescut sau au scăzut rezervele în perioadă. Oferit: suma ofertelor trimise. Plătit: plățile după ziua plății; corecturile se scad.',
    en: 'Reserves: by how much they grew or shrank in the period. Offered: the sum of the offers that were sent. Paid: payments by their day; corrections are subtracted.',
  },
  roles: ['*.manager', 'org.configurator'],
  measures: [
    {
      code: 'reserve_changed',
      cases: (
        days,
      ) => sql`select ${ofFile}, ${dayOf(sql`entry.system_time`)} as happened_on, '' as subject, 0 as value,
        entry.change_bani as amount_bani
        from ledger_entry entry join claim_file file on file.org_id = ${days.orgId} and file.claim_file_id = entry.claim_file_id
        where entry.org_id = ${days.orgId} and entry.account = 'reserve' and ${within(sql`entry.system_time`, days)}`,
    },
    {
      code: 'offered',
      cases: (days) => sql`select ${ofFile}, ${dayOf(sql`offer.issued_at`)} as happened_on, '' as subject,
        ${dayOf(sql`offer.issued_at`)} - ${dayOf(sql`file.opened_at`)} as value, offer.amount_bani
        from offer join claim_file file on file.org_id = ${days.orgId} and file.claim_file_id = offer.claim_file_id
        where offer.org_id = ${days.orgId} and ${within(sql`offer.issued_at`, days)}`,
    },
    {
      code: 'paid',
      cases: (days) => sql`select ${ofFile}, payment.paid_on as happened_on, '' as subject,
        payment.paid_on - ${dayOf(sql`file.opened_at`)} as value, payment.amount_bani
        from payment join claim_file file on file.org_id = ${days.orgId} and file.claim_file_id = payment.claim_file_id
        where payment.org_id = ${days.orgId} and payment.paid_on between ${days.from} and ${days.to}`,
    },
  ],
  columns: [
    summed('reserve', 'reserve_changed', { ro: 'Rezervă, lei', en: 'Reserves, lei' }),
    counted('offers', 'offered', { ro: 'Oferte', en: 'Offers' }),
    summed('offered', 'offered', { ro: 'Oferit, lei', en: 'Offered, lei' }),
    counted('payments', 'paid', { ro: 'Plăți', en: 'Payments' }),
    summed('paid', 'paid', { ro: 'Plătit, lei', en: 'Paid, lei' }),
  ],
  figure: 'paid',
  cases: 'payments',
  stacked: ['paid'],
  drill: { measure: 'paid', lasts: 'days', column: 'payments', title: { ro: 'Plăți', en: 'Payments' } },
  finding: ({ now, peak }) => {
    const most = peak('paid');
    return {
      ro: `Plătit: ${now('paid')}, plăți: ${now('payments')}${most ? `; cel mai mult în ${most.label}` : ''}`,
      en: `Paid: ${now('paid')}, payments: ${now('payments')}${most ? `; most in ${most.label}` : ''}`,
    };
  },
};

/** How long the way from the claim to the money takes. */
export const cycleTime: Report = {
  state: 'cycle-time',
  category: 'flow',
  name: { ro: 'Durata pe etape', en: 'Cycle time' },
  definition: {
    ro: 'Zile calendaristice de la deschiderea dosarului până la oferta trimisă, până la plată și până la închidere, numărate în perioada în care s-a ajuns acolo. P90: nouă din zece dosare nu au durat mai mult.',
    en: 'Calendar days from the opening of the file to the offer, to the payment and to the closing, counted in the period in which it got there. P90: nine of ten files did not take longer.',
  },
  roles: ['*.manager', 'org.configurator'],
  measures: [
    ...money.measures.filter(({ code }) => code === 'offered' || code === 'paid'),
    {
      code: 'whole_way',
      cases: (days) => sql`select ${ofFile}, ${dayOf(sql`file.closed_at`)} as happened_on, '' as subject,
        ${dayOf(sql`file.closed_at`)} - ${dayOf(sql`file.opened_at`)} as value, 0 as amount_bani
        from claim_file file where file.org_id = ${days.orgId} and ${within(sql`file.closed_at`, days)}`,
    },
  ],
  columns: [
    lasting('offer', 'offered', { ro: 'Până la ofertă', en: 'To the offer' }),
    lasting('payment', 'paid', { ro: 'Până la plată', en: 'To the payment' }),
    lasting('median', 'whole_way', { ro: 'Până la închidere', en: 'To the closing' }),
    lasting('slow', 'whole_way', { ro: 'P90 până la închidere', en: 'P90 to the closing' }, { share: 0.9 }),
    counted('closed', 'whole_way', { ro: 'Închise', en: 'Closed' }),
  ],
  figure: 'median',
  better: 'less',
  cases: 'closed',
  stacked: ['median'],
  drill: {
    measure: 'whole_way',
    lasts: 'days',
    column: 'closed',
    title: { ro: 'Dosare închise', en: 'Files closed' },
  },
  finding: ({ now, value, peak }) => {
    const most = peak('median');
    // Halves and tenths of a handful of files say nothing.
    if ((value('closed') ?? 0) < enoughCases)
      return {
        ro: `Închise: ${now('closed')}; durata mediană: ${now('median')}`,
        en: `Closed: ${now('closed')}; median time: ${now('median')}`,
      };
    return {
      ro: `Jumătate din dosare se închid în cel mult ${now('median')}, nouă din zece în ${now('slow')}${most ? `; cel mai lent: ${most.label}` : ''}`,
      en: `Half of the files are closed within ${now('median')}, nine of ten within ${now('slow')}${most ? `; slowest: ${most.label}` : ''}`,
    };
  },
};
