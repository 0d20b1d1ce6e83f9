import type { AreaTag } from '@dosar/openapi';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FileChanges } from './live-news.ts';
import { useLiveNews } from './use-live-news.ts';

/** The server speaks every 25 seconds: after two that were missed, the line is down and the page asks by itself. */
const silenceMilliseconds = 60_000;
/** Lists of the whole organisation are read again no more often than this. */
const restMilliseconds = 3_000;

type Followed = {
  /** The open claim file, `undefined` while it is being read; a page without it shows lists of many files. */
  claimFileId?: string | undefined;
  /** The areas that the page shows, beside those that changed; all others are not read again for lists. */
  areas: readonly AreaTag[];
  isQuiet: boolean;
};

/**
 * Reads again what is in sight when the claim file of the page, or any file for a list, changes in one of its areas.
 *
 * Only queries are read again: what is being typed stays with its form. While the stream is down, pages in sight ask every minute.
 */
export function useFileChanges({ areas, isQuiet, ...page }: Followed): void {
  const isOfLists = !('claimFileId' in page);
  const queryClient = useQueryClient();
  const heardAt = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const readAgain = (tags: readonly AreaTag[]) =>
    void queryClient.invalidateQueries({ predicate: (query) => isOf(query, tags) });
  function readListsSoon() {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      readAgain(areas);
    }, restMilliseconds);
  }
  function hear({ changes, more }: FileChanges) {
    if (isOfLists) {
      if (more || changes.some((change) => change.areas.some((area) => areas.includes(area))))
        readListsSoon();
      return;
    }
    const changed = changes.find(({ claim_file_id: id }) => id === page.claimFileId);
    if (changed) readAgain([...areas, ...changed.areas]);
    else if (more) readAgain(areas);
  }

  useLiveNews(isQuiet, (news) => {
    heardAt.current = Date.now();
    if (news.event === 'files') hear(news.data);
    // What was said meanwhile is not said again.
    if (news.event === 'listening' && news.data.isAgain) readAgain(areas);
  });
  useEffect(
    function askWhileNobodyTells() {
      const asking = setInterval(() => {
        if (document.visibilityState === 'visible' && Date.now() - heardAt.current > silenceMilliseconds)
          void queryClient.invalidateQueries({ predicate: (query) => isOf(query, areas) });
      }, silenceMilliseconds);
      return () => {
        clearInterval(asking);
        clearTimeout(waiting.current);
        waiting.current = undefined;
      };
    },
    [queryClient, areas],
  );
}

/** Pictures and lists of words never change: they are not read again. */
function isOf({ queryKey, observers }: Query, tags: readonly AreaTag[]): boolean {
  const known: readonly unknown[] = tags;
  return known.includes(queryKey[0]) && !observers.some(({ options }) => options.staleTime === Infinity);
}
