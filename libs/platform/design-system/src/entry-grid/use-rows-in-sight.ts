import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** How high a row is, in pixels. */
export const rowHeight = 34;
/** Up to so many rows are all in the document, where find-in-page sees them. */
const mostDrawn = 60;
/** Drawn before and behind the window, so that no emptiness is seen while people scroll. */
const beyondWindow = 8;

/**
 * Which rows of a grid are in the document: all of a short one, of a long one those in the window and those that the
 * arrows reach from the current row.
 *
 * Whatever the grid scrolls in, the window shows no more of it.
 */
export function useRowsInSight(
  table: RefObject<HTMLElement | null>,
  count: number,
  current: number,
): readonly number[] {
  const isLong = count > mostDrawn;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    enabled: isLong,
    overscan: beyondWindow,
    estimateSize: () => rowHeight,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    observeElementOffset: (_, tell) => followTop(table, tell),
    rangeExtractor: (range) => {
      const reached = [current - 1, current, current + 1].filter((index) => index >= 0 && index < count);
      return [...new Set([...defaultRangeExtractor(range), ...(current < 0 ? [] : reached)])].sort(
        (one, other) => one - other,
      );
    },
  });
  const near = virtualizer.getVirtualIndexes();
  return isLong ? near : Array.from({ length: count }, (_, index) => index);
}

/** Tells how many pixels of the grid are above the window, now and whenever anything scrolls. */
function followTop(
  table: RefObject<HTMLElement | null>,
  tell: (offset: number, isScrolling: boolean) => void,
) {
  const look = () => tell(-(table.current?.getBoundingClientRect().top ?? 0), false);
  look();
  document.addEventListener('scroll', look, { capture: true, passive: true });
  return () => document.removeEventListener('scroll', look, { capture: true });
}
