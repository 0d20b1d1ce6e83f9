import { useEffect } from 'react';

const tryAgainAfter = 30_000;

/** Sends now, when the network returns, and every 30 seconds, because a device with a network may not reach the server. */
export function useSending(send: (() => Promise<void>) | undefined): void {
  useEffect(
    function sendWheneverPossible() {
      if (!send) return undefined;
      void send();
      const stop = new AbortController();
      addEventListener('online', () => void send(), { signal: stop.signal });
      const timer = setInterval(() => void send(), tryAgainAfter);
      return () => {
        stop.abort();
        clearInterval(timer);
      };
    },
    [send],
  );
}
