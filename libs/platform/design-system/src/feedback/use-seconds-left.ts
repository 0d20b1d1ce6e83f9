import { useEffect, useState } from 'react';

function secondsUntil(instant: number): number {
  return Number.isFinite(instant) ? Math.max(0, Math.ceil((instant - Date.now()) / 1000)) : 0;
}

/** Whole seconds until `instant`, counting down to 0; 0 when there is nothing to wait for. */
export function useSecondsLeft(instant: string | null | undefined): number {
  const end = instant ? Date.parse(instant) : Number.NaN;
  const [shown, setShown] = useState({ end, secondsLeft: secondsUntil(end) });

  useEffect(
    function countDown() {
      const timer = setInterval(() => {
        const secondsLeft = secondsUntil(end);
        setShown({ end, secondsLeft });
        if (secondsLeft === 0) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [end],
  );

  // The state still belongs to the previous instant in the render that follows a change of it.
  return Object.is(shown.end, end) ? shown.secondsLeft : secondsUntil(end);
}
