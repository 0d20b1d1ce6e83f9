import { isSomebodyBusy } from '@dosar/design-system';
import { useEffect, useState } from 'react';

/** So long must nobody have pressed anything: a window that comes up under a key or a click takes it. */
const rest = 2_000;
const pause = 500;

/**
 * Whether a moment has come, since it was wanted, at which a window disturbs nobody: no field has the focus, no other
 * window and no menu is open, the page is in sight and nobody has just pressed anything.
 */
export function useCalmMoment(isWanted: boolean): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(
    function waitForCalm() {
      if (!isWanted) return undefined;

      // `performance.now()` counts on also when somebody sets the clock of the device.
      let pressedAt = performance.now();
      const notePress = () => {
        pressedAt = performance.now();
      };
      const timer = setInterval(() => {
        const isCalm = performance.now() - pressedAt >= rest && !document.hidden && !isSomebodyBusy();
        if (!isCalm) return;
        stop();
        setHasCome(true);
      }, pause);
      const stop = () => {
        clearInterval(timer);
        for (const press of presses) document.removeEventListener(press, notePress, true);
      };
      for (const press of presses) document.addEventListener(press, notePress, true);
      return () => {
        stop();
        setHasCome(false);
      };
    },
    [isWanted],
  );
  return isWanted && hasCome;
}

const presses = ['keydown', 'pointerdown'] as const;
