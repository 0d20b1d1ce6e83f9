/** What became of the mutants of an area. */
export type Score = { killed: number; mutants: number };

/** A file of Stryker's report; statuses are those of the mutation testing report schema. */
type MutationReport = { files: Record<string, { mutants: { status: string }[] }> };

/** Share of the mutants that tests have to notice. */
export const wantedPercent = 85;

const noticed = new Set(['Killed', 'Timeout']);
const alive = new Set(['Survived', 'NoCoverage']);

/** Counts mutants of a report; those that do not compile or were ignored say nothing about the tests. */
export function scoreOf(report: MutationReport): Score {
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  const killed = mutants.filter(({ status }) => noticed.has(status)).length;
  return { killed, mutants: killed + mutants.filter(({ status }) => alive.has(status)).length };
}

/** Percent of the mutants that were noticed, with one decimal, rounded down; no mutants count as all noticed. */
export function percentOf({ killed, mutants }: Score): number {
  return mutants === 0 ? 100 : Math.floor((1000 * killed) / mutants) / 10;
}

/** The text of `docs/mutation.md` with the row of an area replaced or added, in alphabetical order. */
export function withScore(text: string, area: string, score: Score): string {
  const row = `| ${area} | ${score.mutants} | ${score.killed} | ${percentOf(score).toFixed(1)} % |`;
  const lines = text.trimEnd().split('\n');
  const head = lines.findIndex((line) => /^\|\s*-/.test(line));
  const rows = lines.slice(head + 1).filter((line) => !new RegExp(`^\\|\\s*${area}\\s*\\|`).test(line));
  return `${[...lines.slice(0, head + 1), ...[...rows, row].sort()].join('\n')}\n`;
}
