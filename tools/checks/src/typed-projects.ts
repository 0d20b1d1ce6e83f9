import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './workspace.ts';

/** The files of a project that the compiler reads, as absolute patterns. */
export type TypedProject = { root: string; include: string[] };

type Config = { extends?: string; include?: string[]; compilerOptions?: object };

/**
 * Projects by the file with their compiler options, an absolute path.
 *
 * What a kind of project may use (the browser's names, Node's names) is said once for the kind, so a project that brings options
 * of its own is refused.
 */
export function groupByOptions(workspace: string, roots: readonly string[]): Map<string, TypedProject[]> {
  const groups = new Map<string, TypedProject[]>();
  for (const root of roots) {
    const folder = path.join(workspace, root);
    const file = path.join(folder, 'tsconfig.json');
    if (!existsSync(file)) continue;
    const config = readJson<Config>(file);
    if (config.extends === undefined || config.include === undefined || config.compilerOptions !== undefined)
      throw new Error(
        `${file} has to extend one of the configurations at the root, include its files and say nothing else.`,
      );
    const options = path.resolve(folder, config.extends);
    const include = config.include.map((pattern) => path.join(folder, pattern));
    groups.set(options, [...(groups.get(options) ?? []), { root, include }]);
  }
  return groups;
}
