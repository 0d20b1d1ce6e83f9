import { searchText } from '@dosar/kernel/search-text';

/** A line of an estimate or an invoice of a partner, VAT included; a discount is negative. */
export type JobLine = { lineNo: number; code: string | null; name: string; bani: number };

/** The handler's answer to a line. */
export type LineAnswer = { lineNo: number; answer: LineVerdict; bani?: number; reason?: string };
/** Agreed as asked, with another amount, or refused. */
export type LineVerdict = 'agreed' | 'changed' | 'refused';

/** A line with its agreed amount. */
export type AnsweredLine = JobLine & { answer: LineVerdict; agreedBani: number; reason: string | null };

/** Why the answers are invalid. */
export type LineRefusal = 'not_each_once' | 'no_amount' | 'no_reason';

const shortestReason = 3;

/** Joins lines with their answers, one for each line, or returns why the answers are invalid. */
export function answerLines(
  lines: readonly JobLine[],
  answers: readonly LineAnswer[],
): readonly AnsweredLine[] | LineRefusal {
  const byNo = new Map(answers.map((answer) => [answer.lineNo, answer]));
  if (answers.length !== lines.length || byNo.size !== lines.length) return 'not_each_once';
  const answered: AnsweredLine[] = [];
  for (const line of lines) {
    const said = byNo.get(line.lineNo);
    if (said === undefined) return 'not_each_once';
    const reason = said.reason?.trim() ?? '';
    if (said.answer !== 'agreed' && reason.length < shortestReason) return 'no_reason';
    if (said.answer === 'changed' && said.bani === undefined) return 'no_amount';
    const agreedBani =
      said.answer === 'refused' ? 0 : said.answer === 'changed' ? (said.bani ?? 0) : line.bani;
    answered.push({ ...line, answer: said.answer, agreedBani, reason: reason === '' ? null : reason });
  }
  return answered;
}

/** The sum of lines. */
export const sumOfLines = (lines: readonly Pick<JobLine, 'bani'>[]): number =>
  lines.reduce((sum, { bani }) => sum + bani, 0);

/** The agreed sum of all lines. */
export const agreedTotal = (lines: readonly Pick<AnsweredLine, 'agreedBani'>[]): number =>
  lines.reduce((sum, { agreedBani }) => sum + agreedBani, 0);

/** A line whose invoiced amount differs from the agreed one; `null` when it is missing on one side. */
export type JobLineDifference = { name: string; agreedBani: number | null; invoicedBani: number | null };

type Agreed = Pick<JobLine, 'code' | 'name'> & { agreedBani: number };

/**
 * The lines by which an invoice differs from the agreement. Lines are matched by code, else by name, each once. The differences
 * add up to the difference of the totals.
 */
export function lineDifferences(
  agreed: readonly Agreed[],
  invoiced: readonly JobLine[],
): readonly JobLineDifference[] {
  const left = [...invoiced];
  const taken = (isIt: (line: JobLine) => boolean) => {
    const index = left.findIndex(isIt);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const pairs = agreed.map((line) => ({ line, found: undefined as JobLine | undefined }));
  for (const pair of pairs)
    if (pair.line.code !== null) pair.found = taken(({ code }) => code === pair.line.code);
  for (const pair of pairs)
    pair.found ??= taken(({ name }) => searchText(name) === searchText(pair.line.name));
  return [
    ...pairs
      .filter(({ line, found }) => line.agreedBani !== (found?.bani ?? 0))
      .map(({ line, found }) => ({
        name: line.name,
        agreedBani: line.agreedBani,
        invoicedBani: found?.bani ?? null,
      })),
    ...left.map(({ name, bani }) => ({ name, agreedBani: null, invoicedBani: bani })),
  ];
}
