import { fieldRefused } from '#src/kernel/problem/problem.ts';

type Hours = { weekday?: number; from_minute: number; to_minute: number };

/** Refuses hours that are no whole quarters, end before they begin, or overlap others of the same weekday. */
export function refuseHours(field: string, hours: readonly Hours[]): void {
  for (const [index, one] of hours.entries()) {
    if (one.from_minute % 15 !== 0 || one.to_minute % 15 !== 0) throw fieldRefused(field, 'invalid_value');
    if (one.from_minute >= one.to_minute) throw fieldRefused(field, 'invalid_value');
    const isOverlapping = hours
      .slice(index + 1)
      .some(
        (other) =>
          other.weekday === one.weekday &&
          other.from_minute < one.to_minute &&
          one.from_minute < other.to_minute,
      );
    if (isOverlapping) throw fieldRefused(field, 'invalid_value');
  }
}
