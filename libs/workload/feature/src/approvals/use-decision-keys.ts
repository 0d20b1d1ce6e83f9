import { useShortcuts, type Shortcut } from '@dosar/design-system';
import { askingMessages } from './asking-messages.ts';
import { messages } from './messages.ts';

/** What keys do to the open request; absent is what the reader may not do now. */
type Acts = Record<'approve' | 'refuse' | 'ask', (() => void) | undefined>;

const keys = [
  { id: 'approval.approve', act: 'approve', key: 'a', label: messages.approve },
  { id: 'approval.refuse', act: 'refuse', key: 'r', label: messages.refuseOpen },
  { id: 'approval.ask', act: 'ask', key: 'i', label: askingMessages.ask },
] as const;

/** Keys that decide about the request that is open. */
export function useDecisionKeys(acts: Acts): void {
  useShortcuts(
    keys.flatMap(({ id, act, key, label }): Shortcut[] => {
      const run = acts[act];
      return run === undefined ? [] : [{ id, keys: [key], label, scope: 'page', run }];
    }),
  );
}

/** Keys that walk through the requests of a list. */
export function useWalkKeys(
  rows: readonly { approval_id: string }[],
  openId: string | undefined,
  onOpen: (id: string) => void,
): void {
  const walk = (by: 1 | -1) => {
    const at = rows.findIndex((row) => row.approval_id === openId);
    const next = rows[at === -1 ? 0 : at + by];
    if (next !== undefined) onOpen(next.approval_id);
  };
  useShortcuts([
    { id: 'approvals.next', keys: ['j'], label: askingMessages.next, scope: 'page', run: () => walk(1) },
    {
      id: 'approvals.previous',
      keys: ['k'],
      label: askingMessages.previous,
      scope: 'page',
      run: () => walk(-1),
    },
  ]);
}
