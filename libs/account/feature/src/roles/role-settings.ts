import type { Setting } from '@dosar/areas/config';
import { roleNames } from './role-names.ts';
import { messages } from './roles-messages.ts';

/** What the history of the page says of a composed role; it is changed in the window of the role. */
export const settings: readonly Setting[] = [
  { id: 'name', title: messages.name, isHidden: true },
  { id: 'description', title: messages.description, isHidden: true },
  { id: 'parts', title: messages.brings, values: roleNames, isHidden: true },
];
