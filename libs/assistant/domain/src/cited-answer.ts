/** Where a sentence comes from. */
export type Source = { kind: string; title: string; path: string | null };

/** A sentence that somebody can check. */
export type AnswerSentence = { text: string; source: Source };

/** Sentences with the numbers of their sources, and the sources by number. */
export type CitedAnswer = { text: string; sources: (Source & { number: number })[] };

/** Puts an answer together: one paragraph for each sentence, the same source under one number. */
export function citedAnswer(sentences: readonly AnswerSentence[]): CitedAnswer {
  const numbers = new Map<string, Source & { number: number }>();
  const lines = sentences.map(({ text, source }) => {
    const key = `${source.kind}\n${source.title}\n${source.path ?? ''}`;
    const known = numbers.get(key) ?? { ...source, number: numbers.size + 1 };
    numbers.set(key, known);
    return `${text} [${known.number}]`;
  });
  return { text: lines.join('\n'), sources: [...numbers.values()] };
}
