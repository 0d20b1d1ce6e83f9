import { Box, Flex } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { PresentColleagues } from './present-colleagues.tsx';
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
  const block = useSyncExternalStore(inSight.subscribe, inSight.read);
  return <Present value={usePresence(rowsAround(assignmentIds, block))}>{children}</Present>;
}

/** What names a row, and who has its assignment open. Where there is little room the name gives way: it is cut off, they are not. */
export function WithColleagues({ assignmentId, children }: { assignmentId: string; children: ReactNode }) {
  const colleagues = use(Present).get(assignmentId);
  if (colleagues === undefined) return children;
  return (
    <Flex as="span" alignItems="center" gap="1">
      <Box as="span" overflow="hidden" textOverflow="ellipsis">
        {children}
      </Box>
      <PresentColleagues colleagues={colleagues} />
    </Flex>
  );
}
