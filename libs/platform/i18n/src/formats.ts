import type { Locale } from './locale.ts';
import { relativeTime } from './relative-time.ts';
import { businessTimeZone } from './zone.ts';

/** An instant as the wire (`2026-03-05T10:15:00Z`) or the program gives it. */
export type Instant = string | number | Date;

const regions: Record<Locale, string> = { ro: 'ro-RO', en: 'en-GB' };
const twoDigitDate = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
// K11: dates look the same in both languages, so one formatter serves both.
const dateFormat = onFirstUse(
  () => new Intl.DateTimeFormat('ro-RO', { ...twoDigitDate, timeZone: businessTimeZone }),
);
const timeFormat = onFirstUse(
  () => new Intl.DateTimeFormat('ro-RO', { hour: '2-digit', minute: '2-digit', timeZone: businessTimeZone }),
);
const plainDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** dd.MM.yyyy; a plain date (`2026-03-05`) is that day wherever the reader is. */
export function formatDate(value: Instant): string {
  const parts = typeof value === 'string' ? plainDate.exec(value) : null;
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : dateFormat().format(new Date(value));
}

/** HH:mm in the zone of the business. */
export function formatTime(value: Instant): string {
  return timeFormat().format(new Date(value));
}

/** dd.MM.yyyy HH:mm in the zone of the business. */
export function formatDateTime(value: Instant): string {
  return `${formatDate(new Date(value))} ${formatTime(value)}`;
}

/** Everything that is written differently in the two languages. */
export type Formats = {
  locale: Locale;
  date: typeof formatDate;
  time: typeof formatTime;
  dateTime: typeof formatDateTime;
  /** The same day with its name: "vineri, 27.11.2026". */
  weekdayDate: (value: Instant) => string;
  /** "3 minutes ago", "tomorrow", seen from `now`. */
  relative: (value: Instant, now: Instant) => string;
  /** "a, b and c". */
  list: (items: string[]) => string;
  /** `1.234,50` in Romanian; as many decimals as asked, else as many as the number has. */
  number: (value: number, decimals?: number) => string;
  percent: (share: number) => string;
  /** Order of two texts in a list: always the Romanian alphabet, since names are Romanian in both languages. */
  compare: (a: string, b: string) => number;
};

const collator = onFirstUse(() => new Intl.Collator('ro', { numeric: true }));

function createFormats(locale: Locale): Formats {
  const region = regions[locale];
  const lists = onFirstUse(() => new Intl.ListFormat(region, { type: 'conjunction' }));
  const weekdays = onFirstUse(
    () => new Intl.DateTimeFormat(region, { weekday: 'long', timeZone: businessTimeZone }),
  );
  const percents = onFirstUse(
    () => new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 1 }),
  );
  const numbers = (decimals?: number) =>
    new Intl.NumberFormat(region, {
      // Romanian grouping would otherwise leave 1234 without its point.
      useGrouping: 'always',
      ...(decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    });
  const anyDecimals = onFirstUse(() => numbers());

  return {
    locale,
    date: formatDate,
    time: formatTime,
    dateTime: formatDateTime,
    // A plain date is midnight in UTC, which is the same day in the zone of the business.
    weekdayDate: (value) => `${weekdays().format(new Date(value))}, ${formatDate(value)}`,
    relative: (value, now) => relativeTime(region, new Date(value), new Date(now)),
    list: (items) => lists().format(items),
    number: (value, decimals) => (decimals === undefined ? anyDecimals() : numbers(decimals)).format(value),
    percent: (share) => percents().format(share),
    compare: (a, b) => collator().compare(a, b),
  };
}

const formats: Partial<Record<Locale, Formats>> = {};

/** The ways of writing of one language. */
export function formatsOf(locale: Locale): Formats {
  return (formats[locale] ??= createFormats(locale));
}

/** Formatters of the platform take milliseconds to make: none is made before something is written with it. */
function onFirstUse<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
