import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { spawnSync } from 'node:child_process';
import { workspaceRoot } from './workspace.ts';

/** On what the figures were measured: they mean little without it. */
export type Machine = {
  processor: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  load: number;
};

/** The machine as it is now. */
export function thisMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${type()} ${release()}`,
    node: process.version,
    load: Number(loadavg()[0]?.toFixed(2)),
  };
}

/** The commit that is measured; a plus says that files were changed after it. */
export function thisCommit(): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).stdout.trim();
  const isChanged =
    git('status', '--porcelain', '--untracked-files=no', '--', 'apps', 'libs', 'openapi') !== '';
  return `${git('rev-parse', '--short=8', 'HEAD') || 'unknown'}${isChanged ? '+' : ''}`;
}
