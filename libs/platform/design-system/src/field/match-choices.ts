import { foldText } from '@dosar/kernel/search-text';
import type { Choice } from './choice.ts';

type Words = Pick<Choice, 'label' | 'hint'> & { keywords?: string };

/** A text as it is compared; where it shows that a long word may be broken is no letter of it. */
const comparable = (text: string) => foldText(text).replaceAll('\u00ad', '');

/** The choices whose label, hint or keywords contain every word of `query`; those that begin with it come first. */
export function matchChoices<Matched extends Words>(choices: readonly Matched[], query: string): Matched[] {
  const words = comparable(query).split(/\s+/).filter(Boolean);
  const [start = ''] = words;
  const found = choices.filter(({ label, hint, keywords }) => {
    const text = comparable(`${label} ${hint ?? ''} ${keywords ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const begins = (choice: Matched) => comparable(choice.label).startsWith(start);
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))];
}

/** The choice whose label was typed in full, whatever the case and the diacritics. */
export function exactMatch(choices: readonly Choice[], text: string): Choice | undefined {
  const wanted = comparable(text.trim());
  return choices.find(({ label }) => comparable(label) === wanted);
}
