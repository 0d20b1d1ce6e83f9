import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { ChangeResult } from './assignment-change.ts';

/** How many rows were changed, and how many were not. */
export function countsOf({ items }: ChangeResult): { done: number; skipped: number } {
  const done = items.filter(({ outcome }) => outcome === 'done').length;
  return { done, skipped: items.length - done };
}

/** What became of a change, or of taking it back, in one line. */
export function useResultWords() {
  const { formatMessage: t } = useIntl();
  return (result: ChangeResult, isUndone: boolean): string => {
    const { done, skipped } = countsOf(result);
    const words = t(isUndone ? messages.undoneCount : messages.done, { count: done });
    return skipped === 0
      ? words
      : t(messages.both, { done: words, skipped: t(messages.skipped, { count: skipped }) });
  };
}
