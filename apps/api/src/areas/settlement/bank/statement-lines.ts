import { createHash } from 'node:crypto';
import type { Schema } from '@dosar/openapi';

/** A line of a statement of the bank as it is sent. */
export type SentLine = Schema<'StatementLines'>[number];
/** A line, told apart from all others. */
export type StatementLine = SentLine & { key: string };

const longestReference = 35;

/**
 * Gives each line what tells it apart: the reference of the bank, or what the line says.
 *
 * Lines of one statement that say the same are counted, so that both pay once, and neither again when the statement is sent again.
 */
export function keyedLines(lines: readonly SentLine[]): StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const reference = line.bank_reference?.trim() ?? '';
    if (reference.length >= 3 && reference.length <= longestReference) return { ...line, key: reference };
    const said = reference || `${line.booked_on}|${line.amount_bani}|${line.text.trim()}`;
    const nth = (seen.get(said) ?? 0) + 1;
    seen.set(said, nth);
    return {
      ...line,
      key: `LINE-${createHash('sha256').update(`${said}|${nth}`).digest('hex').slice(0, 30)}`,
    };
  });
}

/** What may be references of orders in the words of a line. */
export const referencesIn = (text: string): string[] => [
  ...new Set(text.toUpperCase().match(/[A-Z0-9][A-Z0-9-]{1,33}[A-Z0-9]/g) ?? []),
];
