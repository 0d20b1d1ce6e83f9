import type { RefreshOutcome } from './refresher.ts';

/** However short tokens live, nothing is renewed more often than this. */
const shortestPause = 1_000;
/** Pauses while the server cannot be reached: short first, since a lost answer is repeated for 30 seconds only. */
const firstPause = 4_000;
const longestPause = 60_000;

export type RenewalClock = {
  /** Sets the clock anew, after anything that it depends on has changed. */
  wind: () => void;
  /** Learns how a renewal went. */
  note: (outcome: RefreshOutcome) => void;
};

type ClockNeeds = {
  /** Milliseconds until renewal is due; nothing while there is nothing to renew. */
  timeLeft: () => number | undefined;
  renew: () => void;
  closing: AbortSignal;
};

/** Renews tokens shortly before they end (T6, K1), unless nobody is looking. */
export function createRenewalClock({ timeLeft, renew, closing }: ClockNeeds): RenewalClock {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const pause = () =>
    failures === 0 ? shortestPause : Math.min(firstPause * 2 ** (failures - 1), longestPause);
  const wind = () => {
    clearTimeout(timer);
    const due = timeLeft();
    if (due === undefined || closing.aborted || document.visibilityState === 'hidden') return;
    timer = setTimeout(renew, Math.max(due, pause()));
  };
  const startAfresh = () => {
    failures = 0;
    wind();
  };

  document.addEventListener('visibilitychange', wind, { signal: closing });
  window.addEventListener('online', startAfresh, { signal: closing });
  closing.addEventListener('abort', () => clearTimeout(timer));

  return {
    wind,
    note(outcome) {
      failures = outcome === 'unreachable' ? failures + 1 : 0;
      wind();
    },
  };
}
