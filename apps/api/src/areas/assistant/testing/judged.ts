import type { Answer } from '../engine/answer-question.ts';

type Verdict = 'right' | 'wrong' | 'refused';

/** A question with what became of it. */
export type Judged = { kind: string; verdict: Verdict; question: string; text: string };

/**
 * Right is what says all the words, "~" between two ways to say one, and leads to that section of the file.
 *
 * Of two questions in one, an answer that says which of them it does not know is refused: it says nothing that is not so.
 */
export function judge(answer: Answer, says: readonly string[], section: string): Verdict {
  if (answer.type === 'not_found') return 'refused';
  const text = answer.text.toLowerCase();
  const isSaid = says.every((words) => words.split('~').some((way) => text.includes(way.toLowerCase())));
  const isPlaced = answer.sources.some(({ kind, path }) => kind === 'file' && path?.includes(section));
  if (isSaid && isPlaced) return 'right';
  return isPlaced && /^(?:Nu știu|I do not know): /m.test(answer.text) ? 'refused' : 'wrong';
}

const count = (judged: readonly Judged[], verdict: Verdict) =>
  judged.filter((one) => one.verdict === verdict).length;

export const share = (judged: readonly Judged[], verdict: Verdict) => count(judged, verdict) / judged.length;

const notOnFile =
  /nu este trecut în dosar|nu este programată|not on this file|not booked|^Nu știu|^I do not know|rolul dumneavoastră nu vede/;

/** Right is that nothing is said, or only that the file does not say it; wrong what it must never say, `[1]` being anything at all. */
export function judgeUnknown(answer: Answer, never: readonly string[]): Verdict {
  if (answer.type === 'not_found') return 'right';
  const said = answer.text
    .split('\n')
    .filter((line) => !notOnFile.test(line))
    .join('\n');
  return said !== '' && never.some((words) => said.includes(words)) ? 'wrong' : 'right';
}

/** How many were right, wrong and refused. */
export const figures = (of: readonly Judged[]): string =>
  `${of.length} asked: ${count(of, 'right')} right, ${count(of, 'wrong')} wrong, ${count(of, 'refused')} refused`;

/** The figures of all and of each kind, with what went wrong. */
export function report(judged: readonly Judged[]): string {
  const kinds = [...Map.groupBy(judged, ({ kind }) => kind)].flatMap(([kind, of]) => [
    `${kind}: ${figures(of)}`,
    ...of
      .filter(({ verdict }) => verdict !== 'right')
      .map(({ question, verdict, text }) => `  ${verdict}: ${question} → ${text}`),
  ]);
  return [`all: ${figures(judged)}`, ...kinds].join('\n');
}
