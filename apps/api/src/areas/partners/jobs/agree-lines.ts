import { agreedTotal, answerLines, type LineAnswer } from '@dosar/partners-domain';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { jobRefused } from './job-refused.ts';
import { answerStoredLines, findQuoteLines } from './job-line-repository.ts';
import type { JobPlace } from './job-repository.ts';

type Quote = { quoteBani: number | null; answers: readonly LineAnswer[] | undefined };

/**
 * What is agreed of an estimate: the sum of its lines as the handler answered them, or all of it where nothing was said of
 * lines. Every answer is kept with its line.
 */
export async function agreeQuote(
  { tx }: ChangeContext,
  place: JobPlace,
  { quoteBani, answers }: Quote,
): Promise<number | null> {
  const lines = await findQuoteLines(tx, place);
  const [first] = lines;
  if (first === undefined) {
    if (answers !== undefined && answers.length > 0) throw jobRefused('lines_unanswered');
    return quoteBani;
  }
  const answered = answerLines(
    lines,
    answers ?? lines.map(({ lineNo }): LineAnswer => ({ lineNo, answer: 'agreed' })),
  );
  if (typeof answered === 'string') throw jobRefused('lines_unanswered');
  const total = agreedTotal(answered);
  if (total < 1) throw jobRefused('nothing_agreed');
  await answerStoredLines(tx, place, first.stepNo, answered);
  return total;
}
