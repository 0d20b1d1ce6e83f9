import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listTestFiles, workspaceRoot } from '../workspace.ts';

/** May only shrink: each journey costs every run some ten seconds of two cores. */
export const mostJourneys = 74;

const begun = /^\s*(?:test|unwatchedTest)\(\s*['"`\n]/gm;

/** How many journeys a file tells; one that is repeated for several widths counts once. */
export const countJourneys = (source: string): number => [...source.matchAll(begun)].length;

/** Says so when there are more journeys than the run of all checks has time for. */
export function journeyProblems(
  sources = listTestFiles('apps/e2e').map((file) => readFileSync(path.join(workspaceRoot, file), 'utf8')),
): string[] {
  const count = sources.reduce((sum, source) => sum + countJourneys(source), 0);
  return count <= mostJourneys
    ? []
    : [
        `apps/e2e tells ${count} journeys, ${mostJourneys} at most: prove what a screen shows by a web test, ` +
          'or go on from where another journey of the same person ends (docs/testing.md)',
      ];
}
