import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { areas } from '../boundaries.ts';
import { workspaceRoot } from '../workspace.ts';

const areaFolders = ['apps/api/src/areas', 'apps/e2e'];
/** Folders beside the areas that belong to no area. */
const besideAreas: Record<string, string[]> = {
  'apps/e2e': ['support', 'node_modules', 'test-results', 'test-reports'],
};

function subfolders(folder: string): string[] {
  const absolute = path.join(workspaceRoot, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Each area's journeys are a target of their own, so that Nx runs and caches them by area. */
export function journeyProblems(targets: string[]): string[] {
  return subfolders('apps/e2e')
    .filter((name) => areas.includes(name) && !targets.includes(`journeys-${name}`))
    .map((name) => `apps/e2e/package.json: no target "journeys-${name}" runs apps/e2e/${name}`);
}

/** Folders that are named by area in each layer use the area words and no others. */
export function folderProblems(): string[] {
  return areaFolders.flatMap((parent) =>
    subfolders(parent)
      .filter((name) => !areas.includes(name) && !besideAreas[parent]?.includes(name))
      .map((name) => `${parent}/${name}: "${name}" is not one of the areas`),
  );
}
