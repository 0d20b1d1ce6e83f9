import { codeText } from '@dosar/kernel/cleaned-text';

/** Fewest characters of a case number that can be looked for (K7, V9). */
export const shortestCaseNumber = 6;

/** A case number as it is compared: capital letters and digits alone (V9). Limiter, look-up and index all use this form. */
export function normaliseCaseNumber(text: string): string {
  return codeText(text);
}
