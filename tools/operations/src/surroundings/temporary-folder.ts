import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Undo } from './undo.ts';

/** A folder of this run that other accounts may pass: databases and proxies do not run as root. */
export function temporaryFolder(name: string, undo: Undo): string {
  const folder = mkdtempSync(join(tmpdir(), `dosar-${name}-`));
  chmodSync(folder, 0o711);
  undo.later(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
