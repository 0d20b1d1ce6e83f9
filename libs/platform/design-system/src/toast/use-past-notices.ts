import { useSyncExternalStore } from 'react';
import { onPastNotices, pastNotices, type PastNotice } from './past-notices.ts';

/** The notices of this page, the newest first. */
export function usePastNotices(): readonly PastNotice[] {
  return useSyncExternalStore(onPastNotices, pastNotices);
}

/** How many errors came up that nobody has looked at in the list of past notices. */
export function useUnreadErrors(): number {
  return usePastNotices().filter(({ kind, isRead }) => kind === 'error' && !isRead).length;
}
