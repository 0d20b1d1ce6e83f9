import type { LocalDate } from './dates.ts';
import { addDays, formatLocalDate } from './dates.ts';

/** The zone in which the business counts days and reads the clock. */
export const businessZone = 'Europe/Bucharest';

/** Day and clock time in the business zone. */
export type LocalTime = { date: LocalDate; /** `HH:mm` */ time: string };

/** Why a clock time names no single instant: the clock skipped it, or showed it twice. */
export type LocalTimeFault = 'nonexistent_time' | 'ambiguous_time';

let wallClock: Intl.DateTimeFormat | undefined;

/** What a clock in the business zone shows at an instant, as if that were UTC. */
function wallTime(instant: number): number {
  wallClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: businessZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const shown = Object.fromEntries(
    wallClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = NaN, month = NaN, day = NaN, hour = NaN, minute = NaN, second = NaN } = shown;
  // Date.UTC takes the year 99 for 1999.
  return new Date(Date.UTC(2000, 0, 1, hour, minute, second)).setUTCFullYear(year, month - 1, day);
}

function shownOffset(instant: number): number {
  const seconds = Math.floor(instant / 1000) * 1000;
  return wallTime(seconds) - seconds;
}

// Asking the platform costs more than everything else about a date, and lists ask for hundreds. The zone changes a few
// times a year: a span that begins and ends alike has one offset.
const span = 20 * 86_400_000;
const offsetOfSpan = new Map<number, number | 'changes'>();

function offsetAt(instant: number): number {
  const at = Math.floor(instant / span);
  const known = offsetOfSpan.get(at) ?? findOffset(at);
  offsetOfSpan.set(at, known);
  return known === 'changes' ? shownOffset(instant) : known;
}

function findOffset(at: number): number | 'changes' {
  const offset = shownOffset(at * span);
  return offset === shownOffset((at + 1) * span) ? offset : 'changes';
}

/** What calendar and clock in the business zone show at an instant. */
export function localTimeOf(instant: Date): LocalTime {
  const text = new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The day in the business zone on which an instant falls. */
export function localDateOf(instant: Date): LocalDate {
  return localTimeOf(instant).date;
}

/** An instant as people read it: `DD.MM.YYYY HH:mm` in the business zone (K11). */
export function formatInstant(instant: Date): string {
  const { date, time } = localTimeOf(instant);
  return `${formatLocalDate(date)} ${time}`;
}

/** Every instant at which the clock shows a time: none in a gap, two in an overlap, else one. Earliest first. */
export function instantsOf({ date, time }: LocalTime): Date[] {
  const shown = Date.parse(`${date}T${time}:00Z`);
  // Around a change the zone has the offset of the day before or that of the day after.
  const offsets = new Set([offsetAt(shown - 86_400_000), offsetAt(shown + 86_400_000)]);
  return [...offsets]
    .map((offset) => ({ offset, instant: shown - offset }))
    .filter(({ offset, instant }) => offsetAt(instant) === offset)
    .map(({ instant }) => new Date(instant))
    .sort((a, b) => a.getTime() - b.getTime());
}

/** The one instant that a clock time names, or why there is none: nobody may guess which of two was meant. */
export function instantOf(local: LocalTime): { instant: Date } | { fault: LocalTimeFault } {
  const [instant, second] = instantsOf(local);
  if (!instant) return { fault: 'nonexistent_time' };
  return second ? { fault: 'ambiguous_time' } : { instant };
}

/** The first instant of a day in the business zone. */
export function startOfDay(date: LocalDate): Date {
  const [instant] = instantsOf({ date, time: '00:00' });
  if (!instant) throw new RangeError(`${date} has no midnight in ${businessZone}`);
  return instant;
}

/** The first instant after a day; a deadline on that day is met before it. */
export function endOfDay(date: LocalDate): Date {
  const next = addDays(date, 1);
  // After the last day of the calendar comes none.
  return next > date ? startOfDay(next) : new Date(startOfDay(date).getTime() + 86_400_000);
}
