/** A passage that has some of the searched words. */
export type FoundPassage = {
  articleKey: string;
  kind: string;
  articleTitle: string;
  title: string;
  body: string;
  path: string | null;
  /** Which of the searched words it has, by their position. */
  words: readonly number[];
  /** Those that its titles have. */
  titleWords: readonly number[];
};

/** An article with its best passages first. */
export type RankedArticle = {
  key: string;
  kind: string;
  title: string;
  path: string | null;
  passages: FoundPassage[];
  /** How many of the words its best passage has with the titles, and whether these are all that was asked. */
  best: { words: number; isWhole: boolean };
};

const titleFactor = 1.5;
/** An article that has less than this of what was asked is about something else. */
const leastPart = 0.55;
const nearlyAll = 0.98;

/**
 * The articles that answer a question, the best first; none when no article has enough of what was asked.
 *
 * A word counts by how rare it is; one that no article has counts most, so that a question about something else finds nothing.
 */
export function rankArticles(passages: readonly FoundPassage[], weights: readonly number[]): RankedArticle[] {
  const sum = (words: Iterable<number>) =>
    [...words].reduce((total, word) => total + (weights[word] ?? 0), 0);
  const total = sum(weights.keys());
  if (total === 0) return [];
  const strength = ({ words, titleWords, body }: FoundPassage) =>
    sum(words) + titleFactor * sum(titleWords) - Math.log1p(body.length) / 1000;

  const wholeness = ({ words, titleWords }: FoundPassage) => {
    const found = new Set([...words, ...titleWords]);
    return { words: found.size, isWhole: sum(found) > total * nearlyAll };
  };

  const articles = Map.groupBy(passages, ({ kind, articleKey }) => `${kind} ${articleKey}`);
  return [...articles.values()]
    .map((found) => {
      const ordered = found.toSorted((one, other) => strength(other) - strength(one));
      const [best] = ordered;
      const covered = sum(new Set(found.flatMap(({ words }) => words)));
      return { best, ordered, covered, score: (best ? strength(best) : 0) + covered };
    })
    .filter(({ covered }) => covered / total >= leastPart)
    .toSorted((one, other) => other.score - one.score)
    .flatMap(({ best, ordered }) =>
      best
        ? [
            {
              key: best.articleKey,
              kind: best.kind,
              title: best.articleTitle,
              path: best.path,
              passages: ordered,
              best: wholeness(best),
            },
          ]
        : [],
    );
}
