import { afterColon, askedDay, asksAbout, type Topic } from '@dosar/assistant-domain';
import { addDays, formatLocalDate } from '@dosar/kernel/dates';
import { localDateOf, startOfDay } from '@dosar/kernel/zone';
import type { FileQuestion, ProposedAct } from '../extension-points.ts';

const longestNote = 1000;

/** What a question itself asks to be done on the open work: a note in the words after its colon, or putting it off. */
export function askedActs({ text, language, now }: FileQuestion, topics: ReadonlySet<Topic>): ProposedAct[] {
  const acts: ProposedAct[] = [];
  if (asksAbout(text)) return acts;
  const body = afterColon(text)?.slice(0, longestNote);
  if (topics.has('note') && body !== undefined)
    acts.push({
      topic: 'note',
      kind: 'add_note',
      title: language === 'ro' ? 'Adaug o notă internă' : 'Add an internal note',
      details: [body],
      change: { action: 'note', body, visibility: 'internal' },
    });
  if (topics.has('later')) {
    const tomorrow = addDays(localDateOf(now), 1);
    const asked = askedDay(text, localDateOf(now)) ?? tomorrow;
    const day = asked > tomorrow ? asked : tomorrow;
    acts.push({
      topic: 'later',
      kind: 'snooze',
      title:
        language === 'ro'
          ? `Amân activitatea până pe ${formatLocalDate(day)}`
          : `Put the work off until ${formatLocalDate(day)}`,
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
