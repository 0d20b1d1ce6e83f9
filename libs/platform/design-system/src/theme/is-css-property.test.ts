import { expect, test } from 'vitest';
import { isCssProperty } from './is-css-property.ts';

test('properties of CSS, custom properties and selectors are styles', () => {
  for (const name of ['color', 'marginTop', 'borderTopWidth', '--dosar-control', '& > a', '@media print'])
    expect(isCssProperty(name), name).toBe(true);
});

test('everything else is a property of the element', () => {
  for (const name of ['children', 'onClick', 'href', 'item', 'length', 'cssText', 'aria-label', 'data-slot'])
    expect(isCssProperty(name), name).toBe(false);
});
