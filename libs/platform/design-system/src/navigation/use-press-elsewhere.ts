import { useEffect, type RefObject } from 'react';

/** Calls `onPress` when somebody presses outside all of `elements` while `isOpen`. */
export function usePressElsewhere(
  elements: readonly RefObject<HTMLElement | null>[],
  isOpen: boolean,
  onPress: () => void,
): void {
  useEffect(function listenWhileOpen() {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const report = ({ target }: Event) => {
      const isInside = elements.some(({ current }) => current?.contains(target as Node));
      if (!isInside) onPress();
    };
    document.addEventListener('pointerdown', report, { signal: stop.signal });
    return () => stop.abort();
  });
}
