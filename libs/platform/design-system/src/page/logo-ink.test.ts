import { expect, test } from 'vitest';
import { inkOf, meanInk } from './logo-ink.ts';

test('the colour of a logo is that of what can be seen of it', () => {
  expect(meanInk([255, 0, 0, 255, 0, 0, 255, 255])).toBe('#800080');
  expect(meanInk([16, 32, 48, 255, 255, 255, 255, 0])).toBe('#102030');
});

test('of a picture without anything to see, or that is not there yet, nothing is said', () => {
  expect(meanInk([255, 255, 255, 0])).toBeUndefined();
  expect(inkOf(document.createElement('img'))).toBeUndefined();
});
