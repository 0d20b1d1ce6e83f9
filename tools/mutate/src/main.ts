// `npm run mutate -- <area> …`: changes the listed rules in many small ways and counts the changes that tests notice.
// Without an area: all of them. The scores stand in docs/mutation.md; below 85 % the run fails.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rules, type RuleSet } from './rules.ts';
import { percentOf, scoreOf, wantedPercent, withScore, type Score } from './scores.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const reportFolder = path.join(root, '.cache/mutation');
const table = path.join(root, 'docs/mutation.md');

const asked = process.argv.slice(2);
const areas = asked.length > 0 ? asked : Object.keys(rules);
const unknown = areas.filter((area) => !(area in rules));
if (unknown.length > 0) {
  console.error(
    `No rules are listed for ${unknown.join(', ')}. There are: ${Object.keys(rules).join(', ')}.`,
  );
  process.exit(2);
}

mkdirSync(reportFolder, { recursive: true });
const low: string[] = [];
for (const area of areas) {
  const score = (rules[area] ?? []).map((rule, position) => mutate(`${area}-${position}`, rule)).reduce(sum);
  writeFileSync(table, withScore(readFileSync(table, 'utf8'), area, score));
  console.log(`${area}: ${score.killed} of ${score.mutants} mutants noticed, ${percentOf(score)} %`);
  if (percentOf(score) < wantedPercent) low.push(area);
}
if (low.length > 0) console.error(`Below ${wantedPercent} %: ${low.join(', ')}`);
process.exitCode = low.length > 0 ? 1 : 0;

/** Runs Stryker in a copy of the project, so that the files of the work tree stay as they are. */
function mutate(name: string, { project, files, tests }: RuleSet): Score {
  const [settings, report] = ['settings', 'report'].map((kind) =>
    path.join(reportFolder, `${name}.${kind}.json`),
  );
  if (settings === undefined || report === undefined) throw new Error('Two files are named.');
  rmSync(report, { force: true });
  writeFileSync(
    settings,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      ...(tests && { vitest: { configFile: 'vitest.rules.config.ts' } }),
      coverageAnalysis: 'perTest',
      mutate: files,
      reporters: ['json', 'clear-text'],
      clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
      jsonReporter: { fileName: report },
      concurrency: 2,
      disableTypeChecks: false,
    }),
  );
  const { status } = spawnSync('npx', ['stryker', 'run', settings], {
    cwd: path.join(root, project),
    stdio: 'inherit',
    env: { ...process.env, ...(tests && { RULE_TESTS: tests.join() }) },
  });
  if (status !== 0) throw new Error(`Stryker ended with ${status} in ${project}.`);
  return scoreOf(JSON.parse(readFileSync(report, 'utf8')) as Parameters<typeof scoreOf>[0]);
}

function sum(one: Score, other: Score): Score {
  return { killed: one.killed + other.killed, mutants: one.mutants + other.mutants };
}
