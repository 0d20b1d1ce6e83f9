import { expect, test } from 'vitest';
import { pressedKey, strokeOf } from './key-stroke.ts';

const pressed = (key: string, code: string, held: KeyboardEventInit = {}) =>
  strokeOf(new KeyboardEvent('keydown', { key, code, ...held }));

test.each([
  ['a small letter', 'j', 'KeyJ', 'j'],
  ['Caps Lock', 'J', 'KeyJ', 'j'],
  ['a Cyrillic layout', 'о', 'KeyJ', 'j'],
  ['a Greek layout with Caps Lock', 'Ξ', 'KeyJ', 'j'],
  ['a layout that has the letter elsewhere', 'z', 'KeyY', 'z'],
  ['a Romanian letter, which is none of ours', 'ș', 'Semicolon', 'ș'],
  ['a sign', '?', 'Slash', '?'],
  ['a key with a name', 'Enter', 'Enter', 'Enter'],
])('%s is the key that the shortcut names', (_what, key, code, meant) => {
  expect(pressedKey({ key, code })).toBe(meant);
  expect(pressed(key, code)).toBe(meant);
});

test('with Ctrl it holds as well', () => {
  expect(pressed('К', 'KeyK', { ctrlKey: true })).toBe('mod+k');
});
