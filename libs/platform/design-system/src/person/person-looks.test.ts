import { expect, test } from 'vitest';
import { contrastRatio } from '../tokens/contrast.ts';
import { initialsOf, personColors } from './person-looks.ts';

test('initials are those of the first and the last name', () => {
  expect(initialsOf('Ștefan Țepeș')).toBe('ȘȚ');
  expect(initialsOf('ana-maria ionescu popa')).toBe('AP');
  expect(initialsOf('Ioana')).toBe('I');
  expect(initialsOf('  ')).toBe('');
});

test('everybody keeps one colour, and letters are readable on each', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Ana Pop ${index}`);
  const backgrounds = new Set(names.map((name) => personColors(name).background));

  expect(personColors('Ana Pop')).toEqual(personColors('Ana Pop'));
  expect(backgrounds.size).toBe(12);
  for (const name of names) {
    const { background, color } = personColors(name);
    expect(contrastRatio(background, color), background).toBeGreaterThanOrEqual(4.5);
  }
});
