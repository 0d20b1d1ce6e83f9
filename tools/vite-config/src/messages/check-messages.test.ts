import { expect, test } from 'vitest';
import { checkMessages } from './check-messages.ts';
import type { ProjectMessages } from './collect-messages.ts';

const project = {
  name: '@dosar/fnol-feature',
  folder: '/repository/libs/fnol/feature',
  messagePrefix: 'fnol',
  tags: [],
  dependencies: [],
};
const title = {
  id: 'fnol.notifier.title',
  english: 'Who reports it',
  description: 'Step title',
  file: 'messages.ts',
};

function problems(change: Partial<ProjectMessages>): string[] {
  return checkMessages([
    { project, declared: [title], romanian: { 'fnol.notifier.title': 'Cine anunță' }, ...change },
  ]);
}

test('a message with both languages is in order', () => {
  expect(problems({})).toEqual([]);
});

test('a missing Romanian text is named', () => {
  expect(problems({ romanian: {} })).toEqual([expect.stringContaining('fnol.notifier.title is missing')]);
});

test('a Romanian text that nothing uses is named', () => {
  expect(problems({ declared: [] })).toEqual([
    expect.stringContaining('fnol.notifier.title is used nowhere'),
  ]);
});

test('one id cannot stand for two texts', () => {
  const again = { ...title, english: 'Notifier', file: 'other.ts' };
  expect(problems({ declared: [title, again] })).toEqual([
    'other.ts: fnol.notifier.title has another text in messages.ts',
  ]);
});

test('an id begins with the word of its project', () => {
  const stranger = { ...title, id: 'tracking.title' };
  expect(problems({ declared: [stranger], romanian: { 'tracking.title': 'Titlu' } })).toEqual([
    'messages.ts: tracking.title must begin with "fnol."',
  ]);
});

test('a message without a description leaves the translator alone', () => {
  expect(problems({ declared: [{ ...title, description: undefined }] })).toEqual([
    'messages.ts: fnol.notifier.title has no description for translators',
  ]);
});

test('a translation uses the same values', () => {
  const greeting = { ...title, english: 'Welcome, {name}' };
  expect(problems({ declared: [greeting] })).toEqual([
    expect.stringContaining('does not use the values of the English text'),
  ]);
});

test('a translation with a broken plural is named', () => {
  expect(problems({ romanian: { 'fnol.notifier.title': '{count, plural, one {# zi}' } })).toEqual([
    expect.stringContaining('is not a valid message'),
  ]);
});
