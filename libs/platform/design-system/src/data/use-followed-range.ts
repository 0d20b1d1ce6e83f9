import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { nearer, type RowRange } from './row-range.ts';

/** The rows to draw: all that are `wanted` at first, afterwards a step nearer to them in each frame. */
export function useFollowedRange({ from, to }: RowRange): RowRange {
  const [followed, setFollowed] = useState<RowRange>();
  const drawn = followed ?? { from, to };

  useLayoutEffect(
    function follow() {
      if (followed?.from === from && followed.to === to) return undefined;
      const next = followed ? nearer(followed, { from, to }) : { from, to };
      // In the frame that is being made, not in the one after it.
      const frame = requestAnimationFrame(() => flushSync(() => setFollowed(next)));
      return () => cancelAnimationFrame(frame);
    },
    [followed, from, to],
  );
  return drawn;
}
