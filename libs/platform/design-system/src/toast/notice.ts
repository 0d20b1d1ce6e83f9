import type { ErrorDetails } from '../dialog/error-dialog.tsx';

/** What a notice offers to do, such as undoing. */
export type NoticeAction = { label: string; run: () => void };

/** A short message that comes up over the page and goes by itself. */
export type Notice = {
  id: number;
  kind: 'snack' | 'success' | 'warning' | 'error' | 'other';
  text: string;
  /** In milliseconds. */
  duration: number;
  action?: NoticeAction | undefined;
  /** Opened by the notice of an error. */
  details?: ErrorDetails;
};
