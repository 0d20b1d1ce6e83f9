import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runStages } from './run-stages.ts';
import type { Stage, Step } from './stage.ts';

const node = (name: string, script: string, more: Partial<Step> = {}): Step => ({
  name,
  command: ['node', '-e', script],
  ...more,
});

async function run(stages: Stage[]) {
  const lines: string[] = [];
  const result = await runStages(stages, (line) => lines.push(line), 2);
  return { ...result, printed: lines.join('\n') };
}

async function report(content: object): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a check that passes counts once and says nothing', async () => {
  const { counts, printed } = await run([
    { name: 'One', steps: [node('quiet', 'console.log("much text")')] },
  ]);
  expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(printed).not.toContain('much text');
});

test('a stage that fails is printed whole, is the last, and names what did not run', async () => {
  const { counts, printed, stoppedAt } = await run([
    { name: 'One', steps: [node('good', ''), node('bad', 'console.error("the reason"); process.exit(3)')] },
    { name: 'Two', steps: [node('later', 'console.log("never")')] },
  ]);
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(stoppedAt).toBe('One');
  expect(printed).toContain('the reason');
  expect(printed).toContain('Not run after this failure: Two.');
});

test('a free core begins the next stage, whose results do not count after a failure before it', async () => {
  const { counts, results, printed } = await run([
    { name: 'One', steps: [node('slow', 'setTimeout(() => process.exit(1), 1500)')] },
    { name: 'Two', steps: [node('beside', 'setInterval(() => {}, 1000)')] },
  ]);
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(results.map(({ step }) => step.name)).toEqual(['slow']);
  expect(printed).toContain('Not run after this failure: Two.');
});

test('a stage that needs every core has the machine to itself', async () => {
  const short = (name: string) => node(name, 'setTimeout(() => {}, 300)');
  const { results } = await run([
    { name: 'One', steps: [short('before')] },
    { name: 'Two', needsAllCores: true, steps: [short('alone')] },
    { name: 'Three', steps: [short('after'), short('beside')] },
    { name: 'Four', steps: [short('next')] },
  ]);
  const [before, alone, after, beside] = results.map(({ startedAt, seconds }) => [
    startedAt,
    startedAt + seconds,
  ]);
  expect(alone?.[0]).toBeGreaterThanOrEqual(before?.[1] ?? NaN);
  expect(after?.[0]).toBeGreaterThanOrEqual(alone?.[1] ?? NaN);
  expect(beside?.[0]).toBeLessThan(after?.[1] ?? NaN);
});

test('tests are counted one by one from the report of their runner', async () => {
  const file = await report({
    testResults: [
      {
        name: '/a.test.ts',
        status: 'passed',
        assertionResults: [
          { fullName: 'V1 a', status: 'passed' },
          { fullName: 'b', status: 'passed' },
          { fullName: 'c', status: 'pending' },
        ],
      },
    ],
  });
  const { counts, results } = await run([
    { name: 'Tests', steps: [node('unit', '', { report: { kind: 'vitest', file } })] },
  ]);
  expect(counts).toEqual({ passed: 2, failed: 0, skipped: 1 });
  expect(results[0]?.files).toEqual(['/a.test.ts']);
});

test('a test file that does not load is a failure although no test in it failed', async () => {
  const file = await report({
    testResults: [{ name: '/a.test.ts', status: 'failed', assertionResults: [] }],
  });
  const { counts } = await run([
    { name: 'Tests', steps: [node('unit', '', { report: { kind: 'vitest', file } })] },
  ]);
  expect(counts.failed).toBe(1);
});

test('a journey that passes only at the second try has failed', async () => {
  const file = await report({
    config: { rootDir: '/e2e' },
    errors: [],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [
          { title: 'steady', file: 'a.spec.ts', tests: [{ status: 'expected' }] },
          { title: 'flaky', file: 'a.spec.ts', tests: [{ status: 'flaky' }] },
        ],
      },
    ],
  });
  const { counts, results } = await run([
    { name: 'Journeys', steps: [node('journeys', '', { report: { kind: 'playwright', file } })] },
  ]);
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(results[0]?.files).toEqual(['/e2e/a.spec.ts']);
});

test.each([
  ['a report without tests', { testResults: [] }],
  ['a report that was never written', undefined],
])('%s is a failure', async (_sentence, content) => {
  const file = content ? await report(content) : '/nowhere/report.json';
  const { counts } = await run([
    { name: 'Tests', steps: [node('unit', '', { report: { kind: 'vitest', file } })] },
  ]);
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('an exit code that no failed test explains is a failure', async () => {
  const file = await report({
    testResults: [
      { name: '/a.test.ts', status: 'passed', assertionResults: [{ fullName: 'a', status: 'passed' }] },
    ],
  });
  const { counts } = await run([
    { name: 'Tests', steps: [node('unit', 'process.exit(1)', { report: { kind: 'vitest', file } })] },
  ]);
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a step that outlives its limit is ended and fails', async () => {
  const { counts, printed } = await run([
    { name: 'Slow', steps: [node('endless', 'setInterval(() => {}, 1000)', { limit: 0.3 })] },
  ]);
  expect(counts.failed).toBe(1);
  expect(printed).toContain('Ended after 0.3 s');
});

test('a command that does not exist is a failure with its name', async () => {
  const { counts, printed } = await run([
    { name: 'None', steps: [{ name: 'none', command: ['no-such-program'] }] },
  ]);
  expect(counts.failed).toBe(1);
  expect(printed).toContain('no-such-program');
});
