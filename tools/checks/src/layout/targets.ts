import path from 'node:path';
import { readJson, workspaceRoot } from '../workspace.ts';

/** What nx.json and a package.json say about a target, as far as it matters here. */
export type Target = { cache?: boolean; inputs?: unknown[]; dependsOn?: (string | { target: string })[] };
type Targets = Record<string, Target>;
export type TargetDefaults = Targets;

/** Targets that stand for others. */
const lists = ['check', 'in-browser'];
/** Targets that are no checks: lists of them, for the desk, or making something ready for checks. */
const noChecks = new Set([
  ...lists,
  'browser',
  'first-start',
  'theme-types',
  'packaged-postgres',
  'world',
  'storybook',
  'build-storybook',
]);
/** Checks of the whole, which `npm test` asks for beside the lists. */
const wholeChecks = ['every-test-ran', 'spec-coverage'];
/** What every project has. */
const everywhere = ['check', 'lint', 'typecheck'];

const matches = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

function defaultsOf(name: string, defaults: TargetDefaults): Target {
  const key = Object.keys(defaults).find((pattern) => matches(name, pattern));
  return key === undefined ? {} : (defaults[key] ?? {});
}

/**
 * What keeps the checks of a project from being run by Nx, run when they have to, and taken from its cache otherwise.
 *
 * A check without a cache would run every time; one without inputs would be taken from the cache after any change of
 * what it did not know it reads.
 */
export function targetProblems(root: string, targets: Targets, defaults: TargetDefaults): string[] {
  const asked = lists
    .flatMap((list) => defaults[list]?.dependsOn ?? [])
    .map((it) => (typeof it === 'string' ? it : it.target))
    .concat(wholeChecks);
  const missing = everywhere.filter((name) => !(name in targets)).map((name) => `has no target "${name}"`);
  const checks = Object.entries(targets).filter(([name]) => !noChecks.has(name));
  const faults = checks.flatMap(([name, own]) => {
    const target = { ...defaultsOf(name, defaults), ...own };
    return [
      ...(asked.some((pattern) => matches(name, pattern))
        ? []
        : ['is not among what "check" or "in-browser" depends on']),
      ...(target.cache === true ? [] : ['is not cached']),
      ...((target.inputs ?? []).length > 0 ? [] : ['does not say its inputs']),
    ].map((fault) => `target "${name}" ${fault}`);
  });
  return [...missing, ...faults].map((problem) => `${root}: ${problem}`);
}

/** The targets of a project as its package.json has them, and the defaults of nx.json. */
export function readTargets(root: string): { targets: Targets; defaults: TargetDefaults } {
  const { nx } = readJson<{ nx?: { targets?: Targets } }>(path.join(workspaceRoot, root, 'package.json'));
  const { targetDefaults } = readJson<{ targetDefaults: TargetDefaults }>(
    path.join(workspaceRoot, 'nx.json'),
  );
  return { targets: nx?.targets ?? {}, defaults: targetDefaults };
}
