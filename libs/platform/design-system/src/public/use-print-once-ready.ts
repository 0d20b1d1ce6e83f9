import { useEffect } from 'react';

/** From the loaded page to the print dialog (K6), in milliseconds. */
const printDelay = 200;

function printThenClose(): void {
  const listening = new AbortController();
  const { signal } = listening;
  let isDialogOpen = false;
  const closeWindow = () => {
    listening.abort();
    window.close();
  };
  window.addEventListener('beforeprint', () => (isDialogOpen = true), { signal });
  window.addEventListener('afterprint', closeWindow, { signal });
  window.print();
  // A browser that blocks during print() has closed its dialog by now; the others say so with `afterprint`.
  if (!isDialogOpen) closeWindow();
}

/** Prints the page by itself once `isReady`, and closes the window afterwards. */
export function usePrintOnceReady(isReady: boolean): void {
  useEffect(
    function printAfterDelay() {
      if (!isReady) return undefined;
      const timer = setTimeout(printThenClose, printDelay);
      return () => clearTimeout(timer);
    },
    [isReady],
  );
}
