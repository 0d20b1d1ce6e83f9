import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the whole repository: the nearest one above this file that holds `nx.json`. */
export function repositoryRoot(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'nx.json'))) return folder;
    if (folder === dirname(folder)) throw new Error(`No nx.json above ${from}`);
  }
}
