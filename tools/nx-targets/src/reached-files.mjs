import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const server = 'apps/api';

/** An import or a re-export that is left in the running code: whole statements with `type` are gone from it. */
const imported = /^(?:import|export) (?!type\b)(?:[^;']*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm;

/**
 * The code that files of the server load, directly or through others: for tests that start no server, nothing else can change
 * what they find.
 *
 * @param {string} root absolute path of the workspace
 * @param {string[]} patterns which files begin, seen from `root`
 * @param {string[]} ends folders whose files load nothing that counts, seen from `root`
 * @returns {{ files: string[]; libraries: string[] }} files of the server seen from `root`, and packages named `@dosar/…`, both sorted
 */
export function reachedFrom(root, patterns, ends) {
  const files = new Set(globSync(patterns, { cwd: root }));
  /** @type {Set<string>} */
  const libraries = new Set();
  // A set that grows while it is walked gives the added files, too.
  for (const file of files) {
    if (ends.some((folder) => file.startsWith(`${folder}/`)) || !existsSync(path.join(root, file))) continue;
    for (const [, specifier = '', dynamic = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(
      imported,
    )) {
      const name = specifier || dynamic;
      const library = /^@dosar\/[^/]+/.exec(name)?.[0];
      if (library !== undefined) libraries.add(library);
      else if (name.startsWith('.')) files.add(path.join(path.dirname(file), name));
      else if (name.startsWith('#')) files.add(path.join(server, name.slice(1)));
    }
  }
  return { files: [...files].sort(), libraries: [...libraries].sort() };
}
