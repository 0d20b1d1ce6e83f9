import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('initials are those of the first and the last name', () => {
  expect(initialsOf('Ștefan Țepeș')).toBe('ȘȚ');
  expect(initialsOf('ana-maria ionescu popa')).toBe('AP');
  expect(initialsOf('Ioana')).toBe('I');
  expect(initialsOf('  ')).toBe('');
});
