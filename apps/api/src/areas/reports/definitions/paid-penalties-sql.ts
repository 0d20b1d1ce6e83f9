import { sql } from 'kysely';
import type { Report } from '../extension-points.ts';
import { delayNames, ofFile } from './case-sql.ts';
import { counted, lasting, summed } from './shares.ts';

/** The register of penalties that were paid: what left, of which file, how late its answer was and why. */
export const paidPenalties: Report = {
  state: 'paid-penalties',
  category: 'law',
  name: { ro: 'Penalități plătite', en: 'Paid penalties' },
  definition: {
    ro: 'Partea plăților care este penalitate de întârziere, după ziua plății; corecturile se scad. Întârzierea: cu câte zile după termenul legal a plecat răspunsul la cerere; cauza este cea trecută la termen.',
    en: 'The part of payments that is a penalty for delay, by the day of the payment; corrections are subtracted. Delay: how many days after the legal deadline the answer to the claim left; its cause is the one recorded for the deadline.',
  },
  roles: ['*.manager', 'org.configurator'],
  measures: [
    {
      code: 'penalty_paid',
      cases: ({ orgId, from, to }) => sql`select ${ofFile}, payment.paid_on as happened_on,
        coalesce(late.delay_cause_code, '') as subject, coalesce(late.days, 0) as value, entry.change_bani as amount_bani
        from ledger_entry entry
        join payment on payment.org_id = ${orgId} and payment.payment_id = entry.payment_id
        join claim_file file on file.org_id = ${orgId} and file.claim_file_id = entry.claim_file_id
        left join lateral (
          select clock.delay_cause_code, clock.stopped_on - clock.due_date as days from legal_clock clock
          where clock.org_id = ${orgId} and clock.claim_file_id = entry.claim_file_id and clock.stopped_on > clock.due_date
          order by clock.stopped_on - clock.due_date desc, clock.legal_rule_code limit 1
        ) late on true
        where entry.org_id = ${orgId} and entry.account = 'paid' and entry.coverage_code = 'penalty'
          and payment.paid_on between ${from} and ${to}`,
    },
  ],
  columns: [
    counted('payments', 'penalty_paid', { ro: 'Plăți', en: 'Payments' }),
    summed('penalty', 'penalty_paid', { ro: 'Penalități, lei', en: 'Penalties, lei' }),
    lasting('delay', 'penalty_paid', { ro: 'Întârziere mediană', en: 'Median delay' }),
  ],
  figure: 'penalty',
  better: 'less',
  cases: 'payments',
  stacked: ['penalty'],
  drill: {
    measure: 'penalty_paid',
    lasts: 'days',
    column: 'payments',
    title: { ro: 'Penalități plătite', en: 'Paid penalties' },
    about: delayNames,
  },
  finding: ({ now, peak }) => {
    const most = peak('penalty');
    return {
      ro: `Penalități: ${now('penalty')}, plăți: ${now('payments')}${most ? `; cel mai mult în ${most.label}` : ''}`,
      en: `Penalties: ${now('penalty')}, payments: ${now('payments')}${most ? `; most in ${most.label}` : ''}`,
    };
  },
};
