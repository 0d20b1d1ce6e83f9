import type { Formats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';

/** A number as it is read; counting stops at a thousand. */
export function countedText({ count, capped }: Schema<'CappedCount'>, formats: Formats): string {
  return `${formats.number(count)}${capped ? '+' : ''}`;
}
