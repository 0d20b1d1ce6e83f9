import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** How many words are looked at in one transaction. */
export const wordsAtOnce = 100;

/**
 * Forgets words of names that nobody of the organisation has any more; answers how many it looked at.
 *
 * A word that another transaction gives to somebody in this very moment may be forgotten too. It then is there again with
 * the next name that has it; until then it is only not found when it is mistyped.
 */
export async function forgetNameWords(tx: Transaction<Database>, orgId: string): Promise<number> {
  const { rows } = await sql<{ word: string }>`
    delete from name_word_left where org_id = ${orgId} and word in (
      select word from name_word_left where org_id = ${orgId} order by word limit ${sql.lit(wordsAtOnce)})
    returning word`.execute(tx);
  if (rows.length === 0) return 0;
  // The pattern is for the index of trigrams; it would find a part of a word as well.
  await sql`
    delete from name_word as known
    where known.org_id = ${orgId} and known.word = any (${rows.map(({ word }) => word)}::text[]) and not exists (
      select from party_search_list list
      where list.org_id = ${orgId} and list.search_text like '%' || regexp_replace(known.word, '([\\\\%_])', '\\\\\\1', 'g') || '%'
        and known.word = any (regexp_split_to_array(list.search_text, '\\s+')))`.execute(tx);
  return rows.length;
}
