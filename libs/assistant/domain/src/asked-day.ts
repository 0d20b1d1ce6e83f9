import { addDays, isLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { foldText } from '@dosar/kernel/search-text';

const longestDays = 180;

const weekdays = [
  ['duminica', 'sunday'],
  ['luni', 'monday'],
  ['marti', 'tuesday'],
  ['miercuri', 'wednesday'],
  ['joi', 'thursday'],
  ['vineri', 'friday'],
  ['sambata', 'saturday'],
];

const counts: Record<string, number> = { o: 1, a: 1, one: 1, doua: 2, two: 2, trei: 3, three: 3 };
const unitDays: Record<string, number> = { zi: 1, day: 1, sapt: 7, week: 7, luna: 30, luni: 30, month: 30 };

/** The day that somebody names in their words, as `vineri`, `30.11`, `peste 3 zile` or `a week`; undefined when they name none. */
export function askedDay(text: string, today: LocalDate): LocalDate | undefined {
  const said = foldText(text);
  const day = namedDate(said, today) ?? countedDay(said, today) ?? nearDay(said, today);
  return day !== undefined && day >= today && day <= addDays(today, longestDays) ? day : undefined;
}

/** A date without its year is the next one of that name. */
function namedDate(said: string, today: LocalDate): LocalDate | undefined {
  const [, day, month, year] = /(?<!\d)(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?(?!\d)/.exec(said) ?? [];
  if (day === undefined || month === undefined) return undefined;
  const inYear = (full: number) => `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const found = [thisYear, thisYear + 1].map(inYear).find((date) => isLocalDate(date) && date >= today);
  if (year === undefined) return found;
  const dated = inYear(Number(year));
  return isLocalDate(dated) ? dated : undefined;
}

function countedDay(said: string, today: LocalDate): LocalDate | undefined {
  const [, amount = '', unit = ''] =
    /\b(\d{1,3}|o|a|one|doua|two|trei|three)\s+(?:de\s+)?(zi|day|sapt|week|luna|luni|month)/.exec(said) ?? [];
  const [count, days] = [counts[amount] ?? Number(amount), unitDays[unit]];
  return days === undefined ? undefined : addDays(today, count * days);
}

function nearDay(said: string, today: LocalDate): LocalDate | undefined {
  if (/\b(poimaine|day after tomorrow)\b/.test(said)) return addDays(today, 2);
  if (/\b(maine|tomorrow)\b/.test(said)) return addDays(today, 1);
  const words = new Set(said.match(/\p{L}+/gu));
  const weekday = weekdays.findIndex((names) => names.some((name) => words.has(name)));
  if (weekday === -1) return undefined;
  const from = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, ((weekday - from + 6) % 7) + 1);
}
