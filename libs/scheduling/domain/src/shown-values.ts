import { localTimeOf } from '@dosar/kernel/zone';
import type { Span, TakenTime } from './calendar-facts.ts';
import type { ReasonValues } from './slot-reason.ts';

/** The time of day of an instant, as the business reads it. */
function clock(instant: number): string {
  return localTimeOf(new Date(instant)).time;
}

/** From when until when a place is open, or somebody works. */
export function shownSpan(spans: readonly Span[]): ReasonValues {
  const [first] = spans;
  const last = spans.at(-1);
  return first === undefined || last === undefined
    ? {}
    : { from: clock(first.from), until: clock(last.until) };
}

/** The hours in which the organisation is closed; a side that reaches the edge of the day has no hour to name. */
export function shownClosed({ from, until, name }: Span & { name: string }): ReasonValues {
  const [begins, ends] = [clock(from), clock(until)];
  return { name, ...(begins !== '00:00' && { from: begins }), ...(ends !== '00:00' && { until: ends }) };
}

/** The hours and the vehicle of a visit. */
export function shownVisit(visit: TakenTime | undefined): ReasonValues {
  if (visit === undefined) return {};
  const { from, until, plate } = visit;
  return { from: clock(from), until: clock(until), ...(plate !== null && { plate }) };
}
