import path from 'node:path';
import type { Rule } from 'eslint';
import { onEachImport, workspacePath } from './rule.ts';

const serverSource = 'apps/api/src/';

/** What an area tells and where others plug in; declared without its own code. */
const lightDoors = ['events.ts', 'extension-points.ts'];
/** The files by which other areas may know an area: what they ask it, what it tells, what they plug in. */
const doors = ['index.ts', ...lightDoors];

/** The part of the server a file belongs to: an area, the kernel, the providers, or the composition around them. */
function zoneOf(file: string) {
  const [folder = '', area = ''] = file.slice(serverSource.length).split('/');
  return folder === 'areas' ? { folder, area } : { folder, area: '' };
}

/** Tests arrange what other areas have by the builders that those areas keep for tests. */
const isTestCode = /\.test\.ts$|\/testing\/|^apps\/api\/src\/access\//u;

/** Why `from` may not import `to` (paths from the workspace root), or `undefined` when it may. */
function doorProblem(from: string, to: string): string | undefined {
  if (!from.startsWith(serverSource) || !to.startsWith(serverSource)) return undefined;
  const source = zoneOf(from);
  const target = zoneOf(to);
  if (target.folder !== 'areas') return undefined;
  if (lightDoors.includes(path.posix.basename(from)) && source.folder === 'areas')
    return `${path.posix.basename(from)} imports the kernel alone, so that no two areas wait for each other.`;
  if (target.area === source.area) return undefined;
  if (isTestCode.test(from) && to.includes('/testing/')) return undefined;
  if (source.folder === 'kernel' || source.folder === 'providers') {
    return `The ${source.folder} carries the areas and knows none of them.`;
  }
  const isDoor = doors.some((door) => to === `${serverSource}areas/${target.area}/${door}`);
  return isDoor ? undefined : `Talk to ${target.area} through its ${doors.join(', ')}.`;
}

/** The file behind an import of the server's own code: relative, or by the alias `#src/`. */
function importedFile(from: string, source: string): string | undefined {
  if (source.startsWith('#src/')) return serverSource + source.slice('#src/'.length);
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(from), source) : undefined;
}

export const moduleDoor: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Server areas meet at index.ts, events.ts and extension-points.ts.' },
  },
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
