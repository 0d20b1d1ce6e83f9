import { expect, test } from 'vitest';
import { areaProblemFaults } from './area-problems.ts';

const library = (...ids: string[]) => ({
  project: {
    name: '@dosar/fnol-feature',
    folder: '/repository/libs/fnol/feature',
    messagePrefix: 'fnol',
    tags: [],
    dependencies: [],
  },
  declared: ids.map((id) => ({ id, english: 'Text', description: 'Text', file: 'problem-messages.ts' })),
});

test('every code that only one area answers has words in the library of that area', () => {
  expect(areaProblemFaults({ fnol: ['too_late'] }, [library('fnol.problem.tooLate')])).toEqual([]);
  expect(areaProblemFaults({ fnol: ['too_late'] }, [library('fnol.problem.tooEarly')])).toEqual([
    'libs/fnol/feature/src/problem-messages.ts: fnol.problem.tooLate is missing',
  ]);
  expect(areaProblemFaults({ claims: ['too_late'] }, [library('fnol.problem.tooLate')])).toHaveLength(1);
});
