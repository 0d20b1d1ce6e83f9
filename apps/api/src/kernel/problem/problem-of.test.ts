import { expect, test } from 'vitest';
import { problemOf } from './problem-of.ts';

test.each([
  ['the disk of the files', 'ENOSPC'],
  ['the quota of our account', 'EDQUOT'],
  ['the disk of the database', '53100'],
])('%s being full is said as such, and not as a fault', (_what, code) => {
  const error = Object.assign(new Error('no space left on device'), { code });
  expect(problemOf(error, true)).toMatchObject({ status: 507, code: 'storage_full' });
});
