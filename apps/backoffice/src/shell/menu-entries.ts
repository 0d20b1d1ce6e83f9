import type { IconName } from '@dosar/design-system';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';

/** An entry of the navigation. */
export type MenuEntry = { to: string; icon: IconName; label: MessageDescriptor };

/** M1: what everybody of the staff sees, in the order of the bottom bar. */
export const menuEntries: MenuEntry[] = [
  { to: '/assignments/shortlist', icon: 'dashboard', label: messages.dashboard },
  { to: '/assignments/worklist', icon: 'assignment', label: messages.tasks },
];
