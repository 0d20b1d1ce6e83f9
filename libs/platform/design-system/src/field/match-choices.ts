import { foldText } from '@dosar/kernel/search-text';
import type { Choice } from './choice.ts';

type Words = Pick<Choice, 'label' | 'hint'>;

/** The choices whose label or hint contains every word of `query`; those that begin with it come first. */
export function matchChoices<Matched extends Words>(choices: readonly Matched[], query: string): Matched[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const [start = ''] = words;
  const found = choices.filter(({ label, hint }) => {
    const text = foldText(`${label} ${hint ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const begins = (choice: Matched) => foldText(choice.label).startsWith(start);
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))];
}

/** The choice whose label was typed in full, whatever the case and the diacritics. */
export function exactMatch(choices: readonly Choice[], text: string): Choice | undefined {
  const wanted = foldText(text.trim());
  return choices.find(({ label }) => foldText(label) === wanted);
}
