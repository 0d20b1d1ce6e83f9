import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, dataOf, secondsIdle } from '@dosar/api-client';
import { useAssignmentChanges } from '../presence/use-assignment-changes.ts';
import type { JsonBodyOf } from '@dosar/openapi';
import { requestOf, type WorklistRow, type WorklistView } from '../worklist/worklist-view.ts';

// Whoever hears of changes looks soon, but not once for each of them; whoever hears nothing looks all the same.
const soon = 5_000;
const aMinute = 60_000;
/** Whoever has not used the page for as long has left it; in seconds. */
const leftAfter = 5 * 60;
/** In seconds: what came while the rows were on their way is not to be missed; what is shown is not counted anyway. */
const onTheirWay = 5;
/** The longest time that the server looks back, in seconds. */
const aWeek = 604_800;
/** As many rows as the server takes. */
const mostKnown = 1000;

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
 * Asked for only while somebody is there: nobody else wants to know.
 */
export function useNews(view: WorklistView, shown: Shown): number {
  const [news, setNews] = useState({ since: 0, count: 0 });

  const look = useEffectEvent(async () => {
    if (!isSomebodyThere() || shown.isPlaceholderData || shown.dataUpdatedAt === 0) return;
    const since = shown.dataUpdatedAt;
    try {
      const { count } = await dataOf(
        api.POST('/api/assignment/countNews', { body: questionOf(view, shown) }),
      );
      setNews({ since, count });
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

const isSomebodyThere = () => document.visibilityState === 'visible' && secondsIdle() < leftAfter;

/** How many belong to what the rows cover and are not among them. */
function questionOf(
  view: WorklistView,
  { rows, hasNextPage, dataUpdatedAt }: Shown,
): JsonBodyOf<'countNews'> {
  const { after: _, limit: _limit, ...settings } = requestOf(view, undefined);
  const isWhole = !hasNextPage && rows.length <= mostKnown;
  const age = Math.ceil((Date.now() - dataUpdatedAt) / 1000) + onTheirWay;
  return {
    settings,
    known_ids: rows.slice(0, mostKnown).map(({ assignment_id }) => assignment_id),
    shown_for: isWhole ? null : Math.min(Math.max(age, 0), aWeek),
  };
}
