import { beforeEach, expect, test, vi } from 'vitest';
import { pageStyles } from './page-styles.ts';

/** The style sheets of the page, each with the number of its rules. */
const sheets = () => pageStyles().sheet.tags.map(({ sheet }) => sheet?.cssRules.length);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  const { sheet } = pageStyles();
  // As the built page: Emotion writes one rule into each element while the product is developed.
  sheet.isSpeedy = true;
  sheet.flush();
});

test('rules with a condition begin a sheet of their own, once for each frame', () => {
  const { sheet } = pageStyles();
  sheet.insert('.first { color: red }');
  sheet.insert('@media screen { .first { color: blue } }');
  sheet.insert('@media print { .first { color: black } }');
  expect(sheets()).toEqual([1, 2]);

  vi.advanceTimersToNextFrame();
  sheet.insert('.second { color: red }');
  sheet.insert('@media screen { .second { color: blue } }');
  expect(sheets()).toEqual([1, 3, 1]);
});

test('rules without a condition join the newest sheet, so that the order of rules stays', () => {
  const { sheet } = pageStyles();
  sheet.insert('@media screen { .first { color: blue } }');
  vi.advanceTimersToNextFrame();
  sheet.insert('.second { color: red }');
  sheet.insert('.third { color: red }');
  expect(sheets()).toEqual([3]);
});
