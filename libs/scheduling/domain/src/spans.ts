import type { LocalDate } from '@dosar/kernel/dates';
import { instantsOf, startOfDay } from '@dosar/kernel/zone';
import type { DayHours, Span } from './calendar-facts.ts';

/** The length of the grid on which visits begin. */
export const quarter = 15 * 60_000;

/** The weekday of a date; Monday is 1 and Sunday 7. */
export function weekdayOf(date: LocalDate): number {
  return new Date(date).getUTCDay() || 7;
}

/** The instants of hours on a date; an hour that the clock shows twice counts in full, one that it skips is not there. */
export function spanOn(date: LocalDate, { from_minute, to_minute }: DayHours): Span {
  return { from: instantAt(date, from_minute, 'first'), until: instantAt(date, to_minute, 'last') };
}

function instantAt(date: LocalDate, minute: number, which: 'first' | 'last'): number {
  const { midnight, hasChange } = knownDay(date);
  if (!hasChange) return midnight + minute * 60_000;
  if (minute === 1440) return startOfDay(nextDay(date)).getTime();
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const instants = instantsOf({ date, time });
  const instant = which === 'first' ? instants[0] : instants.at(-1);
  // The clock skips this time: whatever begins or ends in the gap does so at its end.
  return instant === undefined
    ? instantAt(date, Math.ceil((minute + 1) / 60) * 60, which)
    : instant.getTime();
}

type Day = { midnight: number; /** The clock is put forward or back. */ hasChange: boolean };

// One search asks for the hours of a few days hundreds of times, and each answer of the platform is dear.
const knownDays = new Map<LocalDate, Day>();
const mostDays = 1000;

function knownDay(date: LocalDate): Day {
  const known = knownDays.get(date);
  if (known) return known;
  const midnight = startOfDay(date).getTime();
  const day = { midnight, hasChange: startOfDay(nextDay(date)).getTime() - midnight !== 86_400_000 };
  if (knownDays.size >= mostDays) knownDays.clear();
  knownDays.set(date, day);
  return day;
}

function nextDay(date: LocalDate): LocalDate {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

/** Whether two times have an instant in common. */
export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.until && other.from < one.until;
}

/** Whether a time lies within one of the `spans`. */
export function isWithin(span: Span, spans: readonly Span[]): boolean {
  for (const { from, until } of spans) if (from <= span.from && span.until <= until) return true;
  return false;
}

/** Whether a time has an instant in common with one of the `spans`. A search asks this thousands of times: nothing is made for it. */
export function overlapsAny(span: Span, spans: readonly Span[]): boolean {
  for (const other of spans) if (overlaps(other, span)) return true;
  return false;
}

/** The same times in order, those that touch or overlap as one, and none of no length. */
export function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans.filter(({ from, until }) => from < until).sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else found.push({ ...span });
  }
  return found;
}

/** What is left of the `spans` without `gap`; a gap of no length, such as a break in the hour that the clock skips, takes nothing. */
export function without(spans: readonly Span[], gap: Span): Span[] {
  if (gap.from >= gap.until) return [...spans];
  return spans.flatMap((span) =>
    overlaps(span, gap)
      ? [
          { from: span.from, until: gap.from },
          { from: gap.until, until: span.until },
        ].filter(({ from, until }) => from < until)
      : [span],
  );
}

/** What the `spans` have in common with `other`. */
export function shared(spans: readonly Span[], other: Span): Span[] {
  return spans
    .filter((span) => overlaps(span, other))
    .map(({ from, until }) => ({ from: Math.max(from, other.from), until: Math.min(until, other.until) }));
}
