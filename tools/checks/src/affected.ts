// `npm run check`: lint, types and tests of the projects that this change touches.
// On a branch that is everything since it left main, on main the last commit; uncommitted work always belongs to it.
import { spawnSync } from 'node:child_process';
import { workspaceRoot } from './workspace.ts';

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).stdout.trim();
}

const head = git('rev-parse', 'HEAD');
const forked = git('merge-base', 'main', 'HEAD');
const base = forked === '' || forked === head ? git('rev-parse', 'HEAD~1') || head : forked;

const { status } = spawnSync('nx', ['affected', '-t', 'lint', 'typecheck', 'test', `--base=${base}`], {
  cwd: workspaceRoot,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
