import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listProjects, readJson, workspaceRoot } from '../workspace.ts';

/** A test that a test runner reported. */
export type ReportedTest = {
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Absolute path of its file on the machine it ran on. */
  file: string;
  /** First line of what a failed test says, without colours. */
  reason?: string;
};

/** What a test runner wrote: its tests, and its test files as absolute paths of the machine it ran on. */
export type Report = {
  tests: ReportedTest[];
  files: string[];
  /** Whether tests in it count as passed although they failed at first. */
  hadFlakes?: boolean;
};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightSuite = {
  file?: string;
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
};
type PlaywrightTest = { status: string; results?: { error?: { message?: string } }[] };
type PlaywrightReport = { config: { rootDir: string }; suites: PlaywrightSuite[]; errors: unknown[] };

function vitestStatus(status: string): ReportedTest['status'] {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}

function readVitest({ testResults }: VitestReport): Report {
  const tests = testResults.flatMap(({ name, status, message, assertionResults }): ReportedTest[] => {
    const reported = assertionResults.map((test) => ({
      title: test.fullName,
      status: vitestStatus(test.status),
      file: name,
      ...reasonOf(test.failureMessages?.[0]),
    }));
    const neverStarted = status === 'failed' && !reported.some((test) => test.status === 'failed');
    if (!neverStarted) return reported;
    return [
      ...reported,
      { title: `${name} did not load`, status: 'failed', file: name, ...reasonOf(message) },
    ];
  });
  return { tests, files: testResults.map(({ name }) => name) };
}

/** The first line of a failure that says something. */
function reasonOf(message: string | undefined): Pick<ReportedTest, 'reason'> {
  const reason = stripVTControlCharacters(message ?? '')
    .split('\n')
    .find((line) => line.trim() !== '');
  return reason === undefined ? {} : { reason: reason.trim() };
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
      const file = path.resolve(config.rootDir, spec.file);
      files.add(file);
      const status = playwrightStatus(spec.tests.map((test) => test.status));
      const failure = spec.tests.flatMap(({ results = [] }) => results).find(({ error }) => error);
      const title = [...titles, spec.title].join(' ');
      tests.push({ title, status, file, ...(status === 'failed' && reasonOf(failure?.error?.message)) });
    }
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  for (const suite of suites) walk(suite, []);
  if (errors.length > 0)
    tests.push({ title: 'the journeys did not load', status: 'failed', file: config.rootDir });
  return { tests, files: [...files] };
}

/** What one report says, of Vitest or of Playwright. */
export function readReport(file: string): Report {
  const content = readJson<VitestReport | PlaywrightReport>(file);
  return 'testResults' in content ? readVitest(content) : readPlaywright(content);
}

/** Folder, in each project, of the reports of its test targets: `<target>.json`. */
const reportFolder = 'test-reports';

/** Every report that the test targets left, or that came back from the cache for them. */
export function listReports(root = workspaceRoot): string[] {
  return listProjects(root).flatMap((project) =>
    globSync(path.join(root, project.root, reportFolder, '*.json')),
  );
}

/** The report of one task, when it has one. */
export function reportOfTask(projectRoot: string, target: string, root = workspaceRoot): Report | undefined {
  const file = path.join(root, projectRoot, reportFolder, `${target}.json`);
  return existsSync(file) ? readReport(file) : undefined;
}
