import { messages } from '../shortcut/messages.ts';
import type { Shortcut } from '../shortcut/shortcut.ts';

const inList = (
  id: string,
  keys: Shortcut['keys'],
  label: Shortcut['label'],
  run?: () => void,
): Shortcut => ({ id: `list.${id}`, keys, label, scope: 'list', ...(run && { run }) });

type Rows = {
  opens: boolean;
  selects: boolean;
  /** Puts the focus on a row. */
  enter: () => void;
};

/** What `useRowNavigation` listens to, told where shortcuts are listed; j and k lead into the list too. */
export function rowShortcuts({ opens, selects, enter }: Rows): Shortcut[] {
  return [
    inList('next', ['j', 'ArrowDown'], messages.nextRow, enter),
    inList('previous', ['k', 'ArrowUp'], messages.previousRow, enter),
    inList('first', ['Home'], messages.firstRow),
    inList('last', ['End'], messages.lastRow),
    ...(opens ? [inList('open', ['Enter'], messages.openRow)] : []),
    ...(selects ? [inList('select', ['x', 'Space'], messages.selectRow)] : []),
  ];
}
