/** What two texts begin and end with alike, and what stands between in each. */
export type WordDifference = { start: string; changed: string; end: string };

/** Where `text` differs from `other`, in whole words. */
export function wordDifference(text: string, other: string): WordDifference {
  const words = wordsOf(text);
  const others = wordsOf(other);
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const until = words.length - end;
  return {
    start: words.slice(0, start).join(''),
    changed: words.slice(start, until).join(''),
    end: words.slice(until).join(''),
  };
}

/** The words of a text with the spaces between them. */
const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
