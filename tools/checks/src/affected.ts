// `npm run check`: lint, types and tests of the projects that this change touches, as Nx knows them.
// On a branch that is everything since it left main, on main the last commit; uncommitted work always belongs to it.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { runStages } from './runner/run-stages.ts';
import { reportFolder, stagesOf } from './runner/stages.ts';
import { listProjects, workspaceRoot } from './workspace.ts';

function read(program: string, ...args: string[]): string {
  return spawnSync(program, args, { cwd: workspaceRoot, encoding: 'utf8' }).stdout.trim();
}

function changedSince(): string {
  const head = read('git', 'rev-parse', 'HEAD');
  const forked = read('git', 'merge-base', 'main', 'HEAD');
  return forked === '' || forked === head ? read('git', 'rev-parse', 'HEAD~1') || head : forked;
}

const names = JSON.parse(
  read('nx', 'show', 'projects', '--affected', `--base=${changedSince()}`, '--json'),
) as string[];
const roots = listProjects()
  .filter(({ name }) => names.includes(name))
  .map(({ root }) => root);

if (roots.length === 0) {
  console.log('No project is affected.');
} else {
  console.log(`Affected: ${roots.join(', ')}`);
  mkdirSync(reportFolder, { recursive: true });
  const { counts } = await runStages(stagesOf(roots), (line) => console.log(line));
  process.exitCode = counts.failed === 0 ? 0 : 1;
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
}
