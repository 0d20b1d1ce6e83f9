import { addDays, daysBetween } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** First and last day. */
export type Period = Schema<'ReportPeriod'>;
/** A week or month of a chart, as far as it lies in the period. */
export type Bucket = Period & { key: string };
/** What the bars of a chart are. */
export type Grain = 'week' | 'month';

const longest = 3 * 366;
const weeksShown = 13;
const mostWeekDays = 27 * 7;

type Asked = Pick<Schema<'ReportParameters'>, 'from' | 'to' | 'last'>;

/** The period that is asked for, as far as it is over; without days the last thirteen full weeks. */
export function periodOf({ from, to, last: moving }: Asked, today: string): Period {
  if (moving !== undefined && (from ?? to) !== undefined) throw fieldRefused('last', 'invalid_value');
  if (moving !== undefined) return movingPeriod(moving, today);
  const yesterday = addDays(today, -1);
  const last = to ?? (from === undefined ? lastSundayBefore(today) : yesterday);
  const first = from ?? addDays(last, 1 - weeksShown * 7);
  if (first > last) throw fieldRefused('to', 'invalid_value');
  if (first > yesterday) throw fieldRefused('from', 'in_the_future');
  if (daysBetween(first, last) >= longest) throw fieldRefused('from', 'too_small');
  return { from: first, to: last < yesterday ? last : yesterday };
}

/** Full weeks up to the last Sunday, the month or quarter before this one, or this year up to yesterday. */
function movingPeriod(moving: NonNullable<Asked['last']>, today: string): Period {
  const weeks = /^weeks_(\d+)$/.exec(moving)?.[1];
  if (weeks !== undefined) {
    const to = lastSundayBefore(today);
    return { from: addDays(to, 1 - Number(weeks) * 7), to };
  }
  // On the first of January this year has no day yet that is over.
  const yesterday = addDays(today, -1);
  if (moving === 'year') return { from: `${yesterday.slice(0, 4)}-01-01`, to: yesterday };
  const month = Number(today.slice(5, 7));
  const back = moving === 'month' ? 1 : ((month - 1) % 3) + 1;
  const to = lastOfMonth(monthsBefore(today, back));
  return { from: monthsBefore(to, moving === 'month' ? 0 : 2), to };
}

/** The period that another one is compared with. */
export function comparedWith(
  { from, to }: Period,
  compare: Schema<'ReportParameters'>['compare'] = 'before',
): Period | undefined {
  if (compare === 'none') return undefined;
  // A year of whole weeks, so that Mondays are compared with Mondays.
  const back = compare === 'year' ? 364 : daysBetween(from, to) + 1;
  return { from: addDays(from, -back), to: addDays(to, -back) };
}

/** Weeks for half a year at the most, months beyond. */
export function grainOf({ from, to }: Period): Grain {
  return daysBetween(from, to) < mostWeekDays ? 'week' : 'month';
}

/** The weeks or months of a period, the first and the last perhaps cut. */
export function bucketsOf(period: Period, grain: Grain): Bucket[] {
  const buckets: Bucket[] = [];
  for (let day = period.from; day <= period.to; day = addDays(buckets.at(-1)?.to ?? day, 1)) {
    const end = grain === 'week' ? addDays(mondayOf(day), 6) : lastOfMonth(day);
    buckets.push({
      key: grain === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`,
      from: day,
      to: end < period.to ? end : period.to,
    });
  }
  return buckets;
}

/** The first day of the first whole month of a period and the last day of the last one. */
export function wholeMonthsOf({ from, to }: Period): Period | undefined {
  const first = from.endsWith('-01') ? from : addDays(lastOfMonth(from), 1);
  const last = lastOfMonth(to) === to ? to : addDays(`${to.slice(0, 7)}-01`, -1);
  return first > last ? undefined : { from: first, to: last };
}

/** What stands below a bar. */
export function bucketLabel({ key }: Bucket, grain: Grain, language: Language): string {
  if (grain === 'week') return `${language === 'ro' ? 'S' : 'W'}${weekOf(key)}`;
  return new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${key}T00:00:00Z`),
  );
}

const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
const mondayOf = (day: string) => addDays(day, -weekday(day));
const lastSundayBefore = (day: string) => addDays(mondayOf(day), -1);

/** The first day of the month that many months earlier. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The number of the week of a Monday (ISO 8601): the first has the fourth of January. */
function weekOf(monday: string): number {
  const thursday = addDays(monday, 3);
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7);
}
