import { addressOfAssignment } from '@dosar/areas/claims';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { beginWalk, walkKey, type WalkedList } from '../walk/walk-state.ts';
import { useLeftList } from './left-lists.ts';
import type { WorklistRow, WorklistView } from './worklist-view.ts';

/** Opens a row so that Back stands on it, or on the one walked to from it, at the same place and with the same selection. */
export function useReturn(view: WorklistView, areRowsThere: boolean) {
  const navigate = useNavigate();
  const location = useLocation();
  const queryClient = useQueryClient();
  const { find, keep } = useLeftList();
  const [left] = useState(find);
  const [activeKey] = useState(
    () => queryClient.getQueryData<WalkedList>(walkKey(left?.walkId))?.lastId ?? left?.openedRow,
  );
  const isBack = useRef(left !== undefined);

  useLayoutEffect(
    function scrollToWherePeopleLeft() {
      if (!areRowsThere || !isBack.current || !left) return;
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
    const record = beginWalk(view, location.pathname + location.search);
    await keep({
      openedRow: row.assignment_id,
      walkId: record.walk.id,
      selected: [...selected],
      scrollY: window.scrollY,
    });
    await navigate(addressOfAssignment(row), { state: record });
  };
  return { selected: left?.selected ?? [], activeKey, open };
}
