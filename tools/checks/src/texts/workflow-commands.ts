import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listProjects, readJson, workspaceRoot, type Project } from '../workspace.ts';
import type { Text } from './list-texts.ts';

/** What commands of a workflow may name. */
type Known = {
  scripts: ReadonlySet<string>;
  projects: readonly Pick<Project, 'name' | 'targets'>[];
  /** Parts of `npm run operations`. */
  parts: ReadonlySet<string>;
  /** Whether a path from the root exists. */
  has: (file: string) => boolean;
};

/** A path of the repository, as opposed to a package, an option or a place of the machine. */
const repositoryPath = /^\.?[a-z][\w.-]*(\/[\w.-]+)+$/i;

/**
 * Commands of workflows that nothing would run: a script, an Nx target, a part of the operations or a file that is not there. The
 * nightly workflow runs long after the change that broke it, so its names are checked with every change.
 */
export function unknownWorkflowCommands(texts: Text[], known: Known = readKnown()): string[] {
  return texts
    .filter(({ file }) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(file))
    .flatMap(({ file, content }) =>
      content
        .split('\n')
        .map((line) => line.replace(/(^|\s)#.*$/, ''))
        .filter((line) => !/^\s*(- )?uses:/.test(line))
        .flatMap((line) => faultsOf(line, known))
        .map((fault) => `${file}: ${fault}`),
    );
}

function faultsOf(line: string, known: Known): string[] {
  const isRun = /^[\s-]*run:/.test(line);
  const commands = line.replace(/^[\s-]*(\w+:)?\s/, '').split(/\s*(?:&&|\|\||;|\|)\s*/);
  return commands.flatMap((command) => {
    const words = command.trim().split(/\s+/);
    return [...scriptFaults(words, known), ...targetFaults(words, known), ...pathFaults(words, known, isRun)];
  });
}

function scriptFaults(words: readonly string[], { scripts, parts }: Known): string[] {
  const at = words.findIndex((word, index) => word === 'npm' && words[index + 1] === 'run');
  const script = words[at + 2];
  if (at === -1 || script === undefined) return [];
  if (!scripts.has(script)) return [`package.json has no script "${script}"`];
  if (script !== 'operations') return [];
  return words
    .slice(at + 3)
    .filter((word) => word !== '--' && !parts.has(word))
    .map((part) => `npm run operations has no part "${part}"`);
}

function targetFaults(words: readonly string[], { projects }: Known): string[] {
  const [verb, ...rest] = words.slice(words.indexOf('nx') + 1);
  if (!words.includes('nx') || verb === undefined) return [];
  const isOfMany = verb === 'affected' || verb === 'run-many';
  const wanted = isOfMany
    ? rest.slice(rest.indexOf('-t') + 1).filter((word) => /^[a-z][\w-]*$/.test(word))
    : [verb];
  const [name] = isOfMany ? [] : rest;
  if (name !== undefined && !projects.some((project) => project.name === name))
    return [`there is no project ${name}`];
  const targets = projects
    .filter((project) => name === undefined || project.name === name)
    .flatMap((project) => project.targets);
  return wanted
    .filter((target) => !targets.includes(target))
    .map((target) => `${name ?? 'no project'} has ${name === undefined ? 'a' : 'no'} target "${target}"`);
}

function pathFaults(words: readonly string[], { has }: Known, isRun: boolean): string[] {
  const isOfRepository =
    words.some((word) => word === 'node' || word === 'vitest') || (isRun && words.length === 1);
  if (!isOfRepository) return [];
  const root = words.includes('--root') ? (words[words.indexOf('--root') + 1] ?? '') : '';
  return words
    .filter((word) => repositoryPath.test(word) && !has(word) && !has(path.posix.join(root, word)))
    .map((word) => `${word} is not there`);
}

/** Reads what there is. Targets that the plugin of Nx makes for a project stand in no manifest: those whose name it has are every project's. */
function readKnown(): Known {
  const plugin = readFileSync(path.join(workspaceRoot, 'tools/nx-targets/src/area-targets.mjs'), 'utf8');
  const made = [...plugin.matchAll(/\['([a-z-]+)'/g)].map(([, name = '']) => name);
  const { scripts } = readJson<{ scripts: Record<string, string> }>(path.join(workspaceRoot, 'package.json'));
  return {
    scripts: new Set(Object.keys(scripts)),
    projects: listProjects().map(({ name, targets }) => ({ name, targets: [...targets, ...made] })),
    parts: readParts(),
    has: (file) => existsSync(path.join(workspaceRoot, file)),
  };
}

/** Without a part the operations list those that there are. */
function readParts(): Set<string> {
  const { stderr } = spawnSync(process.execPath, ['tools/operations/src/main.ts'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  return new Set([...stderr.matchAll(/^ {2}([a-z-]+) {2,}/gm)].map(([, name = '']) => name));
}
