import type { AnswerSentence, RankedArticle } from '@dosar/assistant-domain';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { KnownArticle } from '../extension-points.ts';
import { searchArticles } from '../knowledge/search-articles.ts';
import { answerTexts } from './answer-texts.ts';

type Asking = { tx: Transaction<Database>; caller: { orgId: string }; language: Language };

const mostQuoted = 900;
const mostArticles = 3;

/**
 * What is written down about a question, each quotation beginning with what it is about.
 *
 * Statuses of different kinds of work may have one name: then each of them is quoted, and its kind of work stands before it.
 */
export async function tellOfArticles(
  { tx, caller, language }: Asking,
  text: string,
): Promise<AnswerSentence[]> {
  const articles = await searchArticles(tx, { orgId: caller.orgId, language }, text);
  const [best, ...others] = articles;
  if (best === undefined) return [];
  const namesakes = best.kind === 'status_help' ? others.filter((other) => isNamesake(best, other)) : [];
  const chosen = namesakes.length > 0 ? [best, ...namesakes] : articles;
  const told = chosen.slice(0, mostArticles).flatMap((article, at) => quotedOf(article, at === 0, language));
  // Kinds of work may share a name too, and then what they say.
  return told.filter(({ text: said }, at) => told.findIndex((other) => other.text === said) === at);
}

/** Whether both are about a status of the same name: titles are the kind of work, then the status. */
function isNamesake(one: RankedArticle, other: RankedArticle): boolean {
  return other.kind === 'status_help' && statusOf(one) === statusOf(other);
}

const statusOf = ({ title }: RankedArticle) => title.slice(title.indexOf(': ') + 2);

/** The best passages of the best article; of the others only where to read on. */
function quotedOf(article: RankedArticle, isBest: boolean, language: Language): AnswerSentence[] {
  const source = { kind: article.kind, title: article.title, path: article.path };
  const about = answerTexts[language].quoted[article.kind as KnownArticle['kind']](article.title);
  const passages = article.passages.slice(0, isBest ? 2 : 1);
  return passages.map(({ title, body }) => {
    const heading = title === '' || body.startsWith(title) ? '' : `**${title}** `;
    const quoted = body.length > mostQuoted ? `${body.slice(0, mostQuoted)}…` : body;
    return { text: `${about} ${heading}${quoted}`.replaceAll(/\s+/g, ' '), source };
  });
}
