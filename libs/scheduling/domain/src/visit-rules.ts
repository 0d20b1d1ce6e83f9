/** Until how long before the hour claimants may move or cancel their visit. */
export const selfChangeMinutes = 4 * 60;

/** How often claimants may move a visit themselves. */
export const mostSelfMoves = 2;

/** How long an hour is kept while somebody fills in the rest. */
export const holdMinutes = 10;

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
