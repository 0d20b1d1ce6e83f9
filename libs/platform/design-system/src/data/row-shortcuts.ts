import { messages } from '../shortcut/messages.ts';
import type { Shortcut } from '../shortcut/shortcut.ts';

const inList = (id: string, keys: Shortcut['keys'], label: Shortcut['label']): Shortcut => ({
  id: `list.${id}`,
  keys,
  label,
  scope: 'list',
});

/** What `useRowNavigation` listens to, told where shortcuts are listed. */
export function rowShortcuts({ opens, selects }: { opens: boolean; selects: boolean }): Shortcut[] {
  return [
    inList('next', ['j', 'ArrowDown'], messages.nextRow),
    inList('previous', ['k', 'ArrowUp'], messages.previousRow),
    inList('first', ['Home'], messages.firstRow),
    inList('last', ['End'], messages.lastRow),
    ...(opens ? [inList('open', ['Enter'], messages.openRow)] : []),
    ...(selects ? [inList('select', ['x', 'Space'], messages.selectRow)] : []),
  ];
}
