/** What the page itself noticed while it was loaded, in milliseconds from its beginning. */
export type Noticed = {
  usefulAt: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blocked: number;
};

type Watched = Omit<Noticed, 'firstPaint' | 'blocked'> & { longTasks: { start: number; length: number }[] };

declare global {
  interface Window {
    benchmark: Watched;
  }
}

/** Runs in the page before anything else: notices when something useful is painted, and what happens until then. */
export function watchPage(useful: string): void {
  const watched: Watched = { usefulAt: 0, largestPaint: 0, layoutShift: 0, longTasks: [] };
  window.benchmark = watched;

  const observe = (type: string, notice: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(notice)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (watched.largestPaint = entry.startTime));
  observe('longtask', (entry) => watched.longTasks.push({ start: entry.startTime, length: entry.duration }));
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') watched.layoutShift += entry.value;
  });

  // The frame that shows it is over when a task that was asked for in that frame runs.
  const whenPainted = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(undefined);
    });
  const look = () => {
    if (watched.usefulAt !== 0 || document.querySelector(useful) === null) return;
    seen.disconnect();
    whenPainted(() => (watched.usefulAt ||= performance.now()));
  };
  const seen = new MutationObserver(look);
  seen.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', look);
}

/** What was noticed until now. */
export function noticed(): Noticed {
  const { longTasks, ...watched } = window.benchmark;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  // What hinders a person: the part of each long task beyond 50 ms, from the first paint on.
  const blocked = longTasks
    .filter(({ start, length }) => start + length > firstPaint)
    .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);
  return { ...watched, firstPaint, blocked };
}
