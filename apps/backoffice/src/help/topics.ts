import type { AreaHelp, AreaManifest, HelpHandle } from '@dosar/areas';
import { useMemo } from 'react';
import { useAreas } from '../app-areas.ts';

/** What the help says about the app itself; areas bring the articles about their pages. */
const ownHelp: AreaHelp = {
  topics: [{ topic: 'getting-around', order: 0, isForStaff: true }],
  articles: async () => (await import('./articles.ts')).articles,
};

/** The help of the app and its areas. */
export type Help = {
  /** Every page has one of them, and each has an article in both languages. */
  topics: readonly string[];
  /** Topics for whoever has signed in as somebody of the staff. */
  staffTopics: readonly string[];
  /** The articles of the app and of each area. */
  articles: readonly AreaHelp['articles'][];
};

/** Gathers topics and articles of all areas. */
export function helpOf(areas: readonly AreaManifest[]): Help {
  const parts = [ownHelp, ...areas.flatMap(({ help }) => help ?? [])];
  const entries = parts.flatMap(({ topics }) => topics).toSorted((one, other) => one.order - other.order);
  return {
    topics: entries.map(({ topic }) => topic),
    staffTopics: entries.flatMap(({ topic, isForStaff }) => (isForStaff ? [topic] : [])),
    articles: parts.map(({ articles }) => articles),
  };
}

/** The help of the app. */
export function useHelp(): Help {
  const areas = useAreas();
  return useMemo(() => helpOf(areas), [areas]);
}

/** The topic that a route's `handle` names. */
export function topicOf(handle: unknown): string | undefined {
  return isHelpHandle(handle) ? handle.helpTopic : undefined;
}

function isHelpHandle(handle: unknown): handle is HelpHandle {
  return typeof handle === 'object' && handle !== null && 'helpTopic' in handle;
}
