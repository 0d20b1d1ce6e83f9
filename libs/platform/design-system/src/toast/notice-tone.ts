import type { Tone } from '../feedback/tone.ts';
import type { Notice } from './notice.ts';

/** How urgent each kind of notice is. */
export const toneOf: Record<Notice['kind'], Tone> = {
  snack: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
  other: 'info',
};
