import type { Topic } from '@dosar/assistant-domain';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf, startOfDay } from '@dosar/kernel/zone';
import type { FileQuestion, ProposedAct } from '../extension-points.ts';

const shownDay = (day: string) => day.split('-').toReversed().join('.');
const longestNote = 1000;

/** What a question itself asks to be done on the open work: a note in the words after its colon, or putting it off. */
export function askedActs(
  { text, language, now }: FileQuestion & { text: string },
  topics: ReadonlySet<Topic>,
): ProposedAct[] {
  const acts: ProposedAct[] = [];
  const body = text
    .slice(text.indexOf(':') + 1)
    .trim()
    .slice(0, longestNote);
  if (topics.has('note') && text.includes(':') && body !== '')
    acts.push({
      topic: 'note',
      kind: 'add_note',
      title: language === 'ro' ? 'Adaug o notă internă' : 'Add an internal note',
      details: [body],
      change: { action: 'note', body, visibility: 'internal' },
    });
  if (topics.has('later')) {
    const day = addDays(localDateOf(now), daysAsked(text));
    acts.push({
      topic: 'later',
      kind: 'snooze',
      title:
        language === 'ro'
          ? `Amân activitatea până pe ${shownDay(day)}`
          : `Put the work off until ${shownDay(day)}`,
      details: [
        language === 'ro'
          ? 'Revine în listă în ziua aceea; nu se amână peste termenul legal.'
          : 'It returns to your list on that day, and never later than the legal term allows.',
      ],
      change: { action: 'snooze', until: new Date(startOfDay(day).getTime() + 8 * 3_600_000).toISOString() },
    });
  }
  return acts;
}

/** Until tomorrow where no other number of days is named. */
function daysAsked(text: string): number {
  const days = Number(/(\d{1,2})\s*(?:de\s+)?(?:zi|day)/i.exec(text)?.[1] ?? 1);
  return Math.min(Math.max(days, 1), 30);
}
