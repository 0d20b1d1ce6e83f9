import {
  placePresence,
  type AskedLeave,
  type PlacePresence,
  type PlaceShortages,
} from '../extension-points.ts';

type Shortages = Parameters<PlacePresence['shortages']>;

/** Of more days than these nobody reads; a team's own come first, and both have room. */
const mostWarnings = 300;

/** Days on which places have too few people, of whoever knows places. */
export async function findPlaceShortages(
  moment: Shortages[0],
  among: Shortages[1],
  leaves: readonly AskedLeave[],
): Promise<PlaceShortages> {
  const [source] = placePresence.entries();
  if (source === undefined) return { certain: [], ofLeaves: new Map() };
  const { certain, ofLeaves } = await source.shortages(moment, among, leaves);
  return { certain: certain.slice(0, mostWarnings), ofLeaves };
}

/** Days on which one leave alone would leave a place with too few people. */
export async function placeWarningsOf(
  moment: Shortages[0],
  orgId: string,
  leave: AskedLeave,
): Promise<PlaceShortages['certain']> {
  const { date_from: from, date_to: to, userId, absenceId } = leave;
  const found = await findPlaceShortages(moment, { orgId, from, to, userIds: [userId] }, [leave]);
  return (found.ofLeaves.get(absenceId) ?? []).slice(0, mostWarnings);
}
