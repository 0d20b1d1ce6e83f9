import { searchText } from '@dosar/kernel/search-text';
import type { NoteLine } from '../note-line.ts';
import type { ReadEstimateLine } from '@dosar/kernel/read-estimate';

/** Which line of our note a line of an estimate is, and how sure that is, from 0 to 100. */
export type EstimateMatch = { item_guid: string; confidence: number };

/** Below this nobody is asked to believe it. */
const leastConfidence = 50;

/** Finds the line of the note that each line of an estimate means: by code, else by the words of its name; each once. */
export function matchEstimateLines(
  lines: readonly Pick<ReadEstimateLine, 'code' | 'name'>[],
  noteLines: readonly NoteLine[],
): readonly (EstimateMatch | null)[] {
  const pairs = lines
    .flatMap((line, index) =>
      noteLines.map(({ item_guid: guid, values }) => ({
        index,
        item_guid: guid,
        confidence:
          line.code !== null && line.code === values.part_code ? 100 : likeness(line.name, values.part_name),
      })),
    )
    .filter(({ confidence }) => confidence >= leastConfidence)
    .toSorted((one, other) => other.confidence - one.confidence);
  const matches: (EstimateMatch | null)[] = lines.map(() => null);
  const taken = new Set<string>();
  for (const { index, item_guid: guid, confidence } of pairs) {
    if (matches[index] !== null || taken.has(guid)) continue;
    matches[index] = { item_guid: guid, confidence };
    taken.add(guid);
  }
  return matches;
}

/** Words of shops that say what is done and not to what. */
const deeds = new Set([
  'inlocuit',
  'inlocuire',
  'reparat',
  'reparatie',
  'vopsit',
  'vopsire',
  'manopera',
  'piesa',
  'de',
  'la',
]);

/** Twice the words in common by all words, up to 99: only a code is certain. */
function likeness(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const common = [...first].filter((word) => second.has(word)).length;
  if (common === 0) return 0;
  return Math.min(99, Math.round((200 * common) / (first.size + second.size)));
}

/** Whole words, those that shops shorten by a point too: `dr.` is dreapta. */
function wordsOf(name: string): ReadonlySet<string> {
  const short: Record<string, string> = { dr: 'dreapta', stg: 'stanga', st: 'stanga', sp: 'spate' };
  const words = searchText(name).split(/[^a-z0-9]+/);
  return new Set(words.filter((word) => word !== '' && !deeds.has(word)).map((word) => short[word] ?? word));
}
