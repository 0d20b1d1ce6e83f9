import type { Setting } from '@dosar/areas/config';
import { featureCodes, wordsOf } from './feature-words.ts';

/** What the page of features holds. */
export const settings: readonly Setting[] = featureCodes.map((id) => {
  const { name, shows } = wordsOf(id);
  return { id, title: name, keywords: shows };
});
