import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOfAssignment } from '@dosar/areas/claims';
import { beginWalk, walkKey, type WalkedList } from '../walk/walk-state.ts';
import type { WorklistRow, WorklistView } from './worklist-view.ts';

/** What the entry of the browser's history remembers of a list that somebody left. */
type LeftState = { openedRow?: string; walkId?: string; selected: string[]; scrollY: number };

/** Opens a row so that Back stands on it, or on the one walked to from it, at the same place and with the same selection. */
export function useReturn(view: WorklistView, areRowsThere: boolean) {
  const navigate = useNavigate();
  const location = useLocation();
  const queryClient = useQueryClient();
  const [left] = useState(() => leftState(location.state));
  const [activeKey] = useState(
    () => queryClient.getQueryData<WalkedList>(walkKey(left.walkId))?.lastId ?? left.openedRow,
  );
  const isBack = useRef(left.openedRow !== undefined);

  useLayoutEffect(
    function scrollToWherePeopleLeft() {
      if (!areRowsThere || !isBack.current) return;
      isBack.current = false;
      // The row walked to may stand elsewhere: it has come into sight with the focus.
      if (activeKey !== left.openedRow) return;
      window.scrollTo(0, left.scrollY);
      // Cards are measured as they are drawn, so another one may stand there by now: the one with the focus comes into sight.
      requestAnimationFrame(() => {
        document.activeElement?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
      });
    },
    [areRowsThere, activeKey, left],
  );

  const open = async (row: WorklistRow, selected: ReadonlySet<string>) => {
    // Back returns to this very entry.
    const address = location.pathname + location.search;
    const record = beginWalk(view, address);
    const state: LeftState = {
      openedRow: row.assignment_id,
      walkId: record.walk.id,
      selected: [...selected],
      scrollY: window.scrollY,
    };
    await navigate(address, { replace: true, state });
    await navigate(addressOfAssignment(row), { state: record });
  };
  return { selected: left.selected, activeKey, open };
}

function leftState(state: unknown): LeftState {
  const kept: Partial<Record<keyof LeftState, unknown>> =
    typeof state === 'object' && state !== null ? state : {};
  return {
    ...(typeof kept.openedRow === 'string' && { openedRow: kept.openedRow }),
    ...(typeof kept.walkId === 'string' && { walkId: kept.walkId }),
    selected: Array.isArray(kept.selected) ? kept.selected.filter((key) => typeof key === 'string') : [],
    scrollY: typeof kept.scrollY === 'number' ? kept.scrollY : 0,
  };
}
