import { rankArticles, searchedWords, type RankedArticle } from '@dosar/assistant-domain';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { findPassages, findTerms } from './passage-repository.ts';

/** The articles of an organisation that answer a question, the best first. */
export async function searchArticles(
  tx: Transaction<Database>,
  where: { orgId: string; language: Language },
  question: string,
): Promise<RankedArticle[]> {
  const words = searchedWords(question);
  if (words.length === 0) return [];
  const terms = await findTerms(tx, where, words);
  if (terms.length === 0) return [];
  const passages = await findPassages(tx, where, terms);
  return rankArticles(
    passages,
    terms.map(({ weight }) => weight),
  );
}
