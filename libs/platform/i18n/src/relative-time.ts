const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

type Step = { unit: Intl.RelativeTimeFormatUnit; length: number; upTo: number };

const years: Step = { unit: 'year', length: year, upTo: Number.POSITIVE_INFINITY };
const steps: Step[] = [
  { unit: 'second', length: second, upTo: minute },
  { unit: 'minute', length: minute, upTo: hour },
  { unit: 'hour', length: hour, upTo: day },
  { unit: 'day', length: day, upTo: month },
  { unit: 'month', length: month, upTo: year },
  years,
];

/** How far `then` is from `now` in the largest unit that still says something. */
export function relativeTime(language: string, then: Date, now: Date): string {
  const distance = then.getTime() - now.getTime();
  const { unit, length } = steps.find(({ upTo }) => Math.abs(distance) < upTo) ?? years;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    Math.trunc(distance / length),
    unit,
  );
}
