import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nearer, nextMost, type RowRange } from './row-range.ts';

/** The rows to draw: all that are `wanted` at first, afterwards nearer to them by as many in each frame as are quickly drawn. */
export function useFollowedRange({ from, to }: RowRange): RowRange {
  const [followed, setFollowed] = useState<RowRange>();
  const most = useRef(6);
  const drawn = followed ?? { from, to };

  useLayoutEffect(
    function follow() {
      if (followed?.from === from && followed.to === to) return undefined;
      // In the frame that is being made, not in the one after it.
      const frame = requestAnimationFrame(() => {
        const began = performance.now();
        const next = followed ? nearer(followed, { from, to }, most.current) : { from, to };
        flushSync(() => setFollowed(next));
        if (followed) most.current = nextMost(most.current, performance.now() - began);
      });
      return () => cancelAnimationFrame(frame);
    },
    [followed, from, to],
  );
  return drawn;
}
