import type { Rule } from 'eslint';
import { onEachImport, workspacePath } from './rule.ts';

/** Packages that a few projects wrap for everybody else. */
type PackageHome = { packages: string[]; homes: string[]; instead: string };

const isPackage = (source: string, pattern: string) =>
  pattern.endsWith('/*') ? source.startsWith(pattern.slice(0, -1)) : source === pattern;

/** Homes are folders; `*` stands for one of them. */
const isUnder = (file: string, home: string) =>
  home.split('/').every((part, depth) => part === '*' || part === file.split('/')[depth]);

/** What to use instead of `source` in `file`, or `undefined` when the package may be imported there. */
function homeProblem(packageHomes: PackageHome[], file: string, source: string): string | undefined {
  const rule = packageHomes.find(({ packages }) => packages.some((pattern) => isPackage(source, pattern)));
  if (!rule || rule.homes.some((home) => isUnder(file, home))) return undefined;
  return `"${source}" belongs to ${rule.homes.join(', ')}. ${rule.instead}`;
}

export const packageHome: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Some packages are imported in a few projects only.' },
    schema: [{ type: 'array', items: { type: 'object' } }],
  },
  create(context) {
    const [packageHomes] = context.options as [PackageHome[]];
    const file = workspacePath(context);
    return onEachImport((source, node) => {
      const problem = homeProblem(packageHomes, file, source);
      if (problem) context.report({ node, message: problem });
    });
  },
};
