import { apiQuery, browseTeamAbsences } from '@dosar/api-client';
import { addDays, isLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';

/** How many days a chart shows. */
export const spans = { weeks: 35, quarter: 91 } as const;

/** The days that an address shows. */
export function daysIn(search: URLSearchParams) {
  const span: keyof typeof spans = search.get('span') === 'quarter' ? 'quarter' : 'weeks';
  const asked = search.get('from') ?? '';
  return { span, from: isLocalDate(asked) ? asked : mondayBefore(localDateOf(new Date())) };
}

/** The question for the absences that an address shows. */
export function absencesIn(search: URLSearchParams) {
  const { span, from } = daysIn(search);
  const query = { from, to: addDays(from, spans[span] - 1) };
  return apiQuery(browseTeamAbsences, { params: { query } });
}

function mondayBefore(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}
