import type { Schema } from '@dosar/openapi';
import { useAtomValue } from 'jotai';
import { createContext, use, type ReactNode } from 'react';
import { rowsAround, type RowsInSight } from './rows-in-sight.ts';
import { usePresence } from './use-presence.ts';

const Present = createContext<ReadonlyMap<string, Schema<'Presence'>[]>>(new Map());

export type PresenceOnRowsProps = {
  assignmentIds: readonly string[];
  inSight: RowsInSight;
  children: ReactNode;
};

/**
 * Knows who has the rows open that are in sight, of a list that may be read on to thousands.
 *
 * In a place of its own: what becomes known draws the pictures of colleagues anew, not the rows they stand on.
 */
export function PresenceOnRows({ assignmentIds, inSight, children }: PresenceOnRowsProps) {
  const block = useAtomValue(inSight.block);
  return <Present value={usePresence(rowsAround(assignmentIds, block))}>{children}</Present>;
}

/** Who has a task of these rows open. */
export function useColleagues(assignmentId: string): readonly Schema<'Presence'>[] {
  return use(Present).get(assignmentId) ?? nobody;
}

const nobody: readonly Schema<'Presence'>[] = [];
