import { expect, test } from 'vitest';
import { plainLine, type NoteLine } from '../note-line.ts';
import { matchEstimateLines } from './match-lines.ts';

const ours = (...parts: readonly (readonly [code: string | null, name: string])[]): NoteLine[] =>
  parts.map(([code, name], index) => ({
    item_guid: `line-${index}`,
    values: { ...plainLine, part_code: code, part_name: name },
  }));
const theirs = (name: string, code: string | null = null) => ({ name, code });

test('B3: half of all words in common are enough, fewer are not', () => {
  // Two of four words, and one of three.
  expect(matchEstimateLines([theirs('far stânga')], ours([null, 'far dreapta']))).toEqual([
    { item_guid: 'line-0', confidence: 50 },
  ]);
  expect(matchEstimateLines([theirs('far')], ours([null, 'far dreapta xenon led']))).toEqual([null]);
  expect(matchEstimateLines([theirs('capotă')], ours([null, 'far']))).toEqual([null]);
});

test('B3: only a code is certain; a line without one does not match another without one', () => {
  expect(matchEstimateLines([theirs('x', 'bonnet')], ours(['bonnet', 'Capotă']))).toEqual([
    { item_guid: 'line-0', confidence: 100 },
  ]);
  expect(matchEstimateLines([theirs('Capotă')], ours(['bonnet', 'Capotă']))).toEqual([
    { item_guid: 'line-0', confidence: 99 },
  ]);
  expect(matchEstimateLines([theirs('x')], ours([null, 'y']))).toEqual([null]);
});

test('B3: the surest pair comes first, and neither side is taken twice', () => {
  expect(
    matchEstimateLines([theirs('Bară față'), theirs('Bară')], ours([null, 'Bară'], [null, 'Bară față'])),
  ).toEqual([
    { item_guid: 'line-1', confidence: 99 },
    { item_guid: 'line-0', confidence: 99 },
  ]);
  expect(matchEstimateLines([theirs('Bară'), theirs('Bară')], ours([null, 'Bară']))).toEqual([
    { item_guid: 'line-0', confidence: 99 },
    null,
  ]);
});

test.each([
  ['Ușă dr. sp. înlocuit', 'Ușă dreapta spate'],
  ['OGLINDA STG', 'Oglindă stânga'],
  ['oglinda st', 'Oglindă stânga'],
  ['Manoperă reparat de la vopsire piesă: prag', 'Prag'],
  ['Vopsit reparație înlocuire prag', 'Prag'],
])('B3: %s is %s, without what is done to it', (name, own) => {
  expect(matchEstimateLines([theirs(name)], ours([null, own]))).toEqual([
    { item_guid: 'line-0', confidence: 99 },
  ]);
});

test('B3: the lines of an estimate find ours by code, else by name without diacritics, each once', () => {
  const known = [
    ['a', 'rear_bumper', 'Bară spate'],
    ['b', 'rear_door_right', 'Ușă spate dreapta'],
    ['c', null, 'Set cleme'],
  ] as const;
  const noteLines = known.map(([guid, code, name]) => ({
    item_guid: guid,
    values: { ...plainLine, part_code: code, part_name: name },
  }));
  const lines = [
    { code: null, name: 'USA DR. SPATE INLOCUIT' },
    { code: 'rear_bumper', name: 'Piesă' },
    { code: null, name: 'Bara spate' },
    { code: null, name: 'Geometrie' },
  ];
  expect(matchEstimateLines(lines, noteLines)).toEqual([
    { item_guid: 'b', confidence: 99 },
    { item_guid: 'a', confidence: 100 },
    null,
    null,
  ]);
});
