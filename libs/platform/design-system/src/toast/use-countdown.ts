import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `duration` ms, not counting the time during which it is paused. */
export function useCountdown(duration: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);

  useEffect(
    function countDown() {
      if (isPaused) return undefined;
      const start = performance.now();
      const timer = setTimeout(onEnd, remaining.current);
      return () => {
        clearTimeout(timer);
        remaining.current -= performance.now() - start;
      };
    },
    [isPaused, onEnd],
  );
}
