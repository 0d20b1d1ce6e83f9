import { expect, test } from 'vitest';
import { percentOf, scoreOf, withScore } from './scores.ts';

test('a mutant counts as noticed when a test failed or ran without end, and not when nothing ran it', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'].map(
    (status) => ({
      status,
    }),
  );
  expect(scoreOf({ files: { 'src/a.ts': { mutants } } })).toEqual({ killed: 2, mutants: 4 });
});

test('a score is never rounded up to what is wanted', () => {
  expect(percentOf({ killed: 8499, mutants: 10_000 })).toBe(84.9);
  expect(percentOf({ killed: 0, mutants: 0 })).toBe(100);
});

test('the table has one row for each area', () => {
  const table = '# Mutation\n\n| area | mutants | noticed | score |\n| --- | --- | --- | --- |\n';
  const once = withScore(table, 'settlement', { killed: 1, mutants: 2 });
  const twice = withScore(withScore(once, 'absences', { killed: 9, mutants: 10 }), 'settlement', {
    killed: 2,
    mutants: 2,
  });
  expect(twice).toBe(`${table}| absences | 10 | 9 | 90.0 % |\n| settlement | 2 | 2 | 100.0 % |\n`);
});
