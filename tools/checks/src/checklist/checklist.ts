import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../workspace.ts';

const checklistFile = 'docs/specification-checklist.md';
const requiredFile = 'tools/checks/required-rows.txt';

/** Ids of the checklist in its own order: table rows (`| R1 | …`) and runs (`E1 profile · E2 branding`). */
export function readIds(checklist: string): string[] {
  const inTables = /^\| ([A-Z]\d+) +\|/;
  const inRuns = /(?:^|· )([A-Z]\d+) /g;
  return checklist.split('\n').flatMap((line) => {
    const [, row] = inTables.exec(line) ?? [];
    return row ? [row] : [...line.matchAll(inRuns)].map(([, id = '']) => id);
  });
}

/** Every row of the specification that a test may name. */
export function readChecklist(): string[] {
  return readIds(readFileSync(path.join(workspaceRoot, checklistFile), 'utf8'));
}

/** The rows that must be covered for the checks to pass; the list grows with the product. */
export function requiredRows(): string[] {
  const text = readFileSync(path.join(workspaceRoot, requiredFile), 'utf8');
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== '');
}
