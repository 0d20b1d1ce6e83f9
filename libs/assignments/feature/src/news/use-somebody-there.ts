import { useEffect, useRef } from 'react';

const fiveMinutes = 5 * 60_000;

/** Tells whether somebody has used the page lately and can see it. */
export function useSomebodyThere(): () => boolean {
  const lastUse = useRef(Date.now());
  useEffect(function noteEveryUse() {
    const note = () => {
      lastUse.current = Date.now();
    };
    const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
    for (const sign of signs) addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, note);
    };
  }, []);
  return () => document.visibilityState === 'visible' && Date.now() - lastUse.current < fiveMinutes;
}
