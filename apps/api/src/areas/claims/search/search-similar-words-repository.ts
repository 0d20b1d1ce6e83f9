import { searchedWords } from '@dosar/claims-domain';
import { foldText } from '@dosar/kernel/search-text';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { editDistanceOne } from './edit-distance-one.ts';
import type { Spelling } from '../extension-points.ts';

// Shorter words resemble too many others.
const shortestCorrected = 4;
// No name has so long a word, and the slips of a long one are many.
const longestSlip = 30;
const mostMeant = 6;
const mostAlike = 3;
const leastAlike = 0.35;

/**
 * A mistyped name as it was probably meant, each word with the words of names that resemble it.
 *
 * `undefined` when nothing resembles, so that there is nothing else to search for.
 */
export async function similarSpelling(
  tx: Transaction<Database>,
  orgId: string,
  text: string,
): Promise<Spelling | undefined> {
  const words = searchedWords(foldText(text));
  const unsure = words.filter((word) => word.length >= shortestCorrected && !/\d/.test(word));
  if (unsure.length === 0) return undefined;
  const alikeOf = new Map<string, string[]>();
  for (const word of unsure) alikeOf.set(word, await wordsAlike(tx, orgId, word));
  if ([...alikeOf.values()].every((alike) => alike.length === 0)) return undefined;
  // A word that is right is the most alike to itself.
  return words.map((word) => {
    const alike = alikeOf.get(word) ?? [];
    return alike.length === 0 ? [word] : alike;
  });
}

/**
 * Words of names that a word was probably meant as.
 *
 * First those one slip away, looked up as they are: as quick among however many words, and no matter which letter it is.
 * Only then those with much in common: a short word that begins otherwise has little, and many names end alike.
 */
async function wordsAlike(tx: Transaction<Database>, orgId: string, word: string): Promise<string[]> {
  const slips = word.length > longestSlip ? [] : editDistanceOne(word);
  const isSlip = sql`known.word = any (${slips}::text[])`;
  const meant = await knownWords(tx, { orgId, word, condition: isSlip, most: mostMeant });
  if (meant.length > 0) return meant;
  await sql`set local pg_trgm.similarity_threshold = ${sql.lit(leastAlike)}`.execute(tx);
  const isAlike = sql`known.word % ${word} and abs(length(known.word) - ${word.length}) <= 2`;
  return knownWords(tx, { orgId, word, condition: isAlike, most: mostAlike });
}

type Which = { orgId: string; word: string; condition: RawBuilder<unknown>; most: number };

async function knownWords(tx: Transaction<Database>, { orgId, word, condition, most }: Which) {
  const { rows } = await sql<{ word: string }>`
    select known.word from name_word_list known where known.org_id = ${orgId} and ${condition}
    order by similarity(known.word, ${word}) desc, known.word limit ${sql.lit(most)}`.execute(tx);
  return rows.map((row) => row.word);
}
