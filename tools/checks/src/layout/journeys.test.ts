import { expect, test } from 'vitest';
import { countJourneys, journeyProblems, mostJourneys } from './journeys.ts';

const one = "test('M4 a claim is paid', async () => {\n  await test.step('first', pay);\n});\n";

test('journeys are counted, and neither their steps nor what stands around them', () => {
  expect(
    countJourneys(`test.use({ viewport });\n\n${one}test.describe('at 360 px', () => {\n  ${one}});`),
  ).toBe(2);
  expect(countJourneys("unwatchedTest(\n  'no page asks for more', look);\ntest.beforeAll(start);")).toBe(1);
});

test('one journey more than there is time for is a fault, which says where it belongs', () => {
  expect(journeyProblems(Array.from({ length: mostJourneys }, () => one))).toEqual([]);
  const [problem] = journeyProblems(Array.from({ length: mostJourneys + 1 }, () => one));
  expect(problem).toContain(`tells ${mostJourneys + 1} journeys`);
  expect(problem).toContain('web test');
});
