import { useEffect, useEffectEvent } from 'react';
import type { LiveNews } from './live-news.ts';

const listeners = new Set<(news: LiveNews) => void>();
let stop: (() => void) | undefined;

function subscribe(listener: (news: LiveNews) => void): () => void {
  listeners.add(listener);
  stop ??= started();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** The code that listens comes after the page. */
function started(): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  import('./follow-news.ts').then(
    ({ followNews }) => {
      if (!isOver) end = followNews((news) => listeners.forEach((tell) => tell(news)));
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    end?.();
  };
}

/** Subscribes to server-sent events while mounted, once the page is quiet. */
export function useLiveNews(isQuiet: boolean, onNews: (news: LiveNews) => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(
    function listenForNews() {
      return isQuiet ? subscribe((news) => tell(news)) : undefined;
    },
    [isQuiet],
  );
}
