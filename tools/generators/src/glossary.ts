import type { NewOperation } from './operation.ts';
import type { Workspace } from './workspace.ts';

const file = 'docs/glossary.md';
const row = /^\| \*\*([^*]+)\*\*/;

/** Gives a noun that is not in the glossary its line, in its place; somebody then writes the sentence. */
export function addToGlossary(workspace: Workspace, { noun }: NewOperation): boolean {
  const lines = workspace.read(file).split('\n');
  const words = lines.map((line) => row.exec(line)?.[1]);
  if (words.includes(noun)) return false;
  const next = words.findIndex((word) => word !== undefined && word.localeCompare(noun, 'en') > 0);
  const last = words.findLastIndex((word) => word !== undefined);
  const at = next < 0 ? last + 1 : next;
  const stub = `| **${noun}** | What the business calls so, in one sentence. | |`;
  workspace.edit(file, () => [...lines.slice(0, at), stub, ...lines.slice(at)].join('\n'));
  return true;
}
