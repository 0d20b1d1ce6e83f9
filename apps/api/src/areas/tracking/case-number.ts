/**
 * The one spelling of a case number: limits count it, look-ups search it.
 *
 * Were they to differ, a space more would be a fresh set of tries.
 */
export function normalisedCaseNumber(text: string): string {
  return text.replace(/\s+/gu, '').toUpperCase();
}
