import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../database/index.ts';
import { anchorOf, type AuditAnchor } from './audit-anchor.ts';
import { findHeads } from './audit-chains.ts';

type Needs = { db: Db; anchorsFolder: string; signingKey: KeyObject; now: () => Date };

/** The folder of anchors, outside of the database, so that rewriting a chain there cannot rewrite its anchors. */
export const anchorsFolderOf = (dataDir: string): string => join(dataDir, 'audit-anchors');

/** Appends a signed line with the present end of every audit chain to the file of the month. */
export async function dropAnchor({ db, anchorsFolder, signingKey, now }: Needs): Promise<void> {
  const heads = await findHeads(db);
  if (heads.length === 0) return;
  const anchor = anchorOf(heads, now(), signingKey);
  await mkdir(anchorsFolder, { recursive: true, mode: 0o700 });
  const file = join(anchorsFolder, `${anchor.time.slice(0, 7)}.jsonl`);
  await appendFile(file, `${JSON.stringify(anchor)}\n`, { mode: 0o600 });
}

/** A line that is not an anchor, with its file and number. */
export type SpoiltLine = { file: string; line: number };

/** All anchors, oldest first, and the lines that are not anchors; an interrupted write leaves half a line. */
export async function readAnchors(
  anchorsFolder: string,
): Promise<{ anchors: AuditAnchor[]; spoilt: SpoiltLine[] }> {
  const anchors: AuditAnchor[] = [];
  const spoilt: SpoiltLine[] = [];
  if (!existsSync(anchorsFolder)) return { anchors, spoilt };
  const files = (await readdir(anchorsFolder)).filter((name) => name.endsWith('.jsonl')).sort();
  for (const file of files) {
    const lines = (await readFile(join(anchorsFolder, file), 'utf8')).split('\n');
    lines.forEach((line, index) => {
      if (line === '') return;
      const anchor = anchorFrom(line);
      if (anchor === undefined) spoilt.push({ file, line: index + 1 });
      else anchors.push(anchor);
    });
  }
  return { anchors, spoilt };
}

function anchorFrom(line: string): AuditAnchor | undefined {
  try {
    const anchor = JSON.parse(line) as AuditAnchor;
    return Array.isArray(anchor.heads) && typeof anchor.signature === 'string' ? anchor : undefined;
  } catch {
    return undefined;
  }
}
