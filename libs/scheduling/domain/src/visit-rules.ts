/** Until how long before the hour claimants may move or cancel their visit. */
export const selfChangeMinutes = 4 * 60;

/** How often claimants may move a visit themselves. */
export const mostSelfMoves = 2;

/** How long an hour is kept while somebody fills in the rest. */
export const holdMinutes = 10;

/** A device may be ahead of the server's clock by so many minutes. */
const clockTolerance = 5;

/** How many minutes after its hour a visit counts as missed. */
export const graceMinutes = 15;

/** Status of a visit, from the hold to its end. */
export type VisitStatus =
  | 'held'
  | 'booked'
  | 'confirmed'
  | 'on_the_way'
  | 'arrived'
  | 'in_work'
  | 'done'
  | 'vehicle_absent'
  | 'not_completed'
  | 'client_no_show'
  | 'assessor_no_show'
  | 'place_closed'
  | 'cancelled'
  | 'expired';

const waiting: readonly VisitStatus[] = ['booked', 'confirmed', 'on_the_way', 'arrived'];

/** Visits that take time of a person and a lane. */
export const takingTime: readonly VisitStatus[] = ['held', ...waiting, 'in_work'];

const comesFrom: Partial<Record<VisitStatus, readonly VisitStatus[]>> = {
  confirmed: ['booked'],
  on_the_way: ['booked', 'confirmed'],
  arrived: ['booked', 'confirmed', 'on_the_way'],
  in_work: waiting,
  done: ['in_work', 'arrived'],
  not_completed: ['in_work', 'arrived'],
  vehicle_absent: waiting,
  client_no_show: waiting,
  assessor_no_show: waiting,
  place_closed: waiting,
};

/** Whether an assessor's report fits the status of a visit; “did not come” is accepted from 15 minutes after its hour on. */
export function mayFollow(
  visit: { status: VisitStatus; startsAt: number },
  report: { status: VisitStatus; happenedAt: number },
): boolean {
  if (comesFrom[report.status]?.includes(visit.status) !== true) return false;
  const isMissed = report.status === 'client_no_show' || report.status === 'vehicle_absent';
  return !isMissed || report.happenedAt >= visit.startsAt + graceMinutes * 60_000;
}

/** Whether a report claims to be from later than the clock of a device may be ahead. */
export function isFromFuture(happenedAt: number, now: number): boolean {
  return happenedAt > now + clockTolerance * 60_000;
}

/** The moment from which claimants can no longer move or cancel a visit. */
export function changeableUntil(startsAt: number): number {
  return startsAt - selfChangeMinutes * 60_000;
}

/** Why a visit stays as it is: it is not to come, the claimant is too late, or has moved it often enough. */
export type ChangeRefusal = 'conflict' | 'visit_too_late' | 'visit_limit_reached';

/** Why somebody cannot move or cancel a visit; `undefined` when they can. The limits of claimants do not bind staff. */
export function changeRefusal(
  visit: { status: VisitStatus; startsAt: number; selfMoves: number },
  change: { kind: 'move' | 'cancel'; isByClaimant: boolean; now: number },
): ChangeRefusal | undefined {
  if (visit.status !== 'booked' && visit.status !== 'confirmed') return 'conflict';
  if (!change.isByClaimant) return undefined;
  if (change.now >= changeableUntil(visit.startsAt)) return 'visit_too_late';
  return change.kind === 'move' && visit.selfMoves >= mostSelfMoves ? 'visit_limit_reached' : undefined;
}
