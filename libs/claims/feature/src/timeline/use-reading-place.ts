import { useEffect, useRef } from 'react';
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
const nearEnd = 80;
const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Where reading begins: at the entry of the address, else at the newest; returns what stands at the end of the timeline. */
export function useReadingPlace({ order, markedId, newestId, isLinked }: Place) {
  const end = useRef<HTMLDivElement>(null);
  const isFollowed = order === 'oldest' && !isLinked;
  useEffect(
    function followTheEnd() {
      const column = end.current?.closest('section');
      const content = end.current?.parentElement;
      if (!isFollowed || !column || !content || !('ResizeObserver' in globalThis)) return undefined;
      const toEnd = () => column.scrollTo({ top: column.scrollHeight });
      let isAtEnd = true;
      // Only people leave the end: entries that come in above it, step by step, do not.
      const look = () =>
        requestAnimationFrame(() => {
          isAtEnd = column.scrollHeight - column.scrollTop - column.clientHeight < nearEnd;
        });
      const observer = new ResizeObserver(() => isAtEnd && toEnd());
      observer.observe(content);
      for (const act of byHand) column.addEventListener(act, look, { passive: true });
      column.addEventListener('scrollend', look);
      return () => {
        observer.disconnect();
        for (const act of byHand) column.removeEventListener(act, look);
        column.removeEventListener('scrollend', look);
      };
    },
    [isFollowed],
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
