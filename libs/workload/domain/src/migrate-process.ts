import {
  arrowsOf,
  isFinal,
  reachableFrom,
  type Process,
  type ProcessStatus,
  type ProcessStep,
} from './process.ts';

/** The number of assignments in a status of the process in force. */
export type Occupied = { statusCode: string; open: number };

/** The answer for the work in a status that the new version lacks: it moves, or it stays on its version. */
export type StatusAnswer = { statusCode: string; toStatusCode: string | null };

/** The effect of a publication on running work. */
export type Migration = {
  /** Statuses with open work without an answer, or with an answer that names no status of the new version. */
  unanswered: string[];
  /** Statuses from which work could reach no final status. */
  stranded: string[];
  moves: { from: string; to: string }[];
  /** Kept statuses of the old version; work can leave them but not enter them. */
  kept: string[];
  /** Their outgoing transitions, to kept statuses or into the new version. */
  keptSteps: ProcessStep[];
};

type Graph = {
  statuses: readonly Pick<ProcessStatus, 'code' | 'category_code'>[];
  steps: readonly ProcessStep[];
};

/**
 * Decides what happens to running work when a new version comes into force.
 *
 * Work in a status of the new version continues there. Other work moves to the named status, or stays on its version: then its
 * status is kept with all outgoing transitions and the statuses behind them, so that it can reach an end or the new version.
 */
export function migrateProcess(
  inForce: Graph,
  next: Process,
  { occupied, answers }: { occupied: readonly Occupied[]; answers: readonly StatusAnswer[] },
): Migration {
  const present = new Set(next.statuses.map(({ code }) => code));
  const answerOf = new Map(answers.map(({ statusCode, toStatusCode }) => [statusCode, toStatusCode]));
  const vanished = occupied.filter(({ statusCode }) => !present.has(statusCode));
  const unanswered = vanished.filter(({ statusCode, open }) => {
    const answer = answerOf.get(statusCode);
    return open > 0 && (answer === undefined || (answer !== null && !present.has(answer)));
  });
  const movedTo = (code: string) => {
    const to = answerOf.get(code);
    return to !== undefined && to !== null && present.has(to) ? to : undefined;
  };
  const moves = vanished.flatMap(({ statusCode, open }) => {
    const to = movedTo(statusCode);
    return open > 0 && to !== undefined ? [{ from: statusCode, to }] : [];
  });
  // Closed work can be undone or reopened, so every old status keeps its outgoing transitions.
  const staying = inForce.statuses.filter(({ code }) => !present.has(code)).map(({ code }) => code);
  const { kept, keptSteps } = keepVersion(inForce, staying, { present, movedTo });
  const wanted = new Set(
    vanished
      .filter(({ statusCode, open }) => open > 0 && movedTo(statusCode) === undefined)
      .map(({ statusCode }) => statusCode),
  );
  const stranded = strandedIn(inForce, next, { kept, keptSteps }).filter((code) => wanted.has(code));
  return { unanswered: unanswered.map(({ statusCode }) => statusCode), stranded, moves, kept, keptSteps };
}

type Ways = { present: ReadonlySet<string>; movedTo: (code: string) => string | undefined };

/** The part of the old version that is needed by work that stays on it. */
function keepVersion({ statuses, steps }: Graph, starts: readonly string[], { present, movedTo }: Ways) {
  const known = new Set(statuses.map(({ code }) => code));
  const kept = new Set(starts);
  const keptSteps: ProcessStep[] = [];
  for (const at of kept)
    for (const step of steps) {
      if (step.from_status_code !== at) continue;
      const to = present.has(step.to_status_code)
        ? step.to_status_code
        : (movedTo(step.to_status_code) ?? step.to_status_code);
      if (!present.has(to) && !known.has(to)) continue;
      if (!present.has(to)) kept.add(to);
      keptSteps.push({ ...step, to_status_code: to });
    }
  return { kept: [...kept], keptSteps };
}

/** The kept statuses from which no final status can be reached. */
function strandedIn(
  inForce: Graph,
  next: Process,
  { kept, keptSteps }: Pick<Migration, 'kept' | 'keptSteps'>,
) {
  const keptCodes = new Set(kept);
  const ends = [
    ...next.statuses.filter(isFinal),
    ...inForce.statuses.filter((status) => keptCodes.has(status.code) && isFinal(status)),
  ].map(({ code }) => code);
  const arrows = [
    ...arrowsOf(next),
    ...keptSteps.map(({ from_status_code: from, to_status_code: to }) => ({ from, to })),
  ];
  const leading = reachableFrom(
    ends,
    arrows.map(({ from, to }) => ({ from: to, to: from })),
  );
  return kept.filter((code) => !leading.has(code));
}
