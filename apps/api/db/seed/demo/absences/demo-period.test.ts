import { workingHalfDays } from '@dosar/absences-domain';
import { addDays } from '@dosar/kernel/dates';
import { expect, test } from 'vitest';
import { demoAbsences } from './demo-absences.ts';
import { demoPeriod } from './demo-period.ts';

/** Days without work in 2026 around which leaves could fall on free days alone. */
const freeDays = new Set([
  '2026-01-01',
  '2026-01-02',
  '2026-04-10',
  '2026-04-13',
  '2026-12-25',
  '2027-01-01',
]);

test('whatever day today is, each invented leave takes at least half a day of work', () => {
  const days = Array.from({ length: 400 }, (_, index) => addDays('2026-01-01', index));
  const empty = days.flatMap((today) =>
    demoAbsences
      .filter((absence) => workingHalfDays(demoPeriod(absence, today, freeDays), freeDays) < 1)
      .map(({ person }) => `${person} on ${today}`),
  );
  expect(empty).toEqual([]);
});
