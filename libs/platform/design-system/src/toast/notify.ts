import type { ErrorDetails } from '../dialog/error-dialog.tsx';
import { noticeDurations } from '@dosar/kernel/business-limits';
import type { Notice, NoticeAction } from './notice.ts';

type Listener = () => void;

// An offer to undo must be read and decided on: it stays as long as an error.
const undoDuration = noticeDurations.error;

let waiting: readonly Notice[] = [];
const listeners = new Set<Listener>();

function publish(notices: readonly Notice[]): void {
  waiting = notices;
  for (const listener of listeners) listener();
}

function show(kind: Exclude<Notice['kind'], 'error'>, text: string, action?: NoticeAction): void {
  publish([...waiting, { kind, text, action, duration: action ? undoDuration : noticeDurations[kind] }]);
}

/** Short notices over the page, from anywhere; each kind stays as long as the specification says. */
export const notify = {
  /** Neutral, for 2.5 s. */
  other: (text: string, action?: NoticeAction) => show('other', text, action),
  /** A remark, for 3 s. */
  snack: (text: string, action?: NoticeAction) => show('snack', text, action),
  /** Something was done, for 3 s; 10 s with an action such as undo. */
  success: (text: string, action?: NoticeAction) => show('success', text, action),
  /** Something was refused or needs care, for 3 s. */
  warning: (text: string, action?: NoticeAction) => show('warning', text, action),
  /** An unexpected error, for 10 s; its details open in a dialog. */
  error: (details: ErrorDetails) =>
    publish([...waiting, { kind: 'error', text: details.message, duration: noticeDurations.error, details }]),
};

/** The notices that nothing shows yet. */
export function waitingNotices(): readonly Notice[] {
  return waiting;
}

/** Hands the waiting notices over to whoever shows them. */
export function takeNotices(): readonly Notice[] {
  const taken = waiting;
  if (taken.length > 0) publish([]);
  return taken;
}

/** Calls `listener` whenever notices come or are taken; returns how to stop. */
export function onNotices(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
