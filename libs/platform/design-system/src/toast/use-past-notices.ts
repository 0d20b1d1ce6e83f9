import { useAtomValue } from 'jotai';
import { pastNoticesAtom, type PastNotice } from './past-notices.ts';

/** The notices of this page, the newest first. */
export function usePastNotices(): readonly PastNotice[] {
  return useAtomValue(pastNoticesAtom);
}

/** How many errors came up that nobody has looked at in the list of past notices. */
export function useUnreadErrors(): number {
  return usePastNotices().filter(({ kind, isRead }) => kind === 'error' && !isRead).length;
}
