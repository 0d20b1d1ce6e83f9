import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';
import { readHelp } from './help-text.ts';

const write = (value: unknown) => (typeof value === 'string' ? readHelp(value) : undefined);

/** What the page of status help holds, for its history. */
export const settings: readonly Setting[] = [
  { id: 'help_html_ro', title: messages.romanian, write, isHidden: true },
  { id: 'help_html_en', title: messages.english, write, isHidden: true },
];
