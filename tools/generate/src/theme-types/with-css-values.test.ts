import { expect, test } from 'vitest';
import { withCssValues } from './with-css-values.ts';

test('values of CSS take the place of values in brackets', () => {
  const types = 'export type WithEscapeHatch<T> = T | `[${string}]` | Other<T>';
  expect(withCssValues(types, 'export type CssValue = `${number}px`')).toBe(
    'export type WithEscapeHatch<T> = T | CssValue | Other<T>\nexport type CssValue = `${number}px`',
  );
});

test('types without brackets are refused', () => {
  expect(() => withCssValues('export type WithEscapeHatch<T> = T', '')).toThrow(
    'no `[${string}]` to replace',
  );
});
