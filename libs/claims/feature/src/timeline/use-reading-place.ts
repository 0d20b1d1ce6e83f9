import { useEffect, useLayoutEffect, useRef } from 'react';
import { anchorOf } from './entry-parts.tsx';

type Place = {
  order: 'oldest' | 'newest';
  markedId: string | undefined;
  /** Absent until the timeline is there. */
  newestId: string | undefined;
  /** The page opened at a link: it stays there. */
  isLinked: boolean;
};

// So close to the end, in pixels, somebody reads the newest entries and wants to see the next one.
const nearEnd = 400;

/** Where reading begins: at the entry of the address, else at the newest; returns what stands at the end of the timeline. */
export function useReadingPlace({ order, markedId, newestId, isLinked }: Place) {
  const end = useRef<HTMLDivElement>(null);
  const isPlaced = useRef(false);
  useLayoutEffect(
    function showTheNewest() {
      const column = end.current?.closest('[data-slot=scrolled]');
      if (order !== 'oldest' || newestId === undefined || !column) return;
      const isNear = column.scrollHeight - column.scrollTop - column.clientHeight < nearEnd;
      if ((!isPlaced.current && !isLinked) || (isPlaced.current && isNear))
        column.scrollTop = column.scrollHeight;
      isPlaced.current = true;
    },
    [order, newestId, isLinked],
  );
  useEffect(
    function showTheMarked() {
      if (markedId === undefined || newestId === undefined) return;
      const entry = document.querySelector<HTMLElement>(`#${anchorOf(markedId)}`);
      entry?.scrollIntoView({ block: 'center' });
      entry?.focus({ preventScroll: true });
    },
    [markedId, newestId],
  );
  return end;
}
