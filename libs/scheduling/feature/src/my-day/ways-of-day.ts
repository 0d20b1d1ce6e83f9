import { kilometresBetween } from '../move-visit/place-distance.ts';
import type { Visit } from '../visit-words/use-visit-words.ts';

/** The way to a visit from the one before it. */
export type Way = {
  /** As the crow flies; unknown while one of the two is not on the map. */
  km: number | undefined;
  /** Free minutes between the two. */
  minutes: number;
};

/** The ways of a day, each under the visit that it leads to. Two visits at one centre have none between them. */
export function waysOfDay(visits: readonly Visit[]): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  const inOrder = visits
    .filter(({ status }) => status !== 'cancelled' && status !== 'expired' && status !== 'held')
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
  for (const [index, visit] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (before === undefined) continue;
    const isSamePlace = before.place.place_id === visit.place.place_id;
    if (isSamePlace && visit.place.kind !== 'mobile') continue;
    const minutes = Math.max(0, (Date.parse(visit.starts_at) - Date.parse(before.ends_at)) / 60_000);
    // Within a mobile zone vehicles stand anywhere: the map knows the zone alone.
    const km = isSamePlace ? undefined : kilometresBetween(before.place, visit.place);
    ways.set(visit.visit_id, { km, minutes });
  }
  return ways;
}
