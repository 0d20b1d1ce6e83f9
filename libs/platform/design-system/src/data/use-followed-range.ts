import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nearer, nextMost, type RowRange } from './row-range.ts';

/**
 * The rows to draw: all that are `wanted` at first, afterwards nearer to them by as many in each frame as are quickly drawn.
 *
 * Nothing is followed while nothing is wanted; the next that is wanted is a first again.
 */
export function useFollowedRange(wanted: RowRange | undefined): RowRange | undefined {
  const [followed, setFollowed] = useState<RowRange>();
  const most = useRef(6);
  const [from, to] = [wanted?.from, wanted?.to];

  useLayoutEffect(
    function follow() {
      if (followed?.from === from && followed?.to === to) return undefined;
      const aim = from === undefined || to === undefined ? undefined : { from, to };
      // In the frame that is being made, not in the one after it.
      const frame = requestAnimationFrame(() => {
        const began = performance.now();
        const next = followed && aim ? nearer(followed, aim, most.current) : aim;
        flushSync(() => setFollowed(next));
        if (followed && aim) most.current = nextMost(most.current, performance.now() - began);
      });
      return () => cancelAnimationFrame(frame);
    },
    [followed, from, to],
  );
  return wanted && (followed ?? wanted);
}
