import { spawnSync } from 'node:child_process';

/**
 * Takes the names of functions out of a program, which only a debugger of it reads: a fifth of Node. What other programs call
 * keeps its name. Elsewhere than on Linux, and without `strip` of the binutils, the program stays as it is.
 *
 * @returns whether it was made smaller
 */
export function stripProgram(file: string): boolean {
  if (process.platform !== 'linux') return false;
  return spawnSync('strip', ['--strip-unneeded', file], { stdio: 'ignore' }).status === 0;
}
