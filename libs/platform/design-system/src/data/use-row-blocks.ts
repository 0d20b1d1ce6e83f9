import { useCallback, useState } from 'react';

/** Up to so many rows are all in the document, where find-in-page sees them. */
const mostDrawn = 100;
const blockSize = 50;
const margin = '1200px 0px';

/** Some rows after one another: drawn, or an empty space as high as they are. */
export type RowBlock = {
  index: number;
  from: number;
  to: number;
  isDrawn: boolean;
  /** What the rows measured when they were drawn last. */
  height: number | undefined;
};

type Sight = { isNear: boolean; height: number };

/**
 * Draws of a long table only the blocks of rows near the window, and the one that has the focus.
 *
 * Blocks instead of single rows: their real height is measured once, so rows may differ in height and nothing jumps.
 */
export function useRowBlocks(count: number, activeRow: number) {
  const isWindowed = count > mostDrawn && typeof IntersectionObserver !== 'undefined';
  const [sights, setSights] = useState<ReadonlyMap<number, Sight>>(new Map());

  const observe = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isWindowed) return undefined;
      const block = Number(element.getAttribute('data-block'));
      const see: IntersectionObserverCallback = (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const sight = { isNear: entry.isIntersecting, height: entry.boundingClientRect.height };
        setSights((before) =>
          before.get(block)?.isNear === sight.isNear ? before : new Map(before).set(block, sight),
        );
      };
      const observer = new IntersectionObserver(see, { rootMargin: margin });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isWindowed],
  );

  const size = isWindowed ? blockSize : Math.max(count, 1);
  const blocks = Array.from({ length: Math.ceil(count / size) }, (_, index): RowBlock => {
    const [from, to] = [index * size, Math.min((index + 1) * size, count)];
    const hasFocus = activeRow >= from && activeRow < to;
    const sight = sights.get(index);
    return {
      index,
      from,
      to,
      isDrawn: !isWindowed || hasFocus || (sight?.isNear ?? index === 0),
      height: sight?.height,
    };
  });
  return { isWindowed, blocks, observe };
}
