import path from 'node:path';
import { readJson, workspaceRoot } from '../workspace.ts';
import type { Text } from './list-texts.ts';

const runs = /\bnpm run ([a-z][a-z0-9:-]*)/g;
const shortForms = /\bnpm (start|test)\b/g;

/** Commands that a page promises and package.json does not have. */
export function unknownCommands(texts: Text[], scripts = readScripts()): string[] {
  return texts
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, content }) =>
      [...content.matchAll(runs), ...content.matchAll(shortForms)]
        .map(([, script = '']) => script)
        .filter((script) => !scripts.has(script))
        .map((script) => `${file}: package.json has no script "${script}"`),
    );
}

function readScripts(): Set<string> {
  const { scripts } = readJson<{ scripts: Record<string, string> }>(path.join(workspaceRoot, 'package.json'));
  return new Set(Object.keys(scripts));
}
