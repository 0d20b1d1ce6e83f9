import { foldText } from '@dosar/kernel/search-text';
import { isMistyped } from './mistyped.ts';
import { topicWords, type Topic } from './topic-words.ts';

export type { Topic };

// One letter makes another word of it: supărat.
const oftenAnother: ReadonlySet<string> = new Set(['sumar']);

const otherThings =
  /^(?:constat|inspect|service|repar|masin|vin[ao]|cauz|intampl|polit|ofert|plat|martor|accident)/;

/** What a question asks about, in the order in which it is answered; none for a question about how things are done. */
export function topicsOf(question: string): Topic[] {
  const words = foldText(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const isThere = (beginning: string) =>
    words.some((word) =>
      beginning.length < 4
        ? word === beginning
        : word.startsWith(beginning) ||
          (!oftenAnother.has(beginning) && isMistyped(word.slice(0, beginning.length), beginning)),
    );
  const topics = topicWords
    .filter(([, groups]) => groups.some((group) => group.split(' ').every(isThere)))
    .map(([topic]) => topic);
  // What a day of delay costs is another thing than when the term is.
  if (
    topics.includes('clock') &&
    words.some((word) => /^(?:zi|zilnic\w*|day|daily)$/.test(word)) &&
    words.some((word) => /^(?:penal|cost)/.test(word))
  )
    topics.splice(topics.indexOf('clock'), 1);
  // Whose a car or an inspection is asks for somebody else than whose the work is.
  const isOfSomethingElse = words.some((word) => otherThings.test(word));
  if (isOfSomethingElse && !words.some((word) => word.startsWith('dosar'))) {
    const at = topics.indexOf('owner');
    if (at >= 0) topics.splice(at, 1);
  }
  // Whoever was missing does not ask what is missing.
  const asksWhatIsMissing = words.some((word) => word.startsWith('docum') || /^lips(e|a|uri)/.test(word));
  return topics.includes('away') && !asksWhatIsMissing
    ? topics.filter((topic) => topic !== 'missing')
    : topics;
}
