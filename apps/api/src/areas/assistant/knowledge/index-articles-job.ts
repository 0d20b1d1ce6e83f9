import type { LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { articleSources, type KnownArticle } from '../extension-points.ts';
import { fingerprintOf, replacePassages } from './passage-repository.ts';

/** Writes down what the assistant may quote, when it has changed. */
export const indexArticlesJob = defineJob({
  name: 'assistant.index-articles',
  title: { ro: 'Ce știe asistentul', en: 'What the assistant knows' },
  data: noData,
  work: ({ now }: { now: () => Date }, { orgId, inTransaction }) =>
    inTransaction((tx) => indexArticles(tx, orgId, localDateOf(now()))),
});

/** Reads every source and writes the languages that have changed. */
async function indexArticles(tx: Transaction<Database>, orgId: string, on: LocalDate): Promise<void> {
  const articles: KnownArticle[] = [];
  for (const source of articleSources.entries()) articles.push(...(await source.read(tx, orgId, on)));
  for (const language of ['ro', 'en'] as const) {
    const written = articles
      .filter((article) => article.language === language)
      .toSorted((one, other) => compareText(one.kind, other.kind) || compareText(one.key, other.key));
    const where = { orgId, language };
    if ((await fingerprintOf(tx, where)) !== fingerprint(written)) await replacePassages(tx, where, written);
  }
}

/** The same as PostgreSQL makes of the stored passages. */
function fingerprint(articles: readonly KnownArticle[]): string {
  const lines = articles.flatMap((article) =>
    article.passages.map(({ title, body }, position) =>
      [article.kind, article.key, String(position), article.title, title, body, article.path]
        .filter((part) => part !== null)
        .join('\n'),
    ),
  );
  return lines.length === 0 ? '' : createHash('md5').update(lines.join('\n')).digest('hex');
}

/** Orders texts by their code points, as PostgreSQL does with the collation "C". */
function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
