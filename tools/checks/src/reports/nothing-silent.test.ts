import { expect, test } from 'vitest';
import { findSkipped, findUnreported, passedTitles } from './nothing-silent.ts';
import type { Report } from './read-report.ts';

const loginTest = '/there/dosar/libs/account/feature/src/login.test.tsx';
const report: Report = {
  tests: [
    { title: 'V1 an empty user name is refused', status: 'passed', file: loginTest },
    { title: 'only on a Friday', status: 'skipped', file: loginTest },
  ],
  files: [loginTest],
};

test('a test file that no runner reported is named, wherever the report was written', () => {
  const onDisk = ['libs/account/feature/src/login.test.tsx', 'libs/account/feature/src/forgotten.test.ts'];
  expect(findUnreported([report], onDisk)).toEqual(['libs/account/feature/src/forgotten.test.ts']);
});

test('a test that did not run is named and covers nothing', () => {
  expect(findSkipped([report])).toEqual(['only on a Friday']);
  expect(passedTitles([report])).toEqual(['V1 an empty user name is refused']);
});
