import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';

type Event = Schema<'TimelineEvent'>;

/** What a timeline shows one below the other. */
export type StoryLine =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'entry'; key: string; event: Event }
  | { kind: 'fold'; key: string; events: readonly [Event, Event, ...Event[]] };

export type StoryChoices = {
  order: 'oldest' | 'newest';
  /** Entries that are folded with those beside them. */
  isFolded: (event: Event) => boolean;
  /** Folds that somebody has opened, by the id of their oldest entry. */
  opened: ReadonlySet<string>;
  /** An entry that must be seen by itself. */
  markedId: string | undefined;
};

/**
 * The lines of a story from entries that are newest first: each day begins with its date, and automatic changes that
 * follow each other are one line.
 */
export function storyLines(newestFirst: readonly Event[], choices: StoryChoices): StoryLine[] {
  const events = choices.order === 'newest' ? newestFirst : newestFirst.toReversed();
  const lines: StoryLine[] = [];
  let day: string | undefined;
  for (const event of events) {
    const ownDay = localDateOf(new Date(event.system_time));
    if (ownDay !== day) lines.push({ kind: 'day', key: ownDay, day: ownDay });
    day = ownDay;
    lines.push({ kind: 'entry', key: event.id, event });
  }
  return folded(lines, choices);
}

function folded(lines: readonly StoryLine[], choices: StoryChoices): StoryLine[] {
  const { isFolded, opened, markedId } = choices;
  const result: StoryLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const run: Event[] = [];
    for (let line = lines[at]; line?.kind === 'entry' && isFolded(line.event); line = lines[at + run.length])
      run.push(line.event);
    const [first, second, ...others] = run;
    const line = lines[at];
    if (first && second && !run.some(({ id }) => id === markedId || opened.has(id))) {
      result.push({ kind: 'fold', key: `fold-${first.id}`, events: [first, second, ...others] });
      at += run.length - 1;
    } else if (run.length > 1) {
      result.push(...lines.slice(at, at + run.length));
      at += run.length - 1;
    } else if (line) result.push(line);
  }
  return result;
}
