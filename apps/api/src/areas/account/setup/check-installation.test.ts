import { expect, test } from 'vitest';
import { shownOf } from './check-installation.ts';

test('C1 the set-up shows what concerns it, and of everything else only what has to be mended', () => {
  expect(
    shownOf([
      { subject: 'disk', verdict: 'good', says: '9.0 GB free in /data', value: '9.0 GB' },
      { subject: 'mail', verdict: 'bad', says: 'connect ECONNREFUSED', mend: 'look at SMTP_URL' },
      { subject: 'schema', verdict: 'good', says: 'version 127' },
      { subject: 'extensions', verdict: 'bad', says: 'missing: pg_trgm', mend: 'create them' },
    ]),
  ).toEqual([
    { subject: 'disk', verdict: 'good', value: '9.0 GB' },
    { subject: 'mail', verdict: 'bad', value: 'connect ECONNREFUSED' },
    { subject: 'other', verdict: 'bad', value: 'extensions: missing: pg_trgm' },
  ]);
});
