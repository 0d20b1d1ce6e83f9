import { endOfDay, localDateOf, startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';

/** The board as the contract has it. */
export type Board = Schema<'Board'>;
type Visit = Board['visits'][number];

/** A stretch of time in milliseconds. */
export type Span = { from: number; until: number };

/** A stretch of a column in which nothing can be booked besides the visits shown, and why. */
export type Gap = Span & {
  why: 'before' | 'break' | 'after' | 'away' | 'free' | 'holiday' | 'travel' | 'busy';
  holiday?: string;
};

/** A column of the board: a person or a lane on one day. */
export type BoardColumn = {
  id: string;
  name: string;
  /** Where, under the name. */
  about: string;
  /** How full the day is; lanes have no limit. */
  load?: { count: number; cap: number };
  isAway: boolean;
  gaps: Gap[];
  visits: Visit[];
  /** Where a visit stands that begins here then. */
  target: (start: number) => { user_id?: string; lane_id?: string; place_id?: string };
};

const spanOf = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }): Span => ({
  from: Date.parse(starts_at),
  until: Date.parse(ends_at),
});

/** What of `spans` touches `frame`, cut to it, in order. */
function within(spans: readonly Span[], frame: Span): Span[] {
  return spans
    .filter(({ from, until }) => from < frame.until && until > frame.from)
    .map(({ from, until }) => ({ from: Math.max(from, frame.from), until: Math.min(until, frame.until) }))
    .sort((one, other) => one.from - other.from);
}

/** The stretches of `frame` that no span covers. */
function gapsBetween(spans: readonly Span[], frame: Span): Gap[] {
  if (spans.length === 0) return [{ ...frame, why: 'free' }];
  const gaps: Gap[] = [];
  let reached = frame.from;
  for (const { from, until } of spans) {
    if (from > reached)
      gaps.push({ from: reached, until: from, why: reached === frame.from ? 'before' : 'break' });
    reached = Math.max(reached, until);
  }
  if (reached < frame.until) gaps.push({ from: reached, until: frame.until, why: 'after' });
  return gaps;
}

const isOfDay = (date: string) => (visit: Visit) =>
  localDateOf(new Date(visit.starts_at)) === date &&
  visit.status !== 'cancelled' &&
  visit.status !== 'expired';

/** Visits that count for the day of a person: whoever did not come has taken the hour as well. */
export const visitsOfDay = (board: Board, date: string): Visit[] => board.visits.filter(isOfDay(date));

/** The hours that a day shows: eight to six, and more where something happens outside of them. */
export function frameOf(board: Board, date: string): Span {
  const midnight = startOfDay(date).getTime();
  const hour = 3_600_000;
  const usual = { from: midnight + 8 * hour, until: midnight + 18 * hour };
  const shown = within(
    [...visitsOfDay(board, date), ...board.people.flatMap(({ hours }) => hours)].map(spanOf),
    { from: midnight, until: endOfDay(date).getTime() },
  );
  const from = Math.min(usual.from, ...shown.map((span) => span.from));
  const until = Math.max(usual.until, ...shown.map((span) => span.until));
  return { from: Math.floor(from / hour) * hour, until: Math.ceil(until / hour) * hour };
}

/** Which visits are looked at; the hours of the others are taken all the same. */
export type Matches = (visit: Visit) => boolean;
const everything: Matches = () => true;

/** The ways between visits at two places, and from door to door in a mobile zone; as the engine keeps them free. */
function waysBetween(visits: readonly Visit[], minutes: number, frame: Span): Gap[] {
  const inOrder = visits.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
  const ways = inOrder.flatMap((visit, index) => {
    const before = inOrder[index - 1];
    if (!before) return [];
    const isSamePlace = before.place.place_id === visit.place.place_id && visit.place.kind !== 'mobile';
    const until = Date.parse(visit.starts_at);
    const from = Math.max(Date.parse(before.ends_at), until - minutes * 60_000);
    return isSamePlace || from >= until ? [] : [{ from, until }];
  });
  return within(ways, frame).map((span) => ({ ...span, why: 'travel' }));
}

