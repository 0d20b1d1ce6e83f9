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
  | 'unreported'
  | 'cancelled'
  | 'expired';

const waiting: readonly VisitStatus[] = ['booked', 'confirmed', 'on_the_way', 'arrived'];

/** Visits that take time of a person and a lane. */
export const takingTime: readonly VisitStatus[] = ['held', ...waiting, 'in_work'];

/** A device without a network reports late: what was asked about meanwhile can still be said. */
const unsaid: readonly VisitStatus[] = [...waiting, 'unreported'];

const comesFrom: Partial<Record<VisitStatus, readonly VisitStatus[]>> = {
  confirmed: ['booked'],
  on_the_way: ['booked', 'confirmed', 'unreported'],
  arrived: ['booked', 'confirmed', 'on_the_way', 'unreported'],
  in_work: unsaid,
  done: ['in_work', 'arrived', 'unreported'],
  not_completed: ['in_work', 'arrived', 'unreported'],
  vehicle_absent: unsaid,
  client_no_show: unsaid,
  assessor_no_show: unsaid,
  place_closed: unsaid,
};

/** From how many minutes after the hour of a visit on a report can be true; negative before it. `confirmed` has no limit. */
const earliestMinutes: Partial<Record<VisitStatus, number>> = {
  on_the_way: -120,
  arrived: -15,
  in_work: -15,
  done: 0,
  not_completed: 0,
  place_closed: 0,
  vehicle_absent: graceMinutes,
  client_no_show: graceMinutes,
  assessor_no_show: graceMinutes,
};

/** From which moment on a status of a visit can be reported; `undefined` when at any time. */
export function reportableFrom(startsAt: number, status: VisitStatus): number | undefined {
  const minutes = earliestMinutes[status];
  return minutes === undefined ? undefined : startsAt + minutes * 60_000;
}

/** Why a report is refused: it does not follow from where the visit stands, or its hour has not come. */
export type ReportRefusal = 'conflict' | 'report_too_early';

/** Why an assessor's report does not fit a visit; `undefined` when it does. */
export function reportRefusal(
  visit: { status: VisitStatus; startsAt: number },
  report: { status: VisitStatus; happenedAt: number },
): ReportRefusal | undefined {
  if (comesFrom[report.status]?.includes(visit.status) !== true) return 'conflict';
  return report.happenedAt < (reportableFrom(visit.startsAt, report.status) ?? -Infinity)
    ? 'report_too_early'
    : undefined;
}

/** How many minutes after its end a visit without a report is asked about. */
export const reportDueMinutes = 60;

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
