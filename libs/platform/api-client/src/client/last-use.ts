import type { Middleware } from 'openapi-fetch';

/** What somebody at the page does; what a page does by itself, such as scrolling, is none of it. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** The header in which each request says it. */
export const idleHeader = 'X-Idle-Seconds';

// By a clock that nobody sets: a computer's time may jump by years. Opening a page is a use of it.
let lastUse = performance.now();
let isListening = false;

function noteUse(): void {
  lastUse = performance.now();
}

function listen(): void {
  isListening = true;
  for (const sign of signs) addEventListener(sign, noteUse, { passive: true, capture: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') noteUse();
  });
}

/** For how many whole seconds nobody has used this page. */
export function secondsIdle(): number {
  if (!isListening) listen();
  return Math.max(0, Math.floor((performance.now() - lastUse) / 1000));
}

/**
 * Says it with every request, not with those known to be repeated: an interval, a stream or a focused window may ask for
 * anything, and no session may stay awake by it.
 */
export const idleTime: Middleware = {
  onRequest({ request }) {
    request.headers.set(idleHeader, String(secondsIdle()));
  },
};
