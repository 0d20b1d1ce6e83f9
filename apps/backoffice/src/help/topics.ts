import type { AreaHelp, AreaManifest } from '@dosar/areas';
import { areas } from '../generated/areas.ts';

/** What the help says about the app itself; areas bring the articles about their pages. */
const ownHelp: AreaHelp = {
  topics: [{ topic: 'getting-around', order: 0, isForStaff: true }],
  articles: async () => (await import('./articles.ts')).articles,
};

/** The help of the app and its areas. */
export type Help = {
  /** Every page has one of them, and each has an article in both languages. */
  topics: readonly string[];
  /** Topics for signed-in staff. */
  staffTopics: readonly string[];
  /** The articles of the app and of each area. */
  articles: readonly AreaHelp['articles'][];
};

/** Gathers topics and articles of all areas. */
function helpOf(ofAreas: readonly AreaManifest[]): Help {
  const parts = [ownHelp, ...ofAreas.flatMap((area) => area.help ?? [])];
  const entries = parts.flatMap(({ topics }) => topics).toSorted((one, other) => one.order - other.order);
  return {
    topics: entries.map(({ topic }) => topic),
    staffTopics: entries.flatMap(({ topic, isForStaff }) => (isForStaff ? [topic] : [])),
    articles: parts.map(({ articles }) => articles),
  };
}

/** The help of the product. */
export const help = helpOf(areas);
