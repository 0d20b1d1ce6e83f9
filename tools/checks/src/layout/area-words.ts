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

/** Folders that are named by area in each layer use the area words and no others. */
export function folderProblems(): string[] {
  return areaFolders.flatMap((parent) =>
    subfolders(parent)
      .filter((name) => !areas.includes(name) && !besideAreas[parent]?.includes(name))
      .map((name) => `${parent}/${name}: "${name}" is not one of the areas`),
  );
}
