import createCache from '@emotion/cache';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withOwnSheetForConditions } from './page-styles.ts';

// As in the built page: while the product is developed, Emotion writes each rule into an element of its own.
const { sheet } = withOwnSheetForConditions(createCache({ key: 'tried', speedy: true }));

/** How many rules each style sheet has. */
const sheets = () => sheet.tags.map((tag) => tag.sheet?.cssRules.length);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
});
afterEach(() => {
  vi.advanceTimersToNextFrame();
  vi.useRealTimers();
  sheet.flush();
});

test('rules with a condition begin a sheet of their own, once for each frame', () => {
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
  sheet.insert('@media screen { .first { color: blue } }');
  vi.advanceTimersToNextFrame();
  sheet.insert('.second { color: red }');
  sheet.insert('.third { color: red }');
  expect(sheets()).toEqual([3]);
});
