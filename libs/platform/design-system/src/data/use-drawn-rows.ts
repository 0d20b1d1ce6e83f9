import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { RowRange } from './row-range.ts';
import { useFollowedRange } from './use-followed-range.ts';

/** Up to so many rows are all in the document, where find-in-page sees them. */
const mostDrawn = 100;
/** How much of a window the rows of a list get at first: names, lists and filters stand above them. */
const shareOfWindow = 0.85;
/** Drawn before and behind the window, so that no emptiness is seen while people scroll. */
const beyondWindow = 6;

/** Whether only a part of so many rows is in the document. */
export function isWindowed(count: number): boolean {
  return count > mostDrawn;
}

/** A row that is in the document. */
export type DrawnRow = {
  index: number;
  /** Pixels of rows before it that are not drawn. */
  space: number;
};

/** A list, and where it stands in the page. */
export type Drawing = {
  count: number;
  /** The row that has the focus, or had it last: always drawn. */
  active: number;
  /** Where the first row begins in the page, in pixels. */
  top: number;
  /** Pixels between two rows. */
  gap?: number;
  /** How high a row is thought to be that was never drawn, in pixels. */
  usualHeight: number;
  onDrawn: ((rows: RowRange) => void) | undefined;
};

/**
 * Which rows are in the document: all of a short list, of a long one those near the window and the active one.
 *
 * Of a short list, too, those come first that people see first.
 */
export function useDrawnRows({ count, active, top, gap = 0, usualHeight, onDrawn }: Drawing) {
  const isLong = isWindowed(count);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    enabled: isLong,
    overscan: beyondWindow,
    scrollMargin: top,
    gap,
    estimateSize: () => usualHeight,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    indexAttribute: 'data-row',
  });
  const near = virtualizer.getVirtualIndexes();
  const inSight = Math.ceil((window.innerHeight * shareOfWindow) / (usualHeight + gap));
  const soon = useDeferredValue(count, Math.min(count, Math.max(inSight, active + 1)));
  const { from, to } =
    useFollowedRange(isLong ? { from: near[0] ?? 0, to: near.at(-1) ?? -1 } : undefined) ??
    first(Math.min(soon, count));
  const whole = virtualizer.getTotalSize();

  useEffect(
    function tellWhatIsDrawn() {
      if (from <= to) onDrawn?.({ from, to });
    },
    [from, to, onDrawn],
  );

  // The same rows for as long as nothing has come into sight: most of what happens while people scroll is nothing.
  return useMemo(() => {
    let end = top - gap;
    const rows = withActive({ from, to }, active, count).map((index): DrawnRow => {
      // A short list has no places.
      const place = virtualizer.measurementsCache[index];
      const space = place ? place.start - end - gap : 0;
      end = place?.end ?? end;
      return { index, space };
    });
    return {
      rows,
      spaceAfter: isLong ? top + whole - end : (count - 1 - to) * (usualHeight + gap),
      measure: isLong ? virtualizer.measureElement : undefined,
    };
  }, [isLong, from, to, active, count, top, gap, usualHeight, whole, virtualizer]);
}

function first(count: number): RowRange {
  return { from: 0, to: count - 1 };
}

function withActive({ from, to }: RowRange, active: number, count: number): number[] {
  const drawn = Array.from({ length: Math.min(to, count - 1) - from + 1 }, (_, at) => from + at);
  if (active < from) return [active, ...drawn];
  return active > to ? [...drawn, active] : drawn;
}
