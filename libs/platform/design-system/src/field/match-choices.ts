import type { Choice } from './choice.ts';
import { foldText } from './fold-text.ts';

/** The choices whose label or hint contains every word of `query`; those that begin with it come first. */
export function matchChoices(choices: readonly Choice[], query: string): Choice[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const [start = ''] = words;
  const found = choices.filter(({ label, hint }) => {
    const text = foldText(`${label} ${hint ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const begins = (choice: Choice) => foldText(choice.label).startsWith(start);
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))];
}
