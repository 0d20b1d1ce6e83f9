import { aTimelineEvent } from '@dosar/testing/samples';
import { expect, test } from 'vitest';
import { storyLines, type StoryChoices } from './story-lines.ts';

const at = (number: number, system_time: string, automatic = false) =>
  aTimelineEvent({ system_time, actor_kind: automatic ? 'system' : 'user' }, number);

/** Newest first, as the server answers. */
const events = [
  at(5, '2026-11-23T09:00:00Z'),
  at(4, '2026-11-20T12:25:00Z', true),
  at(3, '2026-11-20T12:23:00Z', true),
  at(2, '2026-11-20T12:20:00Z'),
  at(1, '2026-11-16T08:00:00Z', true),
];

const told = (choices: Partial<StoryChoices> = {}) =>
  storyLines(events, {
    order: 'oldest',
    isFolded: ({ actor_kind }) => actor_kind === 'system',
    opened: new Set(),
    markedId: undefined,
    ...choices,
  }).map((line) => {
    if (line.kind === 'day') return line.day;
    return line.kind === 'fold' ? line.events.map(numberOf) : numberOf(line.event);
  });
const numberOf = ({ id }: { id: string }) => events.findIndex((event) => event.id === id);

test('each day begins with its date, and automatic changes that follow each other are one line', () => {
  expect(told()).toEqual(['2026-11-16', 4, '2026-11-20', 3, [2, 1], '2026-11-23', 0]);
});

test('read from the newest entry down, the days turn round', () => {
  expect(told({ order: 'newest' })).toEqual(['2026-11-23', 0, '2026-11-20', [1, 2], 3, '2026-11-16', 4]);
});

test('a fold that was opened, or that a link leads into, stands entry by entry', () => {
  const open = ['2026-11-16', 4, '2026-11-20', 3, 2, 1, '2026-11-23', 0];
  expect(told({ opened: new Set([at(3, '').id]) })).toEqual(open);
  expect(told({ markedId: at(4, '').id })).toEqual(open);
});
