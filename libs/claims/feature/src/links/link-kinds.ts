import type { LinkedFile } from '@dosar/api-client';
import { messages } from './messages.ts';

/** What stands before the number of the other file. */
export function kindOf({ kind, is_origin: isOrigin }: Pick<LinkedFile, 'kind' | 'is_origin'>) {
  if (kind === 'duplicate') return isOrigin ? messages.duplicateOf : messages.repeatedBy;
  return kind === 'same_event' ? messages.sameEvent : messages.related;
}
