import { expect, test } from 'vitest';
import { compareNames, foldText, placeSearchText, searchText } from './search-text.ts';

test('a name is found with comma below, with cedilla, and without any mark', () => {
  expect(['Ţăndărei', 'Țăndărei', 'tandarei', 'ȚĂNDĂREI'].map(foldText)).toEqual(Array(4).fill('tandarei'));
  expect(foldText('Şomcuţa Mâinii în')).toBe('somcuta mainii in');
});

test.each([
  ['Đorđe Petrović', 'Djordje Petrovic'],
  ['Søren Kjær', 'Soren Kjaer'],
  ['Łukasz', 'Lukasz'],
  ['Groß', 'GROSS'],
])('%s is found as %s', (written, typed) => {
  expect(foldText(written)).toBe(foldText(typed));
});

test('spaces and dashes do not count as differences', () => {
  expect(searchText('  Bistrița - Năsăud ')).toBe('bistrita nasaud');
  expect(searchText('Bistrița-Năsăud')).toBe('bistrita nasaud');
});

test('both spellings of a place are one place', () => {
  expect(placeSearchText('Târgu Mureș')).toBe(placeSearchText('Tîrgu Mureş'));
});

test('names are sorted as in a Romanian dictionary', () => {
  expect(['Țara', 'Turda', 'Șiria', 'Sibiu', 'Ăla', 'Azi'].sort(compareNames)).toEqual([
    'Azi',
    'Ăla',
    'Sibiu',
    'Șiria',
    'Turda',
    'Țara',
  ]);
});
