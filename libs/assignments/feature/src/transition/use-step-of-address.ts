import type { Schema } from '@dosar/openapi';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

type Transition = Schema<'Transition'>;

/** The button of a step, so that a link can lead to it. */
export const stepButtonId = (code: string) => `step-${code}`;

/**
 * A link may name a step: its window opens, and a step without one has the focus on its button.
 *
 * Nothing is done before somebody presses: a link that somebody else has written must not change a file.
 */
export function useStepOfAddress(windows: readonly Transition[], open: (step: Transition) => void) {
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('step');
  // Only an address opens a window, not what the file is like later.
  const openStep = useEffectEvent((code: string) => {
    const step = windows.find((known) => known.code === code);
    if (step) open(step);
    else document.getElementById(stepButtonId(code))?.focus();
    setAddress(
      (before) => {
        before.delete('step');
        return before;
      },
      { replace: true },
    );
  });
  useEffect(
    function openNamedStep() {
      if (wanted !== null) openStep(wanted);
    },
    [wanted],
  );
}
