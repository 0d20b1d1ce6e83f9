import type { AreaHelp, AreaManifest, HelpHandle } from '@dosar/areas';
import { useMemo } from 'react';
import { useAreas } from '../app-areas.ts';

/** What the help says about the app itself; areas bring the articles about their pages. */
const ownHelp: AreaHelp = {
  topics: [{ topic: 'getting-around', order: 0, isForStaff: true }],
  articles: import.meta.glob<string>('./*/*.html', { query: '?raw', import: 'default' }),
};

/** The help of the app and its areas. */
export type Help = {
  /** Every page has one of them, and each has an article in both languages. */
  topics: readonly string[];
  /** Topics for whoever has signed in as somebody of the staff. */
  staffTopics: readonly string[];
  articles: AreaHelp['articles'];
};

/** Gathers topics and articles of all areas. */
export function helpOf(areas: readonly AreaManifest[]): Help {
  const parts = [ownHelp, ...areas.flatMap(({ help }) => help ?? [])];
  const entries = parts.flatMap(({ topics }) => topics).toSorted((one, other) => one.order - other.order);
  return {
    topics: entries.map(({ topic }) => topic),
    staffTopics: entries.flatMap(({ topic, isForStaff }) => (isForStaff ? [topic] : [])),
    // Files of two areas may stand at the same place of each: what counts is what they are called.
    articles: Object.fromEntries(
      parts.flatMap(({ articles }) => Object.entries(articles).map(([file, load]) => [nameOf(file), load])),
    ),
  };
}

/** The help of the app. */
export function useHelp(): Help {
  const areas = useAreas();
  return useMemo(() => helpOf(areas), [areas]);
}

/** `ro/worklist` of `./help/ro/worklist.html`. */
const nameOf = (file: string) => file.split('/').slice(-2).join('/').replace('.html', '');

/** The topic that a route's `handle` names. */
export function topicOf(handle: unknown): string | undefined {
  return isHelpHandle(handle) ? handle.helpTopic : undefined;
}

function isHelpHandle(handle: unknown): handle is HelpHandle {
  return typeof handle === 'object' && handle !== null && 'helpTopic' in handle;
}
