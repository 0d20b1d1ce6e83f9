import { atom, getDefaultStore } from 'jotai';
import type { ErrorDetails } from '../dialog/error-dialog.tsx';
import type { Notice, NoticeAction } from './notice.ts';
import { rememberNotice } from './past-notices.ts';

/** How long notices stay (K5, X11), in milliseconds. */
const noticeDurations = {
  snack: 3_000,
  success: 3_000,
  warning: 3_000,
  error: 10_000,
  other: 2_500,
} as const;

// An offer to undo must be read and decided on: it stays as long as an error.
const undoDuration = noticeDurations.error;
// More would cover the page; the oldest gives way.
const mostAtOnce = 5;

/** The notices on the page now, the newest last. */
export const noticesAtom = atom<readonly Notice[]>([]);
let lastId = 0;

// They come from anywhere, not from what is drawn alone.
function publish(change: (shown: readonly Notice[]) => readonly Notice[]): void {
  getDefaultStore().set(noticesAtom, (shown) => change(shown).slice(-mostAtOnce));
}

function show(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  const numbered = { ...notice, id: lastId };
  publish((shown) => [...shown.filter((earlier) => !saysTheSame(earlier, notice)), numbered]);
  rememberNotice(numbered);
}

/** The same words twice would say no more than once; what each of them offers to do is its own. */
function saysTheSame(one: Notice, other: Omit<Notice, 'id'>): boolean {
  return one.kind === other.kind && one.text === other.text && !one.action && !other.action;
}

function showText(kind: Exclude<Notice['kind'], 'error'>, text: string, action?: NoticeAction): void {
  show({ kind, text, action, duration: action ? undoDuration : noticeDurations[kind] });
}

/** Short notices over the page, from anywhere; each kind stays as long as the specification says. */
export const notify = {
  /** A remark, for 3 s. */
  snack: (text: string, action?: NoticeAction) => showText('snack', text, action),
  /** Something was done, for 3 s; 10 s with an action such as undo. */
  success: (text: string, action?: NoticeAction) => showText('success', text, action),
  /** Something was refused or needs care, for 3 s. */
  warning: (text: string, action?: NoticeAction) => showText('warning', text, action),
  /** Anything else, for 2.5 s. */
  other: (text: string, action?: NoticeAction) => showText('other', text, action),
  /** An unexpected error, for 10 s; its details open in a dialog. */
  error: (details: ErrorDetails) =>
    show({ kind: 'error', text: details.message, duration: noticeDurations.error, details }),
};

/** Takes a notice away, because its time is over or somebody has seen enough of it. */
export function dismissNotice(id: number): void {
  publish((shown) => shown.filter((notice) => notice.id !== id));
}

/** Takes away the notice that offers this: it was done from elsewhere on the page. */
export function withdrawOffer(offer: NoticeAction): void {
  publish((shown) => shown.filter(({ action }) => action !== offer));
}

/** Takes away what can be read elsewhere now; what offers to undo something stays. */
export function dismissReadNotices(): void {
  publish((shown) => shown.filter(({ action }) => action !== undefined));
}

/** Takes all notices away: they do not outlive the page that showed them. */
export function dismissAllNotices(): void {
  publish(() => []);
}
