import { searchText } from '@dosar/kernel/search-text';

/** A line of an estimate or an invoice of a partner, VAT included; a discount is negative. */
export type JobLine = { lineNo: number; code: string | null; name: string; bani: number };

/** What a handler says of a line. */
export type LineAnswer = { lineNo: number; answer: LineVerdict; bani?: number; reason?: string };
/** As asked, with another amount, or not at all. */
export type LineVerdict = 'agreed' | 'changed' | 'refused';

/** A line with what is agreed of it. */
export type AnsweredLine = JobLine & { answer: LineVerdict; agreedBani: number; reason: string | null };

/** Why the answers do not hold. */
export type LineRefusal = 'not_each_once' | 'no_amount' | 'no_reason';

const shortestReason = 3;

/** The lines with their answers, each line once, or why that cannot be. */
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

/** What lines come to. */
export const sumOfLines = (lines: readonly Pick<JobLine, 'bani'>[]): number =>
  lines.reduce((sum, { bani }) => sum + bani, 0);

/** What is agreed of all lines. */
export const agreedTotal = (lines: readonly Pick<AnsweredLine, 'agreedBani'>[]): number =>
  lines.reduce((sum, { agreedBani }) => sum + agreedBani, 0);

/** A line whose invoiced amount is not the agreed one; `null` where it stands on one side alone. */
export type JobLineDifference = { name: string; agreedBani: number | null; invoicedBani: number | null };

type Agreed = Pick<JobLine, 'code' | 'name'> & { agreedBani: number };

/**
 * By which lines an invoice differs from what was agreed: a line is found again by its code, else by its name, each once. Together the
 * differences are the difference of the totals.
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
