import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { WantedPage } from '../extension-points.ts';
import type { Hit } from './search-page.ts';
import { allOf, type TextCondition } from './search-text-sql.ts';

type Sql = RawBuilder<unknown>;

/** Where is searched: a view that carries the tenant's condition itself, its identity and what it is ordered by. */
export type SearchedList = { view: Sql; id: Sql; key: Sql; keyType: Sql };

type Search = {
  list: SearchedList;
  text: TextCondition;
  /** What else has to hold. */
  narrowing?: readonly Sql[];
  page: WantedPage;
};

// The newest rows of a list, read in order: a text that many rows have fills a page out of these.
const recentRows = 1000;

/**
 * The newest rows with a text, and one more when there is a next page.
 *
 * Two ways in one statement, and the second runs only when it has to. What many rows have stands among the newest ones, and
 * reading those in order costs the same at any size; what few rows have the trigram index finds, and they are quickly sorted.
 */
export async function findNewest(tx: Transaction<Database>, search: Search): Promise<Hit[]> {
  const { list, text, narrowing = [], page } = search;
  const wanted = sql.lit(page.size + 1);
  const inOrder = orderOf(list);
  const beyond = page.after === undefined ? [] : [beyondCondition(list, page.after)];
  const { rows } = await sql<Hit>`
    with recent as materialized (
      select ${list.id} as id, ${list.key} as key
      from (select * from ${list.view} as list where ${allOf(beyond)} ${inOrder} limit ${sql.lit(recentRows)}) as list
      where ${allOf([text.walked, ...narrowing])} ${inOrder} limit ${wanted}
    ), rare as materialized (
      -- Unsorted: with an order and a limit PostgreSQL would rather walk through everything.
      select ${list.id} as id, ${list.key} as key from ${list.view} as list
      where ${allOf([text.indexed, ...narrowing, ...beyond])} and (select count(*) from recent) < ${wanted}
    )
    select id, key::text as key from (
      select * from recent where (select count(*) from recent) = ${wanted} union all select * from rare
    ) as found order by found.key desc, found.id desc limit ${wanted}`.execute(tx);
  return rows;
}

function orderOf({ id, key }: SearchedList) {
  return key === id ? sql`order by ${id} desc` : sql`order by ${key} desc, ${id} desc`;
}

function beyondCondition({ id, key, keyType }: SearchedList, after: Hit) {
  return key === id
    ? sql`${id} < ${after.id}::uuid`
    : sql`(${key}, ${id}) < (${after.key}::${keyType}, ${after.id}::uuid)`;
}
