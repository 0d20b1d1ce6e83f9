import type { CalendarEvent } from './calendar-event.tsx';

/** Something that takes part of a day of one person. */
export type PlannedEvent = Omit<CalendarEvent, 'date' | 'time'> & {
  personId: string;
  /** `HH:mm`. */
  start: string;
  /** `HH:mm`, after `start`. */
  end: string;
};

/** Where an event stands in the row of its person: the hour it begins in, and the lane, so that none covers another. */
export type PlacedEvent = { event: PlannedEvent; hour: number; lane: number };

/** How many minutes after midnight a clock shows `time`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** The events of one person, each in the first lane that is free when it begins. */
export function placed(events: readonly PlannedEvent[]): PlacedEvent[] {
  const laneEnds: number[] = [];
  return [...events]
    .sort((one, other) => minutesOf(one.start) - minutesOf(other.start))
    .map((event) => {
      const start = minutesOf(event.start);
      const free = laneEnds.findIndex((end) => end <= start);
      const lane = free < 0 ? laneEnds.length : free;
      laneEnds[lane] = minutesOf(event.end);
      return { event, hour: Math.floor(start / 60), lane };
    });
}

/** The hours that the grid shows: the usual ones, and more where an event needs them. */
export function hoursFor(events: readonly PlannedEvent[], usual: { from: number; to: number }): number[] {
  const from = Math.min(usual.from, ...events.map(({ start }) => Math.floor(minutesOf(start) / 60)));
  const to = Math.max(usual.to, ...events.map(({ end }) => Math.ceil(minutesOf(end) / 60)));
  return Array.from({ length: to - from }, (_, index) => from + index);
}
