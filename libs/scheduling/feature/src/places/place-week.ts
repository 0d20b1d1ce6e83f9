import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { leastPeopleOn } from '@dosar/scheduling-domain';

type Board = Schema<'Board'>;
type Span = Board['people'][number]['hours'][number];

/** What somebody does on a day, as the plan of one place tells it. */
export type PlaceCell =
  | { kind: 'here'; spans: readonly Span[] }
  | { kind: 'elsewhere'; placeName: string }
  | { kind: 'away' }
  | { kind: 'free' };

/** A person on each day of a week. */
export type PlaceRow = { userId: string; name: string; cells: readonly PlaceCell[] };

const isOn = (instant: string, date: string) => localDateOf(new Date(instant)) === date;

/** Who works at a place in a week, day by day; whoever has no hours there in that week is left out. */
export function weekOfPlace(board: Board, placeId: string, dates: readonly string[]): PlaceRow[] {
  const names = new Map(board.places.map(({ place_id: id, name }) => [id, name]));
  return board.people
    .filter(({ hours }) => hours.some(({ place_id: id }) => id === placeId))
    .map(({ user_id: userId, full_name: name, hours, away }) => ({
      userId,
      name,
      cells: dates.map((date): PlaceCell => {
        const ofDay = hours.filter(({ starts_at: at }) => isOn(at, date));
        const isAway = away.some(
          ({ starts_at: from, ends_at: until }) =>
            localDateOf(new Date(from)) <= date && localDateOf(new Date(Date.parse(until) - 1)) >= date,
        );
        const spans = ofDay
          // Whoever has hours on a holiday is not expected there.
          .filter(({ place_id: id }) => id === placeId && isOpenOn(board, placeId, date))
          .filter((span) => !away.some((gone) => covers(gone, span)));
        if (spans.length > 0) return { kind: 'here', spans };
        const other = ofDay.find(({ place_id: id }) => id !== placeId);
        if (isAway) return { kind: 'away' };
        return other === undefined
          ? { kind: 'free' }
          : { kind: 'elsewhere', placeName: names.get(other.place_id) ?? '' };
      }),
    }));
}

type Period = { starts_at: string; ends_at: string };
const covers = (gone: Period, span: Period) =>
  Date.parse(gone.starts_at) <= Date.parse(span.starts_at) &&
  Date.parse(gone.ends_at) >= Date.parse(span.ends_at);

/** How many people a place needs on a day, by the rule of the server. */
export function minimumOn(
  { kind, lanes, minimum_people: minimum }: Pick<Schema<'Place'>, 'kind' | 'lanes' | 'minimum_people'>,
  date: string,
): number {
  return leastPeopleOn({ kind, lanes, minimum: minimum ?? null }, date);
}

/** How many are at the place on each day. */
export function atPost(rows: readonly PlaceRow[], days: number): number[] {
  return Array.from(
    { length: days },
    (_, day) => rows.filter(({ cells }) => cells[day]?.kind === 'here').length,
  );
}

/** Whether a place is open on a day: nobody is missing where nobody is expected. */
export function isOpenOn(board: Board, placeId: string, date: string): boolean {
  const place = board.places.find(({ place_id: id }) => id === placeId);
  return place?.hours.some(({ starts_at: at }) => isOn(at, date)) ?? false;
}
