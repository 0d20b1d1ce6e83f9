import { atom, getDefaultStore } from 'jotai';
import type { Notice } from './notice.ts';

/** A notice that was shown, and when (milliseconds since 1970). */
export type PastNotice = Pick<Notice, 'id' | 'kind' | 'text' | 'details'> & {
  at: number;
  isRead: boolean;
};

const mostKept = 50;

// In memory: what a page told somebody is not for whoever opens the next one.
/** The notices of this page, the newest first; no more than fifty. */
export const pastNoticesAtom = atom<readonly PastNotice[]>([]);

function change(to: (past: readonly PastNotice[]) => readonly PastNotice[]): void {
  getDefaultStore().set(pastNoticesAtom, to);
}

/** Keeps a notice beyond the seconds for which it is shown. */
export function rememberNotice({ id, kind, text, details }: Notice): void {
  const notice = { id, kind, text, at: Date.now(), isRead: false, ...(details && { details }) };
  change((past) => [notice, ...past].slice(0, mostKept));
}

/** Somebody looks at them: none is new any more. */
export function markNoticesRead(): void {
  change((past) =>
    past.every(({ isRead }) => isRead) ? past : past.map((notice) => ({ ...notice, isRead: true })),
  );
}

/** Forgets all of them: they were for whoever has signed out. */
export function forgetNotices(): void {
  change(() => []);
}
