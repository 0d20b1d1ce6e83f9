/** Who wants to change work, and whose work is theirs too today. */
export type Worker = {
  userId: string;
  teamId: string | null;
  /** Holds a role that ends in `.manager`. */
  isManager: boolean;
  /** Colleagues whom they replace today. */
  replacedUserIds: readonly string[];
};

/** Where a piece of work lies: with a person, or in a queue. */
export type Whereabouts = {
  assigned_user_id: string | null;
  owner_team_id: string | null;
  queue_team_id: string | null;
};

/**
 * Whether somebody may change a piece of work.
 *
 * One's own and that of a colleague whom one replaces today; a manager also that of the team and of its queues, and of
 * queues that belong to no team. What waits in a queue may be taken by anybody.
 */
export function mayChange(worker: Worker, work: Whereabouts, takesIt = false): boolean {
  const { assigned_user_id: owner, owner_team_id: ownerTeam, queue_team_id: queueTeam } = work;
  if (owner === null) return takesIt || (worker.isManager && (queueTeam ?? worker.teamId) === worker.teamId);
  if (owner === worker.userId || worker.replacedUserIds.includes(owner)) return true;
  return worker.isManager && worker.teamId !== null && ownerTeam === worker.teamId;
}
