import { expect, test } from 'vitest';
import { exactly, summarise } from '../statistics.ts';
import { resultsPage, type Results } from './results.ts';

const results: Results = {
  at: '2026-01-02T03:04:05.678Z',
  commit: '0123abcd',
  rounds: 5,
  isQuick: false,
  machine: { processor: 'CPU', cores: 2, memoryGb: 24, system: 'Linux 6', node: 'v26', load: 0.1 },
  calibration: { milliseconds: summarise([100, 101, 102]), waiting: exactly(1), isNoisy: false },
  parts: [{ part: 'bundle', about: 'Bytes.', rows: [{ metric: 'login', unit: 'kB', ours: exactly(150) }] }],
};

test('a page names the commit, the machine and the rounds', () => {
  const page = resultsPage(results);
  expect(page).toContain('2026-01-02 03:04 UTC, commit 0123abcd, 5 rounds');
  expect(page).toContain('CPU, 2 cores, 24 GB');
  expect(page).toContain('| login | 150 kB |');
  expect(page).not.toContain('Noisy');
});

test('a run on a busy machine says so before any figure', () => {
  const page = resultsPage({
    ...results,
    calibration: { milliseconds: summarise([100, 150, 160]), waiting: exactly(1.7), isNoisy: true },
  });
  expect(page.indexOf('Noisy')).toBeGreaterThan(0);
  expect(page.indexOf('Noisy')).toBeLessThan(page.indexOf('## bundle'));
});

test('a part that could not be measured is a row of its table, and the end says that the run has failed', () => {
  const page = resultsPage({
    ...results,
    parts: [{ part: 'load', about: 'Pages.', rows: [], failure: 'no browser\nCall log: …' }],
  });
  expect(page).toContain('| could not be measured: no browser |  |  |  |  | **no** |');
  expect(page).toMatch(/The run has failed\. Parts that could not be measured:\*\*\n- load: no browser\n$/);
  expect(page).not.toContain('Every goal that was measured is reached.');
});

test('goals that are not reached are listed at the end', () => {
  const goal = { name: 'F1', judges: 'ours', atMost: 100 } as const;
  const rows = [{ metric: 'login', unit: 'kB', ours: exactly(150), goal } as const];
  const page = resultsPage({ ...results, parts: [{ part: 'bundle', about: 'Bytes.', rows }] });
  expect(page).toContain('Goals not reached:\n- F1: login');
  expect(resultsPage(results)).toContain('Every goal that was measured is reached.');
});
