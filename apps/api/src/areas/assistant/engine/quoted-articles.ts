import type { AnswerSentence, CitedAnswer, RankedArticle } from '@dosar/assistant-domain';
import { foldText } from '@dosar/kernel/search-text';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { KnownArticle } from '../extension-points.ts';
import { searchArticles } from '../knowledge/search-articles.ts';
import { answerTexts } from './answer-texts.ts';

type Where = { orgId: string; language: Language };
type Asking = { tx: Transaction<Database>; caller: { orgId: string }; language: Language };

const mostQuoted = 900;
const mostArticles = 3;
const mostNamesakes = 6;

/**
 * What is written down about a question, each quotation beginning with what it is about.
 *
 * Statuses of different kinds of work may have one name: then each of them is quoted, and its kind of work stands before it.
 */
export async function tellOfArticles(
  { tx, caller, language }: Asking,
  text: string,
): Promise<AnswerSentence[]> {
  const where = { orgId: caller.orgId, language };
  const named = await findNamedStatuses(tx, where, text);
  const chosen = named.length > 0 ? named : (await searchArticles(tx, where, text)).slice(0, mostArticles);
  const told = chosen.flatMap((article, at) => quotedOf(article, at === 0, language));
  // Kinds of work may share a name too, and then what they say.
  return told.filter(({ text: said }, at) => told.findIndex((other) => other.text === said) === at);
}

const mostNamed = 2;

/**
 * Articles to be read by whoever asked, and not to be taken for a fact.
 *
 * For what may be asked of the file they have to have all of its words.
 */
export async function namedArticles(
  { tx, caller, language }: Asking,
  text: string,
  mayBeOfFile: boolean,
): Promise<CitedAnswer['sources']> {
  const found = await searchArticles(tx, { orgId: caller.orgId, language }, text);
  return found
    .filter(({ best }) => !mayBeOfFile || (best.isWhole && best.words > 1))
    .slice(0, mostNamed)
    .map(({ kind, title, path }, at) => ({ number: at + 1, kind, title, path }));
}

const askForStatus = /\b(?:star(?:e|ea|ii|i)|status(?:ul|ului)?)\b/g;

/** The statuses that a question names, of every kind of work that has one of this name. */
async function findNamedStatuses(tx: Asking['tx'], where: Where, text: string): Promise<RankedArticle[]> {
  const folded = foldText(text);
  if (folded.search(askForStatus) < 0) return [];
  const found = await searchArticles(tx, where, folded.replaceAll(askForStatus, ' '));
  return found
    .filter(({ kind, title }) => kind === 'status_help' && folded.includes(foldText(statusOf(title))))
    .slice(0, mostNamesakes);
}

/** Titles are the kind of work, then the status. */
const statusOf = (title: string) => title.slice(title.indexOf(': ') + 2);

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
