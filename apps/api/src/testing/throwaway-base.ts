import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps this folder in memory. */
const inMemory = '/dev/shm';

/** More than a run of all tests writes at one time. */
const roomOfRun = 6 * 1024 ** 3;

/**
 * The folder for data that does not outlive its run: in memory where there is room, otherwise that of the system.
 *
 * A database of tests has some two thousand small files, and each test file copies and removes one: a disk takes up to ten times as long
 * for it.
 */
export function throwawayBase(): string {
  if (process.env['TMPDIR'] !== undefined || process.platform !== 'linux') return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= roomOfRun ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
