import { sql } from 'kysely';
import type { Report, SnapshotDays } from '../extension-points.ts';
import { delayNames, ofFile } from './case-sql.ts';
import { counted, lasting, percent, summed } from './shares.ts';

const clocks = ({ orgId, from, to }: SnapshotDays) => sql`
  from legal_clock clock
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = clock.claim_file_id
    join legal_rule rule on rule.org_id = ${orgId} and rule.legal_rule_code = clock.legal_rule_code
      and rule.policy_type_code = clock.policy_type_code and rule.event_from = clock.event_from
  where clock.org_id = ${orgId} and clock.legal_rule_code = 'RCA_30' and clock.stopped_on between ${from} and ${to}`;

/** Whether the law was kept, and what it costs where it was not. */
export const legalAnswer: Report = {
  state: 'legal-answer',
  category: 'law',
  name: { ro: 'Răspuns în termenul legal', en: 'Answer within the legal deadline' },
  definition: {
    ro: 'Cereri la care oferta sau refuzul motivat a plecat în perioadă, în termenul cerut de regula legală a dosarului, numărat de la cerere. Penalitate: partea pe zi din suma datorată, după aceeași regulă. Zilele și penalitatea stau în setări, la „Reguli legale”.',
    en: 'Claims whose offer or reasoned refusal left in the period, within the days that the legal rule of the claim asks for, counted from the claim. Penalty: the share of what is owed for each day of delay, by the same rule. Days and penalty are in the settings, page “Legal rules”.',
  },
  roles: ['*.manager', 'org.configurator'],
  measures: [
    {
      code: 'legal_answered',
      cases: (days) => sql`select ${ofFile}, clock.stopped_on as happened_on, '' as subject,
        clock.stopped_on - clock.started_on as value, 0 as amount_bani ${clocks(days)}`,
    },
    {
      code: 'legal_late',
      cases: (
        days,
      ) => sql`select ${ofFile}, clock.stopped_on as happened_on, coalesce(clock.delay_cause_code, '') as subject,
        clock.stopped_on - clock.due_date as value,
        coalesce(round(coalesce(clock.amount_bani, (coalesce(file.agreed_amount, file.estimated_amount) * 100)::bigint)
          * (clock.stopped_on - clock.due_date) * rule.penalty_ppm / 1000000.0), 0)::bigint as amount_bani
        ${clocks(days)} and clock.stopped_on > clock.due_date`,
    },
  ],
  columns: [
    counted('answered', 'legal_answered', { ro: 'Răspunsuri', en: 'Answers' }),
    {
      key: 'in_time',
      title: { ro: 'La timp', en: 'In time' },
      unit: 'count',
      of: ({ count }) => count('legal_answered') - count('legal_late'),
    },
    counted('late', 'legal_late', { ro: 'Cu întârziere', en: 'Late' }, 'bad'),
    {
      key: 'share',
      title: { ro: '% la timp', en: '% in time' },
      unit: 'percent',
      of: ({ count }) => percent(count('legal_answered') - count('legal_late'), count('legal_answered')),
    },
    lasting('median', 'legal_answered', { ro: 'Durata mediană', en: 'Median time' }),
    summed('penalty', 'legal_late', { ro: 'Penalități, lei', en: 'Penalties, lei' }, 'bad'),
  ],
  figure: 'share',
  better: 'more',
  cases: 'answered',
  stacked: ['in_time', 'late'],
  above: 'share',
  drill: {
    measure: 'legal_late',
    lasts: 'days',
    column: 'late',
    title: { ro: 'Răspunsuri cu întârziere', en: 'Late answers' },
    about: delayNames,
  },
  finding: ({ now, value, peak }) => {
    const late = peak('late');
    if (value('late') === 0)
      return {
        ro: `Răspunsuri: ${now('answered')}; cu întârziere: 0`,
        en: `Answers: ${now('answered')}; late: 0`,
      };
    if (late === undefined)
      return {
        ro: `Răspunsuri cu întârziere: ${now('late')} din ${now('answered')}`,
        en: `Late answers: ${now('late')} of ${now('answered')}`,
      };
    return {
      ro: `${late.label}: cele mai multe întârzieri (${late.value}), din ${now('late')} în toată perioada`,
      en: `${late.label}: most late answers (${late.value}), of ${now('late')} in the whole period`,
    };
  },
};
