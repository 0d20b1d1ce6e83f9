import type { TextMark } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';

type Variable = Schema<'MessageVariable'>;

const placeholder = /\{\{\s*([a-z_]+)\s*\}\}/g;

/** The variables of a text that have no value yet, each once. */
export function missingVariables(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name]) => name ?? ''))];
}

/** A text in which a variable has got its value. */
export function withValue(text: string, name: string, value: string): string {
  return text.replaceAll(placeholder, (whole, found: string) => (found === name ? value : whole));
}

/** What is marked in a text: values that came from the file, and places where one is missing. */
export function variableMarks(text: string, filled: readonly Variable[]): TextMark[] {
  const missing = [...text.matchAll(placeholder)].map(({ 0: whole, index }) => ({
    from: index,
    to: index + whole.length,
    look: 'missing' as const,
  }));
  const values = filled.flatMap(({ value }) => {
    const from = value === null || value.length < 2 ? -1 : text.indexOf(value);
    return from < 0 || value === null ? [] : [{ from, to: from + value.length, look: 'value' as const }];
  });
  return [...missing, ...values].toSorted((one, other) => one.from - other.from);
}
