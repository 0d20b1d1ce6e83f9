import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browseWorklist, callApi } from '@dosar/api-client';
import { useAssignmentChanges } from '../presence/use-assignment-changes.ts';
import { requestOf, type WorklistRow, type WorklistView } from '../worklist/worklist-view.ts';
import { useSomebodyThere } from './use-somebody-there.ts';

// Whoever hears of changes looks soon, but not once for each of them; whoever hears nothing looks all the same.
const soon = 5_000;
const aMinute = 60_000;

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
  const hasHeard = useRef(false);
  useAssignmentChanges(() => {
    hasHeard.current = true;
  });
  useEffect(function lookAfterChangesAndEveryMinute() {
    let waited = 0;
    const timer = setInterval(() => {
      waited += soon;
      if (!hasHeard.current && waited < aMinute) return;
      hasHeard.current = false;
      waited = 0;
      void look();
    }, soon);
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
