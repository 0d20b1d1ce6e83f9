import type { MessageDescriptor } from 'react-intl';

/** Values that a reason's text mentions, such as the longest allowed length. */
export type ReasonValues = Record<string, string | number>;

/** The words for reasons, by their name. */
export type ReasonTexts = Record<string, MessageDescriptor>;

/**
 * Why a value is refused, as the message of a schema: a name and perhaps values, never words.
 *
 * The words are found when the reason is shown, in the language of that moment.
 */
export function reason(name: string, values?: ReasonValues): string {
  return values ? `${name} ${JSON.stringify(values)}` : name;
}

/** Takes apart what {@link reason} put together. */
export function readReason(text: string): { name: string; values: ReasonValues } {
  const space = text.indexOf(' ');
  if (space < 0) return { name: text, values: {} };
  try {
    return { name: text.slice(0, space), values: JSON.parse(text.slice(space + 1)) as ReasonValues };
  } catch {
    // A sentence: some schemas and servers give words of their own.
    return { name: text, values: {} };
  }
}
