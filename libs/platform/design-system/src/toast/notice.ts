import type { ErrorDetails } from '../dialog/error-dialog.tsx';

/** What a notice offers to do, such as undoing. */
export type NoticeAction = { label: string; run: () => void };

/** A short message that comes up over the page and goes by itself. */
export type Notice = {
  kind: 'plain' | 'snack' | 'success' | 'warning' | 'error';
  text: string;
  /** In milliseconds. */
  duration: number;
  action?: NoticeAction | undefined;
  /** Opened by the notice of an error. */
  details?: ErrorDetails;
};

/** How long each kind stays (specification, section 8 and 9). */
export const noticeDurations: Record<Notice['kind'], number> = {
  plain: 2500,
  snack: 3000,
  success: 3000,
  warning: 3000,
  error: 10_000,
};

/** How long an offer to undo stays: as long as an error, because it must be read and decided on. */
export const undoDuration = 10_000;
