import type { IconName } from '../icon/icons.ts';

/** How urgent something is; always shown with its icon too, never by colour alone. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** The icon that goes with each tone. */
export const toneIcons: Record<Tone, IconName> = {
  info: 'info',
  success: 'check_circle',
  warning: 'warning',
  danger: 'error',
};
