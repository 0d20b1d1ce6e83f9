import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOfAssignment } from '../assignment-address.ts';
import type { WorklistRow } from './worklist-view.ts';

/** Opens a row so that Back stands on it again. */
export function useReturn() {
  const navigate = useNavigate();
  const location = useLocation();
  const [activeKey] = useState<string | undefined>(() => openedRow(location.state));

  const open = async (row: WorklistRow) => {
    // Back returns to this very entry; it remembers the row that the person left from.
    await navigate(location.pathname + location.search, {
      replace: true,
      state: { openedRow: row.assignment_id },
    });
    await navigate(addressOfAssignment(row));
  };
  return { activeKey, open };
}

function openedRow(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('openedRow' in state)) return undefined;
  return typeof state.openedRow === 'string' ? state.openedRow : undefined;
}
