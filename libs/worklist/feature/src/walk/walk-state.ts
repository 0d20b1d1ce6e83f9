import { newId } from '@dosar/kernel/ids';
import type { Schema } from '@dosar/openapi';
import { viewOfSettings, type WorklistRow, type WorklistView } from '../worklist/worklist-view.ts';

/** What the entry of a record remembers of the list that it was opened from. */
export type WalkState = {
  walk: {
    /** One for each opening: a list that was left and looks different now is another walk. */
    id: string;
    view: WorklistView;
    /** Where the list stands. */
    address: string;
  };
};

/** The rows that a walk goes through, as far as they were read. */
export type WalkedList = {
  rows: WorklistRow[];
  next: string | null;
  total: Schema<'CappedCount'>;
  /** Where somebody walked to; absent until the first step. */
  lastId?: string;
};

/** Where the rows of a walk are kept. */
export function walkKey(id: string | undefined) {
  return ['walk', id] as const;
}

/** Begins a walk through the list at `address`. */
export function beginWalk(view: WorklistView, address: string): WalkState {
  return { walk: { id: newId(), view, address } };
}

/** The walk that an entry of the browser's history belongs to. */
export function walkOf(state: unknown): WalkState['walk'] | undefined {
  if (typeof state !== 'object' || state === null || !('walk' in state)) return undefined;
  const { walk } = state as WalkState;
  return { ...walk, view: viewOfSettings(walk.view) };
}
