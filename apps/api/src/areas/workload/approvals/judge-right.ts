import type { Schema } from '@dosar/openapi';
import type { SkippedApproval } from '../extension-points.ts';
import type { Decider } from './decider-repository.ts';

/** The facts of a request: its requester and its amount. */
export type JudgedRequest = {
  approval_kind: string;
  asked_by_user_id: string;
  asked_for_user_id: string;
  amount_bani: number | null;
};

type RightCode = Schema<'ApprovalRight'>['code'];

/** Whether a person may decide a request: the second-person rule first, then the amount. `workers` have worked on its subject. */
export function rightOf(
  { approval_kind: kind, amount_bani: amount, ...request }: JudgedRequest,
  decider: Pick<Decider, 'user_id' | 'authority'>,
  workers: ReadonlySet<string>,
): RightCode {
  const { user_id: userId } = decider;
  if (userId === request.asked_by_user_id || userId === request.asked_for_user_id) return 'own_request';
  if (workers.has(userId)) return 'worked_on_file';
  return amount !== null && amount > (decider.authority[kind] ?? 0) ? 'over_authority' : 'may_decide';
}

type TeamRequest = { team_id: string | null; handed_to_user_id: string | null };

/** Whether a manager belongs to the requesting team, or the request was handed to them because its manager left. */
export function isOfTeam({ team_id: teamId, handed_to_user_id: handedTo }: TeamRequest, decider: Decider) {
  return handedTo === decider.user_id || (teamId !== null && decider.team_id === teamId);
}

/**
 * Whether a request is addressed to a manager: their team asks, or no manager of the requesting team can decide.
 *
 * Requests without a team are addressed to every manager, and managers without a team get every request.
 */
export function isAsked(
  request: JudgedRequest & TeamRequest,
  decider: Decider,
  deciders: readonly Decider[],
  workers: ReadonlySet<string>,
): boolean {
  if (request.team_id === null || decider.team_id === null || isOfTeam(request, decider)) return true;
  return !deciders.some(
    (other) => isOfTeam(request, other) && rightOf(request, other, workers) === 'may_decide',
  );
}

/** The people who can decide instead, in ascending order of authority. */
export function othersFor(
  request: JudgedRequest,
  deciders: readonly Decider[],
  workers: ReadonlySet<string>,
): string[] {
  const authority = (decider: Decider) => decider.authority[request.approval_kind] ?? 0;
  return deciders
    .filter((decider) => rightOf(request, decider, workers) === 'may_decide')
    .toSorted((one, other) => authority(one) - authority(other))
    .slice(0, 3)
    .map((decider) => decider.full_name);
}

type Deciding = Pick<Schema<'ApprovalDecision'>, 'outcome' | 'row_version'>;
type WaitingRequest = JudgedRequest & TeamRequest & { status: string; row_version: number };

/** Why a person cannot decide a request now. Sending it back or refusing it needs no authority over the amount. */
export function refusalOf(
  request: WaitingRequest,
  { outcome, row_version: version }: Deciding,
  { own, deciders, workers }: { own: Decider; deciders: readonly Decider[]; workers: ReadonlySet<string> },
): SkippedApproval | undefined {
  if (!isAsked(request, own, deciders, workers)) return 'not_found';
  if (request.status !== 'asked') return 'not_open';
  if (request.row_version !== version) return 'stale';
  const right = rightOf(request, own, workers);
  if (right === 'may_decide' || (right === 'over_authority' && outcome !== 'approved')) return undefined;
  return right;
}