const busy = (visits: readonly Visit[], matches: Matches, frame: Span): Gap[] =>
  within(visits.filter((visit) => !matches(visit)).map(spanOf), frame).map((span) => ({
    ...span,
    why: 'busy',
  }));

/** The hours of a day in which the organisation is closed although places are open, each once. */
function closedGaps(places: Board['places'], frame: Span): Gap[] {
  const closed = new Map(
    places.flatMap(({ closed_hours: hours }) => hours.map((one) => [`${one.starts_at} ${one.ends_at}`, one])),
  );
  return [...closed.values()].flatMap((one) =>
    within([spanOf(one)], frame).map((span): Gap => ({ ...span, why: 'holiday', holiday: one.name })),
  );
}

/** A column for each assessor who works or has visits that day. */
export function columnsOfPeople(
  board: Board,
  date: string,
  frame: Span,
  matches = everything,
): BoardColumn[] {
  const placeName = new Map(board.places.map(({ place_id, name }) => [place_id, name]));
  return board.people.flatMap((person) => {
    const visits = visitsOfDay(board, date).filter(({ user_id: id }) => id === person.user_id);
    const hours = person.hours.filter(({ starts_at: start }) => localDateOf(new Date(start)) === date);
    const away = within(person.away.map(spanOf), frame);
    if (visits.length === 0 && hours.length === 0 && away.length === 0) return [];
    const isAway = away.some(({ from, until }) => from <= frame.from && until >= frame.until);
    const places = new Set(hours.map(({ place_id: id }) => placeName.get(id) ?? ''));
    const closed = closedGaps(
      board.places.filter(({ place_id: id }) => hours.some((known) => known.place_id === id)),
      frame,
    );
    return [
      {
        id: person.user_id,
        name: person.full_name,
        about: [...places].filter(Boolean).join(', '),
        load: {
          count: visits.filter(({ status }) => status !== 'held').length,
          cap: person.daily_cap,
        },
        isAway,
        gaps: [
          ...(isAway ? [] : gapsBetween(within(hours.map(spanOf), frame), frame)),
          ...(isAway ? [] : closed),
          ...away.map((span): Gap => ({ ...span, why: 'away' })),
          ...waysBetween(visits, person.travel_minutes, frame),
          ...busy(visits, matches, frame),
        ],
        visits: visits.filter(matches),
        target: (start: number) => {
          const place = hours.find(
            (span) => Date.parse(span.starts_at) <= start && Date.parse(span.ends_at) > start,
          );
          return {
            user_id: person.user_id,
            ...((place ?? hours[0]) && { place_id: (place ?? hours[0])?.place_id }),
          };
        },
      } satisfies BoardColumn,
    ];
  });
}

/** A column for each lane of the places. */
export function columnsOfLanes(board: Board, date: string, frame: Span, matches = everything): BoardColumn[] {
  return board.places.flatMap((place) => {
    const holiday = place.holidays.find((day) => day.date === date);
    const hours = place.hours.filter(({ starts_at: start }) => localDateOf(new Date(start)) === date);
    const gaps: Gap[] = holiday
      ? [{ ...frame, why: 'holiday', holiday: holiday.name }]
      : [
          ...gapsBetween(within([...hours, ...place.closed_hours].map(spanOf), frame), frame),
          ...closedGaps([place], frame),
        ];
    return place.lanes.map((lane): BoardColumn => {
      const visits = visitsOfDay(board, date).filter(({ lane_id: id }) => id === lane.lane_id);
      return {
        id: lane.lane_id,
        name: place.name,
        about: lane.name,
        isAway: false,
        gaps: [...gaps, ...busy(visits, matches, frame)],
        visits: visits.filter(matches),
        target: () => ({ lane_id: lane.lane_id, place_id: place.place_id }),
      };
    });
  });
}
