import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { repositoryRoot } from './repository-root.ts';

/** One package of the workspace, as its package.json describes it. */
export type WorkspaceProject = {
  name: string;
  /** Absolute path of its folder. */
  folder: string;
  /** The word its message ids begin with: the area, or the name of the platform project or app. */
  messagePrefix: string;
  tags: string[];
  dependencies: string[];
  firstPages?: FirstPages;
};

/**
 * What the build has to know of the pages of a project that people open first; modules are named from its `src` on.
 */
export type FirstPages = {
  /** A module whose `firstCall` runs in the page itself, before any other code has come: it asks the server early. */
  call?: string;
  /** Addresses, as a regular expression, with the module that they need at once. */
  preload?: { path: string; module: string }[];
  /** Modules, as regular expressions, that travel in a chunk of `chunk-groups.ts`. */
  chunks?: Record<string, string[]>;
};

type PackageJson = {
  name: string;
  workspaces?: string[];
  nx?: { tags?: string[] };
  dependencies?: Record<string, string>;
  firstPages?: FirstPages;
};

function readPackage(path: string): PackageJson {
  return JSON.parse(readFileSync(path, 'utf8')) as PackageJson;
}

function messagePrefix(folder: string): string {
  // libs/<area>/feature and what claimants see of it are the area's; everything else is named by its own folder.
  return ['feature', 'claimant'].includes(basename(folder)) ? basename(dirname(folder)) : basename(folder);
}

/** Every project of the workspace. */
export function workspaceProjects(root: string = repositoryRoot()): WorkspaceProject[] {
  const patterns = (readPackage(join(root, 'package.json')).workspaces ?? []).map(
    (it) => `${it}/package.json`,
  );
  return globSync(patterns, { cwd: root })
    .sort()
    .map((path) => {
      const description = readPackage(join(root, path));
      const folder = dirname(join(root, path));
      return {
        name: description.name,
        folder,
        messagePrefix: messagePrefix(folder),
        tags: description.nx?.tags ?? [],
        dependencies: Object.keys(description.dependencies ?? {}),
        ...(description.firstPages && { firstPages: description.firstPages }),
      };
    });
}

const isTestSupport = ({ tags }: WorkspaceProject) => tags.includes('type:testing');

/**
 * The project in `folder` and every project that it needs, directly or not; test support is left out.
 *
 * For the folder of the whole repository, all of them.
 */
export function projectsOf(folder: string, root: string = repositoryRoot()): WorkspaceProject[] {
  if (folder === root) return workspaceProjects(root).filter((project) => !isTestSupport(project));
  const all = new Map(workspaceProjects(root).map((project) => [project.name, project]));
  const start = [...all.values()].find((project) => project.folder === folder);
  if (!start) throw new Error(`${folder} is not a project of this workspace`);

  const found = new Set<WorkspaceProject>();
  const waiting = [start];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next) || (next !== start && isTestSupport(next))) continue;
    found.add(next);
    waiting.push(...next.dependencies.map((name) => all.get(name)).filter((it) => it !== undefined));
  }
  return [...found].sort((a, b) => a.name.localeCompare(b.name));
}
