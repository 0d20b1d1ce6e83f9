import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOfAssignment } from '../assignment-address.ts';
import { beginWalk } from '../walk/walk-state.ts';
import type { WorklistRow, WorklistView } from './worklist-view.ts';

/** What the entry of the browser's history remembers of a list that somebody left. */
type LeftState = { openedRow?: string; selected: string[]; scrollY: number };

/** Opens a row so that Back stands on it again, at the same place and with the same selection. */
export function useReturn(view: WorklistView, areRowsThere: boolean) {
  const navigate = useNavigate();
  const location = useLocation();
  const [left] = useState(() => leftState(location.state));
  const isBack = useRef(left.openedRow !== undefined);

  useLayoutEffect(
    function scrollToWherePeopleLeft() {
      if (!areRowsThere || !isBack.current) return;
      isBack.current = false;
      window.scrollTo(0, left.scrollY);
    },
    [areRowsThere, left],
  );

  const open = async (row: WorklistRow, selected: ReadonlySet<string>) => {
    const state: LeftState = {
      openedRow: row.assignment_id,
      selected: [...selected],
      scrollY: window.scrollY,
    };
    // Back returns to this very entry.
    const address = location.pathname + location.search;
    await navigate(address, { replace: true, state });
    await navigate(addressOfAssignment(row), { state: beginWalk(view, address) });
  };
  return { left, open };
}

function leftState(state: unknown): LeftState {
  const kept: Partial<Record<keyof LeftState, unknown>> =
    typeof state === 'object' && state !== null ? state : {};
  return {
    ...(typeof kept.openedRow === 'string' && { openedRow: kept.openedRow }),
    selected: Array.isArray(kept.selected) ? kept.selected.filter((key) => typeof key === 'string') : [],
    scrollY: typeof kept.scrollY === 'number' ? kept.scrollY : 0,
  };
}
