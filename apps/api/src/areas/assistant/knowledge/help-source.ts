import { articleSources } from '../extension-points.ts';
import { helpArticles } from '../generated/help-articles.ts';

/** The help of the back office. What is written for claimants is no help for those who work here. */
export const helpSource = articleSources.entry({
  read: () =>
    Promise.resolve(
      helpArticles.map(({ topic, language, title, passages }) => ({
        kind: 'help' as const,
        key: topic,
        language,
        title,
        path: `?help=${topic}`,
        passages,
      })),
    ),
});
