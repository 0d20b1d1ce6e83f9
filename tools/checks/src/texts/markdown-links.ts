import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import type { Text } from './list-texts.ts';

const link = /\[[^\]]*\]\(([^)\s]+)\)/g;
const codeBlock = /^```.*?^```$/gms;

type Exists = (file: string) => boolean;
const isOnDisk: Exists = (file) => existsSync(path.join(workspaceRoot, file));

/** The anchor that a heading gets when the page is shown. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[`*_]/g, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function anchorsIn(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));
}

function linkProblem(
  file: string,
  target: string,
  pages: Map<string, string>,
  exists: Exists,
): string | undefined {
  const [page = '', anchor] = target.split('#');
  const linked = page === '' ? file : path.posix.join(path.posix.dirname(file), page);
  if (!exists(linked)) return `${file}: ${target} leads nowhere`;
  const markdown = pages.get(linked);
  if (anchor && markdown !== undefined && !anchorsIn(markdown).has(anchor))
    return `${file}: ${target} has no such heading`;
  return undefined;
}

/** Links between the pages of this repository that lead nowhere. */
export function brokenLinks(texts: Text[], exists: Exists = isOnDisk): string[] {
  const pages = new Map(
    texts.filter(({ file }) => file.endsWith('.md')).map(({ file, content }) => [file, content]),
  );
  return [...pages].flatMap(([file, markdown]) =>
    [...markdown.replace(codeBlock, '').matchAll(link)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .flatMap((target) => linkProblem(file, target, pages, exists) ?? []),
  );
}
