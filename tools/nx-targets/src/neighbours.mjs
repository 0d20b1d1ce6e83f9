import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const imported = /(?:from|import\()\s*'([^']+)'/g;

/**
 * The areas whose code the files of each server area import, by area.
 *
 * @param {string} areasFolder absolute path of the folder that holds one folder per area
 * @returns {Map<string, string[]>} areas in alphabetical order, each with its neighbours in alphabetical order
 */
export function neighboursOf(areasFolder) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const file of globSync('*/**/*.ts', { cwd: areasFolder }).sort()) {
    const area = file.split(path.sep)[0] ?? '';
    const neighbours = found.get(area) ?? new Set();
    found.set(area, neighbours);
    for (const [, specifier = ''] of readFileSync(path.join(areasFolder, file), 'utf8').matchAll(imported)) {
      const neighbour = areaOf(specifier, path.join(areasFolder, path.dirname(file)), areasFolder);
      if (neighbour !== undefined && neighbour !== area) neighbours.add(neighbour);
    }
  }
  return new Map([...found].map(([area, neighbours]) => [area, [...neighbours].sort()]));
}

/**
 * @param {string} specifier what an import statement names
 * @param {string} folder absolute path of the importing file's folder
 * @param {string} areasFolder absolute path of the folder of all areas
 */
function areaOf(specifier, folder, areasFolder) {
  const absolute = specifier.startsWith('#src/areas/')
    ? path.join(areasFolder, specifier.slice('#src/areas/'.length))
    : specifier.startsWith('.')
      ? path.join(folder, specifier)
      : '';
  const relative = path.relative(areasFolder, absolute);
  return absolute === '' || relative.startsWith('..') ? undefined : relative.split(path.sep)[0];
}
