import path from 'node:path';
import type { Rule } from 'eslint';
import { onEachImport, workspacePath } from './rule.ts';

const serverSource = 'apps/api/src/';

/** The part of the server a file belongs to: an area, the kernel, the providers, or the composition around them. */
function zoneOf(file: string) {
  const [folder = '', area = ''] = file.slice(serverSource.length).split('/');
  return folder === 'areas' ? { folder, area } : { folder, area: '' };
}

/** Why `from` may not import `to` (paths from the workspace root), or `undefined` when it may. */
function doorProblem(from: string, to: string): string | undefined {
  if (!from.startsWith(serverSource) || !to.startsWith(serverSource)) return undefined;
  const source = zoneOf(from);
  const target = zoneOf(to);
  if (target.folder !== 'areas' || target.area === source.area) return undefined;
  if (source.folder === 'kernel' || source.folder === 'providers') {
    return `The ${source.folder} carries the areas and knows none of them.`;
  }
  const isDoor = to === `${serverSource}areas/${target.area}/index.ts`;
  return isDoor ? undefined : `Talk to ${target.area} through its index.ts.`;
}

/** The file behind an import of the server's own code: relative, or by the alias `#src/`. */
function importedFile(from: string, source: string): string | undefined {
  if (source.startsWith('#src/')) return serverSource + source.slice('#src/'.length);
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(from), source) : undefined;
}

export const moduleDoor: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'Server modules talk to one another through index.ts.' } },
  create(context) {
    const from = workspacePath(context);
    if (!from.startsWith(serverSource)) return {};
    return onEachImport((source, node) => {
      const to = importedFile(from, source);
      const problem = to && doorProblem(from, to);
      if (problem) context.report({ node, message: problem });
    });
  },
};
