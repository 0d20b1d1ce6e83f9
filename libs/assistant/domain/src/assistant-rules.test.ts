import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  citedAnswer,
  isMistyped,
  isThreadOver,
  nextState,
  rankArticles,
  searchedWords,
  topicsOf,
  type RunState,
  type RunStep,
} from './index.ts';

const steps: RunStep[] = ['complete', 'completeWithProposals', 'stop', 'decide', 'process'];

describe('T4 a question on its way', () => {
  test('is acted on only after it was answered with proposals and decided, whatever is asked in which order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 30 }), (asked) => {
        let state: RunState = 'pending';
        const taken: RunStep[] = [];
        for (const step of asked) {
          const next = nextState(state, step);
          if (next === undefined) continue;
          state = next;
          taken.push(step);
        }
        expect(new Set(taken).size).toBe(taken.length);
        if (taken.includes('process')) expect(taken).toEqual(['completeWithProposals', 'decide', 'process']);
      }),
    );
  });
});

describe('T5 K8 a conversation is over', () => {
  test.each([
    ['2026-11-25', '2026-11-25', false],
    ['2026-11-24', '2026-11-25', false],
    ['2026-11-23', '2026-11-25', true],
    ['2025-12-31', '2026-01-01', false],
  ])('its last message of %s, on %s: %s', (last, today, isOver) => {
    expect(isThreadOver(last, today, false)).toBe(isOver);
    expect(isThreadOver(last, today, true)).toBe(false);
  });
});

test.each([
  ['De ce e depășit termenul legal și ce fac acum?', ['next', 'clock']],
  ['ce documente lipsesc', ['missing']],
  ['fa-mi un rezumat', ['summary']],
  ['rezmuatul dosarului', ['summary']],
  ['ce s-a intamplat cat am lipsit', ['away']],
  ['De ce nu pot apăsa butonul?', ['blocked']],
  ['Cum schimb limba?', []],
] as const)('B8 what is asked about a file is recognised without diacritics too: %s', (question, topics) => {
  expect(topicsOf(question)).toEqual(expect.arrayContaining([...topics]));
});

test.each([
  ['Ce s-a întâmplat cât am lipsit?', ['away']],
  ['Ce documente lipsesc și ce s-a întâmplat cât am lipsit?', ['away', 'missing']],
  ['De ce e la mine?', ['owner']],
  ['Why is it assigned to me?', ['owner']],
  ['What happened while I was away?', ['away']],
] as const)('B8 nothing else is taken for asked: %s', (question, topics) => {
  expect(topicsOf(question)).toEqual(topics);
});

test('the words of a question are folded, and its fillers left out', () => {
  expect(searchedWords('Cum se schimbă o rezervă, vă rog?')).toEqual(['schimba', 'rezerva']);
});

test.each([
  ['sablno', 'sablon', true],
  ['rezrva', 'rezerva', true],
  ['ofreta', 'oferta', true],
  ['masa', 'casa', false],
  ['oferta', 'oferit', false],
])('%s may have been meant as %s: %s', (typed, meant, expected) => {
  expect(isMistyped(typed, meant)).toBe(expected);
});

test('each sentence has the number of its source, and a source has one number', () => {
  const clock = { kind: 'file', title: 'Ceasul legal', path: '/a' };
  const note = { kind: 'file', title: 'Notă', path: '/b' };
  const told = citedAnswer([
    { text: 'Unu.', source: clock },
    { text: 'Doi.', source: note },
    { text: 'Trei.', source: clock },
  ]);
  expect(told.text).toBe('Unu. [1]\nDoi. [2]\nTrei. [1]');
  expect(told.sources.map(({ number, title }) => [number, title])).toEqual([
    [1, 'Ceasul legal'],
    [2, 'Notă'],
  ]);
});

test('an article that has less than half of what was asked is no answer', () => {
  const passage = (words: number[]) => ({
    articleKey: 'money',
    kind: 'help',
    articleTitle: 'Bani',
    title: '',
    body: 'Rezerva.',
    path: null,
    words,
    titleWords: [],
  });
  expect(rankArticles([passage([0])], [1, 5])).toEqual([]);
  expect(rankArticles([passage([1])], [1, 5]).map(({ key }) => key)).toEqual(['money']);
});
