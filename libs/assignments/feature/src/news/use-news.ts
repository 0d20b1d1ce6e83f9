import { useEffect, useEffectEvent, useState } from 'react';
import { browseWorklist, callApi } from '@dosar/api-client';
import { requestOf, type WorklistRow, type WorklistView } from '../worklist/worklist-view.ts';
import { useSomebodyThere } from './use-somebody-there.ts';

const everyMinute = 60_000;

type Shown = {
  rows: readonly WorklistRow[];
  hasNextPage: boolean;
  /** When the rows were read. */
  dataUpdatedAt: number;
  isPlaceholderData: boolean;
};

/**
 * How many tasks have come into a list since its rows were read; the rows stay as they are.
 *
 * Asked for only while somebody is there: a page that keeps asking would keep a forgotten session awake.
 */
export function useNews(view: WorklistView, shown: Shown): number {
  const [news, setNews] = useState({ since: 0, count: 0 });
  const isSomebodyThere = useSomebodyThere();

  const look = useEffectEvent(async () => {
    if (!isSomebodyThere() || shown.isPlaceholderData || shown.dataUpdatedAt === 0) return;
    const since = shown.dataUpdatedAt;
    const { sort: _, ...rest } = view;
    const latest: WorklistView = { ...rest, sort: { column: 'last_activity_at', direction: 'desc' } };
    try {
      const page = await callApi(browseWorklist, { body: requestOf(latest, undefined) });
      setNews({ since, count: page.items.filter((row) => isNew(row, shown)).length });
    } catch {
      // The next look may succeed; nobody waits for this one.
    }
  });
  useEffect(function lookEveryMinute() {
    const timer = setInterval(() => void look(), everyMinute);
    return () => clearInterval(timer);
  }, []);

  // What was counted for other rows says nothing about these.
  return news.since === shown.dataUpdatedAt ? news.count : 0;
}

/** Not among the rows, although it belongs to what they cover. */
function isNew(row: WorklistRow, { rows, hasNextPage, dataUpdatedAt }: Shown): boolean {
  if (rows.some(({ assignment_id }) => assignment_id === row.assignment_id)) return false;
  const came = Math.max(Date.parse(row.created_at), Date.parse(row.returned_at ?? row.created_at));
  return !hasNextPage || came > dataUpdatedAt;
}
