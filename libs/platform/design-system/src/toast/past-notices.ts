import type { Notice } from './notice.ts';

/** A notice that was shown, and when (milliseconds since 1970). */
export type PastNotice = Pick<Notice, 'id' | 'kind' | 'text' | 'details'> & {
  at: number;
  isRead: boolean;
};

const mostKept = 50;

// In memory: what a page told somebody is not for whoever opens the next one.
let past: readonly PastNotice[] = [];
const listeners = new Set<() => void>();

function change(to: readonly PastNotice[]): void {
  past = to;
  for (const listener of listeners) listener();
}

/** Keeps a notice beyond the seconds for which it is shown. */
export function rememberNotice({ id, kind, text, details }: Notice): void {
  const notice = { id, kind, text, at: Date.now(), isRead: false, ...(details && { details }) };
  change([notice, ...past].slice(0, mostKept));
}

/** The notices of this page, the newest first; no more than fifty. */
export function pastNotices(): readonly PastNotice[] {
  return past;
}

/** Somebody looks at them: none is new any more. */
export function markNoticesRead(): void {
  if (past.some(({ isRead }) => !isRead)) change(past.map((notice) => ({ ...notice, isRead: true })));
}

/** Forgets all of them: they were for whoever has signed out. */
export function forgetNotices(): void {
  change([]);
}

/** Calls `listener` after each change; returns how to stop. */
export function onPastNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
