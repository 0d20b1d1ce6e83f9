/** Somebody of a team, as far as it matters who gets which work. An empty list of codes means all. */
export type TeamPerson = {
  userId: string;
  capacityPoints: number;
  /** False for whoever is away, locked or gone. */
  canGetWork: boolean;
  countyCodes: readonly string[];
  policyTypeCodes: readonly string[];
  assignmentTypeCodes: readonly string[];
};

/** What a piece of work asks of whoever gets it. */
export type AskedOfPerson = {
  countyCode: string | null;
  policyTypeCode: string;
  assignmentTypeCode: string;
};

/** Why work stays with whom it is. */
export type StayReason = 'fresh_contact' | 'near_law' | 'nobody_fits';

/** A piece of active work. */
export type TeamWork = AskedOfPerson & {
  assignmentId: string;
  claimFileId: string;
  userId: string;
  weight: number;
  /** Why it may not be moved; absent when it may. */
  stays?: Exclude<StayReason, 'nobody_fits'> | undefined;
};

/** What decided between those who may get the work. */
export type DecidingRule = 'owner_of_file' | 'only_one' | 'least_load';

/** Work that goes from one person to another, and what decided it. */
export type Move = { assignmentId: string; fromUserId: string; toUserId: string; rule: DecidingRule };
/** Work that stays, and why. */
export type Stay = { assignmentId: string; reason: StayReason };

/** Which of the rules somebody passes for a piece of work. */
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

/** Load in per cent of what somebody can carry. */
export function percentOf(loadPoints: number, capacityPoints: number): number {
  return Math.round((loadPoints / capacityPoints) * 100);
}

type Question = {
  people: readonly TeamPerson[];
  /** All active work of the team, in the order in which it should go. */
  work: readonly TeamWork[];
  /** From whom work may be taken. */
  fromUserIds: readonly string[];
  targetPercent: number;
  most: number;
};

/**
 * Which work goes to whom, so that the highest load falls.
 *
 * Whoever is there gives only while above the target, and only to somebody who stays less loaded than the giver was; then
 * goes the work of those who are away. Nobody rises above the target or what was the highest load before, whichever is more.
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
      // Getters only fill up and the giver only empties: what finds nobody now finds nobody later.
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

/** The most loaded of those who are there and above the target; when nobody is, whoever is away. */
function nextGiver(givers: readonly TeamPerson[], ratio: Ratio, target: number): TeamPerson | undefined {
  const loaded = givers.filter((giver) => giver.canGetWork && ratio(giver) > target);
  return leastBy(loaded, (giver) => -ratio(giver)) ?? givers.find((giver) => !giver.canGetWork);
}

/** Who of those that fit gets a piece of work: whoever works on the file already, else the least loaded. */
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

/** The person with the least value; of several the one whose id comes first, so that an answer repeats. */
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

/** Load of each person by the weight of their active work. */
function loadsOf(work: readonly TeamWork[]): Map<string, number> {
  const loads = new Map<string, number>();
  for (const { userId, weight } of work) loads.set(userId, (loads.get(userId) ?? 0) + weight);
  return loads;
}

/** Who has active work on each file. */
function ownersOf(work: readonly TeamWork[]): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { claimFileId, userId } of work) {
    const known = owners.get(claimFileId) ?? new Set();
    owners.set(claimFileId, known.add(userId));
  }
  return owners;
}
