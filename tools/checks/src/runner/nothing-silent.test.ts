import path from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../workspace.ts';
import { findSkipped, findUnreported, passedTitles } from './nothing-silent.ts';
import type { StepResult } from './stage.ts';

const result: StepResult = {
  step: { name: 'unit', command: ['vitest'] },
  startedAt: 0,
  seconds: 1,
  counts: { passed: 1, failed: 0, skipped: 1 },
  tests: [
    { title: 'V1 an empty user name is refused', status: 'passed' },
    { title: 'only on a Friday', status: 'skipped' },
  ],
  files: [path.join(workspaceRoot, 'libs/account/feature/src/login.test.tsx')],
  output: '',
};

test('a test file that no runner reported is named', () => {
  const onDisk = ['libs/account/feature/src/login.test.tsx', 'libs/account/feature/src/forgotten.test.ts'];
  expect(findUnreported([result], onDisk)).toEqual(['libs/account/feature/src/forgotten.test.ts']);
});

test('a test that did not run is named and covers nothing', () => {
  expect(findSkipped([result])).toEqual(['unit: only on a Friday']);
  expect(passedTitles([result])).toEqual(['V1 an empty user name is refused']);
});
