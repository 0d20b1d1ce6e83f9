import { expect, test } from 'vitest';
import { judgeEvidence, type PointedFile } from './judged-evidence.ts';

const file = (no: string, isOpen = true): PointedFile => ({ claimFileId: no, claimFileNo: no, isOpen });
const [a, b, c] = [file('A'), file('B'), file('C')];

test.each([
  ['a number alone', [[a]], [], { file: a }],
  ['a number of another file than the sender has', [[a]], [b], { file: a }],
  ['a number and the plate of the same car', [[a], [a, b]], [], { file: a }],
  ['the plate of a car with two claims, and the sender of one', [[a, b]], [b], { file: b }],
  ['the plate of a car with one open claim', [[file('A', false), b]], [], { file: b }],
  ['nothing but its sender', [[], []], [a], { file: a }],
  ['the number of a closed file', [[file('A', false)]], [], { file: file('A', false) }],
])('%s decides', (_what, said, ofSender, judged) => {
  expect(judgeEvidence(said, ofSender)).toEqual(judged);
});

test.each([
  ['two numbers', [[a], [b]], [a], 'contradiction', ['A', 'B']],
  ['a number, and the plate of another claim', [[a], [b, c]], [], 'contradiction', ['A', 'B', 'C']],
  ['a plate with two open claims', [[a, b]], [c], 'several', ['A', 'B']],
  ['a sender with two open claims', [], [a, b], 'several', ['A', 'B']],
  ['nothing', [], [], 'nothing', []],
  ['a sender whose claims are closed', [], [file('A', false)], 'nothing', []],
])('%s is left to a person', (_what, said, ofSender, because, possible) => {
  const judged = judgeEvidence(said, ofSender);
  expect(judged).toMatchObject({ because });
  expect('possible' in judged && judged.possible.map(({ claimFileNo }) => claimFileNo)).toEqual(possible);
});
