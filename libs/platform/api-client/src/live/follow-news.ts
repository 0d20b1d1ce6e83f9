import { api } from '../client/api.ts';
import { asStream } from '../client/as-stream.ts';
import { dataOf } from '../client/data-of.ts';
import { inBackground } from '../client/in-background.ts';
import { isApiProblem } from '../problem/api-problem.ts';
import { readNews, type LiveNews } from './live-news.ts';

const name = 'dosar.live';
/** The page is useful before it listens. */
const quietMilliseconds = 3_000;
const longestPause = 60_000;

/**
 * Listens for news, one line for all tabs of the browser: HTTP/1.1 allows six connections to a server.
 *
 * The visible tab that holds the lock listens and passes on what it hears. Where a browser has no locks, pages keep asking.
 */
export function followNews(tell: (news: LiveNews) => void): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel !== 'function') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<LiveNews>) => tell(data);
  let leading: AbortController | undefined;

  function lead(): void {
    if (leading !== undefined || document.visibilityState === 'hidden') return;
    const { signal } = (leading = new AbortController());
    const pass = (news: LiveNews) => {
      tell(news);
      channel.postMessage(news);
    };
    navigator.locks.request(name, { signal }, () => listen(signal, pass)).catch(() => undefined);
  }
  function pause(): void {
    leading?.abort();
    leading = undefined;
  }
  const follow = () => (document.visibilityState === 'hidden' ? pause() : lead());

  const start = setTimeout(lead, quietMilliseconds);
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearTimeout(start);
    document.removeEventListener('visibilitychange', follow);
    pause();
    channel.close();
  };
}

async function listen(signal: AbortSignal, tell: (news: LiveNews) => void): Promise<void> {
  let isAgain = false;
  for (let failures = 0; !signal.aborted;) {
    try {
      const stream = await dataOf(
        api.GET('/api/presence/stream', { signal, middleware: [inBackground], ...asStream }),
      );
      // A line that ended in its time is there again while the server still knows what it missed.
      if (stream) await readNews(stream, tell, isAgain);
      isAgain = false;
      failures = 0;
    } catch (problem) {
      // Nobody is signed in, or may not listen: asking again would not help.
      if (isApiProblem(problem) && problem.status >= 400 && problem.status < 500) return;
      failures += 1;
      isAgain = true;
    }
    await pauseFor(Math.min(1_000 * 2 ** failures, longestPause) * (0.5 + Math.random()), signal);
  }
}

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
