import { addDays } from '@dosar/kernel/dates';

type AnswerRule = {
  policyTypes: readonly string[];
  /** First day of the accidents it applies to. */
  eventsFrom: string;
  calendarDays: number;
  /** Where the number of days comes from. */
  source: string;
};

// The law in force on the day of the accident counts, so a new law is a new row and never a changed number.
const answerRules: readonly AnswerRule[] = [
  {
    policyTypes: ['rca', 'rca_dd', 'green_card'],
    eventsFrom: '2017-07-12',
    calendarDays: 30,
    source: 'Law 132/2017, article 21 (1)',
  },
];

/**
 * Until when the insurer has to answer in writing, or `undefined` where a contract and not the law says so.
 *
 * The clock starts on the day the claim arrives (Europe/Bucharest) and ends with the last day.
 */
export function legalAnswerDate(
  policyType: string,
  eventDate: string,
  receivedOn: string,
): string | undefined {
  const rule = answerRules
    .filter(({ policyTypes, eventsFrom }) => policyTypes.includes(policyType) && eventsFrom <= eventDate)
    .sort((one, other) => other.eventsFrom.localeCompare(one.eventsFrom))[0];
  return rule && addDays(receivedOn, rule.calendarDays);
}
