/** A member of a team with the facts that decide who gets which work. An empty list of codes means all. */
export type TeamPerson = {
  userId: string;
  capacityPoints: number;
  /** False for people who are away, locked or deactivated. */
  canGetWork: boolean;
  countyCodes: readonly string[];
  policyTypeCodes: readonly string[];
  assignmentTypeCodes: readonly string[];
};

/** The requirements of an assignment for its owner. */
export type AskedOfPerson = {
  countyCode: string | null;
  policyTypeCode: string;
  assignmentTypeCode: string;
};

/** Why an assignment stays with its owner. */
export type StayReason = 'fresh_contact' | 'near_law' | 'nobody_fits';

/** An active assignment. */
export type TeamWork = AskedOfPerson & {
  assignmentId: string;
  claimFileId: string;
  userId: string;
  weight: number;
  /** Why it cannot move; absent when it can. */
  stays?: Exclude<StayReason, 'nobody_fits'> | undefined;
};

/** The rule that chose among the possible owners. */
export type DecidingRule = 'owner_of_file' | 'only_one' | 'least_load';

/** An assignment that moves to another person, and the deciding rule. */
export type Move = { assignmentId: string; fromUserId: string; toUserId: string; rule: DecidingRule };
/** An assignment that stays, and why. */
export type Stay = { assignmentId: string; reason: StayReason };

/** The rules that a person meets for an assignment. */
export function fitOf(person: TeamPerson, work: AskedOfPerson) {
  const allows = (codes: readonly string[], code: string | null) =>
    codes.length === 0 || code === null || codes.includes(code);
  const kind = allows(person.assignmentTypeCodes, work.assignmentTypeCode);
  const policy = allows(person.policyTypeCodes, work.policyTypeCode);
  const county = allows(person.countyCodes, work.countyCode);
  return {
    skill: kind && policy,
    county,
    present: person.canGetWork,
    fits: kind && policy && county && person.canGetWork,
  };
}

/** The load of a person in per cent of their capacity. */
export function percentOf(loadPoints: number, capacityPoints: number): number {
  return Math.round((loadPoints / capacityPoints) * 100);
}

type Question = {
  people: readonly TeamPerson[];
  /** All active work of the team, in the order in which it should move. */
  work: readonly TeamWork[];
  /** The people from whom work may be taken. */
  fromUserIds: readonly string[];
  targetPercent: number;
  most: number;
};

/**
 * The moves of assignments that lower the highest load.
 *
 * A present person gives work only while above the target, and only to people who stay less loaded than the giver was. Then
 * the work of absent people moves. Nobody's load rises above the target or the previous highest load, whichever is more.
 */
export function proposeMoves({ people, work, fromUserIds, targetPercent, most }: Question): {
  moves: Move[];
  stays: Stay[];
} {
  const loads = loadsOf(work);
  const ratio = (person: TeamPerson, more = 0) =>
    ((loads.get(person.userId) ?? 0) + more) / person.capacityPoints;
  const ceiling = Math.max(
    targetPercent / 100,
    ...people.filter((person) => person.canGetWork).map((person) => ratio(person)),
  );
  const givers = people.filter((person) => fromUserIds.includes(person.userId));
  const getters = people.filter((person) => person.canGetWork && !fromUserIds.includes(person.userId));
  const owners = ownersOf(work);
  const movable = new Map(givers.map((giver): [string, TeamWork[]] => [giver.userId, []]));
  const stays: Stay[] = [];
  for (const piece of work) {
    if (!movable.has(piece.userId)) continue;
    if (piece.stays === undefined) movable.get(piece.userId)?.push(piece);
    else stays.push({ assignmentId: piece.assignmentId, reason: piece.stays });
  }

  const taken = new Map<string, number>();
  const left = ({ userId }: TeamPerson) => (movable.get(userId)?.length ?? 0) - (taken.get(userId) ?? 0);
  const moves: Move[] = [];
  while (moves.length < most) {
    const giver = nextGiver(
      givers.filter((person) => left(person) > 0),
      ratio,
      targetPercent / 100,
    );
    const piece = giver && movable.get(giver.userId)?.[taken.get(giver.userId) ?? 0];
    if (giver === undefined || piece === undefined) break;
    taken.set(giver.userId, (taken.get(giver.userId) ?? 0) + 1);
    const limit = giver.canGetWork ? ratio(giver) : ceiling;
    const fitting = getters.filter((getter) => {
      const after = ratio(getter, piece.weight);
      return fitOf(getter, piece).fits && (giver.canGetWork ? after < limit : after <= limit);
    });
    const chosen = choose(fitting, piece, ratio, owners);
    if (chosen === undefined) {
      // Loads of receivers only grow and that of the giver only falls, so work without a receiver now finds none later.
      stays.push({ assignmentId: piece.assignmentId, reason: 'nobody_fits' });
      continue;
    }
    loads.set(giver.userId, (loads.get(giver.userId) ?? 0) - piece.weight);
    loads.set(chosen.person.userId, (loads.get(chosen.person.userId) ?? 0) + piece.weight);
    moves.push({
      assignmentId: piece.assignmentId,
      fromUserId: giver.userId,
      toUserId: chosen.person.userId,
      rule: chosen.rule,
    });
  }
  return { moves, stays };
}

type Ratio = (person: TeamPerson, more?: number) => number;

/** The most loaded present person above the target; without one, a person who is away. */
function nextGiver(givers: readonly TeamPerson[], ratio: Ratio, target: number): TeamPerson | undefined {
  const loaded = givers.filter((giver) => giver.canGetWork && ratio(giver) > target);
  return leastBy(loaded, (giver) => -ratio(giver)) ?? givers.find((giver) => !giver.canGetWork);
}

/** The new owner among the candidates: a person who already works on the file, else the least loaded. */
function choose(
  fitting: readonly TeamPerson[],
  piece: TeamWork,
  ratio: Ratio,
  owners: ReadonlyMap<string, ReadonlySet<string>>,
): { person: TeamPerson; rule: DecidingRule } | undefined {
  const after = (person: TeamPerson) => ratio(person, piece.weight);
  const owner = leastBy(
    fitting.filter((person) => owners.get(piece.claimFileId)?.has(person.userId)),
    after,
  );
  if (owner) return { person: owner, rule: 'owner_of_file' };
  const person = leastBy(fitting, after);
  return person && { person, rule: fitting.length === 1 ? 'only_one' : 'least_load' };
}

/** The person with the lowest value; of several, the one with the lowest id, so that the result is repeatable. */
export function leastBy(people: readonly TeamPerson[], value: (person: TeamPerson) => number) {
  let least: TeamPerson | undefined;
  for (const person of people) {
    if (least === undefined) least = person;
    else {
      const difference = value(person) - value(least);
      if (difference < 0 || (difference === 0 && person.userId < least.userId)) least = person;
    }
  }
  return least;
}

/** The load of each person: the weight of their active work. */
function loadsOf(work: readonly TeamWork[]): Map<string, number> {
  const loads = new Map<string, number>();
  for (const { userId, weight } of work) loads.set(userId, (loads.get(userId) ?? 0) + weight);
  return loads;
}

/** The people with active work on each file. */
function ownersOf(work: readonly TeamWork[]): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { claimFileId, userId } of work) {
    const known = owners.get(claimFileId) ?? new Set();
    owners.set(claimFileId, known.add(userId));
  }
  return owners;
}
