import { searchedWords } from '@dosar/kernel/recognised-search';
import { foldText } from '@dosar/kernel/search-text';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../generated/database.ts';
import type { Spelling } from './search-text-condition.ts';

// Shorter words resemble too many others.
const shortestCorrected = 4;
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
  await sql`set local pg_trgm.similarity_threshold = ${sql.lit(leastAlike)}`.execute(tx);
  const { rows } = await sql<{ typed: string; alike: string[] }>`
    select typed, array(
      select known.word from name_word_list known
      where known.org_id = ${orgId} and known.word % typed and abs(length(known.word) - length(typed)) <= 2
      order by similarity(known.word, typed) desc, known.word limit ${sql.lit(mostAlike)}) as alike
    from unnest(${unsure}::text[]) as typed`.execute(tx);
  if (rows.every(({ alike }) => alike.length === 0)) return undefined;
  const alikeOf = new Map(rows.map(({ typed, alike }) => [typed, alike]));
  // A word that is right is the most alike to itself.
  return words.map((word) => {
    const alike = alikeOf.get(word) ?? [];
    return alike.length === 0 ? [word] : alike;
  });
}
