import { chooseOwner, type NewWork, type OwnerRule } from './assignment-rule.ts';
import { percentOf, type TeamPerson } from './rebalance.ts';

/** Work as it was: when it came and went, and who had it. */
export type PastWork = Omit<NewWork, 'ownerIds'> & {
  assignmentId: string;
  claimFileId: string;
  userId: string | undefined;
  openedAt: Date;
  doneAt: Date | undefined;
};

/** What the rule would have done with one piece of work. */
export type ReplayedWork = { assignmentId: string; userId: string | undefined; rule: OwnerRule };

/** The highest load of the team at the end of a day, in per cent: as it was, and by the rule. */
export type ReplayedDay = { endsAt: Date; actualPercent: number; rulePercent: number };

/** What somebody got, as it was and by the rule; peaks are at the end of a day, in per cent. */
export type ReplayedPerson = {
  userId: string;
  received: number;
  receivedByRule: number;
  peakPercent: number;
  peakPercentByRule: number;
};

type Replay = {
  people: readonly Omit<TeamPerson, 'canGetWork'>[];
  isThere: (userId: string, at: Date) => boolean;
  work: readonly PastWork[];
  /** What came before stays with whom it was. */
  from: Date;
  /** The ends of the days that are compared, in order. */
  dayEnds: readonly Date[];
};

/** Shares out past work once more by the rule, with the people and absences of those days, and compares. */
export function replayRule(replay: Replay): {
  works: ReplayedWork[];
  days: ReplayedDay[];
  people: ReplayedPerson[];
} {
  const run = newRun(replay);
  const happenings = happeningsOf(replay);
  const days: ReplayedDay[] = [];
  let next = 0;
  for (const endsAt of replay.dayEnds) {
    for (let event = happenings[next]; event !== undefined && event.at <= endsAt; event = happenings[next]) {
      if (event.isOpened) open(run, replay, event.piece);
      else close(run, event.piece);
      next += 1;
    }
    days.push({ endsAt, ...noteLoads(run, replay) });
  }
  return { works: run.works, days, people: [...run.results.values()] };
}

/** Where the work is at a moment of the replay: as it was, and by the rule. */
type Run = {
  actual: Map<string, number>;
  byRule: Map<string, number>;
  ruleOwners: Map<string, string>;
  openOnFile: Map<string, Set<string>>;
  works: ReplayedWork[];
  results: Map<string, ReplayedPerson>;
};

function newRun({ people }: Replay): Run {
  return {
    actual: new Map(),
    byRule: new Map(),
    ruleOwners: new Map(),
    openOnFile: new Map(),
    works: [],
    results: new Map(
      people.map(({ userId }) => [
        userId,
        { userId, received: 0, receivedByRule: 0, peakPercent: 0, peakPercentByRule: 0 },
      ]),
    ),
  };
}

/** What came and went until the last day, in its order. */
function happeningsOf({ work, from, dayEnds }: Replay) {
  const last = dayEnds.at(-1) ?? from;
  return work
    .flatMap((piece) => [
      { at: piece.openedAt, piece, isOpened: true },
      ...(piece.doneAt ? [{ at: piece.doneAt, piece, isOpened: false }] : []),
    ])
    .filter(({ at }) => at <= last)
    .toSorted(
      (one, other) =>
        one.at.getTime() - other.at.getTime() ||
        one.piece.assignmentId.localeCompare(other.piece.assignmentId) ||
        Number(other.isOpened) - Number(one.isOpened),
    );
}

function add(loads: Map<string, number>, userId: string | undefined, points: number) {
  if (userId !== undefined) loads.set(userId, (loads.get(userId) ?? 0) + points);
}

function open(run: Run, { people, isThere, from }: Replay, piece: PastWork) {
  const { assignmentId, claimFileId, userId, weight, openedAt } = piece;
  const onFile = run.openOnFile.get(claimFileId) ?? new Set<string>();
  let owner = userId;
  if (openedAt >= from) {
    const choice = chooseOwner(
      people.map((person) => ({ ...person, canGetWork: isThere(person.userId, openedAt) })),
      run.byRule,
      { ...piece, ownerIds: [...onFile].flatMap((id) => run.ruleOwners.get(id) ?? []) },
    );
    owner = choice.userId;
    run.works.push({ assignmentId, userId: owner, rule: choice.rule });
    const [was, would] = [run.results.get(userId ?? ''), run.results.get(owner ?? '')];
    if (was) was.received += 1;
    if (would) would.receivedByRule += 1;
  }
  add(run.actual, userId, weight);
  add(run.byRule, owner, weight);
  if (owner !== undefined) run.ruleOwners.set(assignmentId, owner);
  run.openOnFile.set(claimFileId, onFile.add(assignmentId));
}

function close(run: Run, { assignmentId, claimFileId, userId, weight }: PastWork) {
  add(run.actual, userId, -weight);
  add(run.byRule, run.ruleOwners.get(assignmentId), -weight);
  run.openOnFile.get(claimFileId)?.delete(assignmentId);
}

/** The highest loads of the team now; everybody's peaks are kept. */
function noteLoads({ actual, byRule, results }: Run, { people }: Replay) {
  const highest = { actualPercent: 0, rulePercent: 0 };
  for (const { userId, capacityPoints } of people) {
    const was = percentOf(actual.get(userId) ?? 0, capacityPoints);
    const would = percentOf(byRule.get(userId) ?? 0, capacityPoints);
    highest.actualPercent = Math.max(highest.actualPercent, was);
    highest.rulePercent = Math.max(highest.rulePercent, would);
    const result = results.get(userId);
    if (!result) continue;
    result.peakPercent = Math.max(result.peakPercent, was);
    result.peakPercentByRule = Math.max(result.peakPercentByRule, would);
  }
  return highest;
}
