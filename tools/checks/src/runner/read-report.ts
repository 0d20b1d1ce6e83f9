import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../workspace.ts';
import type { Counts, ReportedTest, Step } from './stage.ts';
import { noCounts } from './stage.ts';

export type Report = { counts: Counts; tests: ReportedTest[]; files: string[] };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

type PlaywrightSuite = {
  file?: string;
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
};
type PlaywrightReport = { config: { rootDir: string }; suites: PlaywrightSuite[]; errors: unknown[] };

function count(tests: ReportedTest[]): Counts {
  const of = (status: ReportedTest['status']) => tests.filter((test) => test.status === status).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

function vitestStatus(status: string): ReportedTest['status'] {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}

function readVitest({ testResults }: VitestReport): Report {
  const tests = testResults.flatMap(({ name, status, assertionResults }): ReportedTest[] => {
    const reported = assertionResults.map((test) => ({
      title: test.fullName,
      status: vitestStatus(test.status),
    }));
    const neverStarted = status === 'failed' && !reported.some((test) => test.status === 'failed');
    return neverStarted ? [...reported, { title: `${name} did not load`, status: 'failed' }] : reported;
  });
  return { counts: count(tests), tests, files: testResults.map(({ name }) => name) };
}

function playwrightStatus(statuses: string[]): ReportedTest['status'] {
  if (statuses.every((status) => status === 'skipped')) return 'skipped';
  // A flaky journey is a failed one: it passed only because it was tried again.
  return statuses.every((status) => status === 'expected' || status === 'skipped') ? 'passed' : 'failed';
}

function readPlaywright({ config, suites, errors }: PlaywrightReport): Report {
  const tests: ReportedTest[] = [];
  const files = new Set<string>();
  const walk = (suite: PlaywrightSuite, titles: string[]) => {
    for (const spec of suite.specs ?? []) {
      files.add(path.resolve(config.rootDir, spec.file));
      const status = playwrightStatus(spec.tests.map((test) => test.status));
      tests.push({ title: [...titles, spec.title].join(' '), status });
    }
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  for (const suite of suites) walk(suite, []);
  if (errors.length > 0) tests.push({ title: 'the journeys did not load', status: 'failed' });
  return { counts: count(tests), tests, files: [...files] };
}

/** What a step's test runner reported; a report that is missing or holds no test is a failure. */
export function readReport(report: NonNullable<Step['report']>): Report {
  if (!existsSync(report.file)) {
    return { counts: { ...noCounts, failed: 1 }, tests: [], files: [] };
  }
  const read =
    report.kind === 'vitest'
      ? readVitest(readJson<VitestReport>(report.file))
      : readPlaywright(readJson<PlaywrightReport>(report.file));
  return read.tests.length > 0 ? read : { ...read, counts: { ...noCounts, failed: 1 } };
}
