import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../surroundings/temporary-folder.ts';
import type { Undo } from '../surroundings/undo.ts';

/** A program of a release that was started; it is ended at the end of the run at the latest. */
export type Started = {
  pid: number;
  output: () => string;
  ended: Promise<number | null>;
  stop: () => Promise<number | null>;
};

/** The release as an operator has it: unpacked into a folder of its own, with nothing of this tree around it. */
export type UnpackedRelease = {
  folder: string;
  archive: string;
  megabytes: number;
  /** Runs `bin/dosar` with nothing but these settings: no Node is within reach. */
  start: (settings: Record<string, string>, ...words: string[]) => Started;
};

/** The archive that `npm run build:release` has written for this machine. */
export function builtArchive(root: string): string {
  const ending = `-${process.platform}-${process.arch}.tar.gz`;
  const folder = join(root, 'dist');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  const newest = names
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0];
  if (newest === undefined) throw new Error('dist has no archive: run npm run build:release first.');
  return newest;
}

/** Unpacks an archive. */
export function unpackRelease(archive: string, undo: Undo): UnpackedRelease {
  const place = temporaryFolder('release', undo);
  execFileSync('tar', ['-xzf', archive, '-C', place]);
  const [name = ''] = readdirSync(place);
  const folder = join(place, name);
  const kilobytes = Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]);
  return { folder, archive, megabytes: Math.round(kilobytes / 1000), start: starting(folder, undo) };
}

const starting =
  (folder: string, undo: Undo) =>
  (settings: Record<string, string>, ...words: string[]): Started => {
    const child = spawn(join(folder, 'bin/dosar'), words, {
      // The programs of a bare system.
      env: { PATH: '/usr/bin:/bin', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    const stop = () => {
      child.kill('SIGTERM');
      return ended;
    };
    undo.later(async () => {
      if (child.exitCode === null && child.signalCode === null) await stop();
    });
    return { pid: child.pid ?? 0, output: () => said, ended, stop };
  };
