import { codeText } from '@dosar/kernel/cleaned-text';

/** Fewest characters of a claim number that can be looked for. */
const shortestCaseNumber = 6;

/** A claim number as it is compared: capital letters and digits alone (V9). Limiter, look-up and index all use this form. */
export function normaliseCaseNumber(text: string): string {
  return codeText(text);
}

/** The claim file number that was typed in full, with whatever separators; nothing for any other text. */
export function wholeCaseNumber(text: string): string | undefined {
  const number = normaliseCaseNumber(text);
  return /^[A-Z]{2}\d{2}[A-Z]\d{7}$/.test(number) ? number : undefined;
}

/** Whether enough was typed to look for a case (V9, K7). */
export function isSearchableCaseNumber(text: string): boolean {
  return normaliseCaseNumber(text).length >= shortestCaseNumber;
}
