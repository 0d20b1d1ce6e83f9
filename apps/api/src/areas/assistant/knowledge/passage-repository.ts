import { isMistyped, searchForm, type FoundPassage } from '@dosar/assistant-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { KnownArticle } from '../extension-points.ts';

type Where = { orgId: string; language: Language };

// PostgreSQL stems folded words by the same rules wherever they stand, so folding both sides keeps them equal.
const configurations: Record<Language, string> = { ro: 'romanian', en: 'english' };

/** Writes down what the assistant may quote in place of what it could quote before. */
export async function replacePassages(
  tx: Transaction<Database>,
  { orgId, language }: Where,
  articles: readonly KnownArticle[],
): Promise<void> {
  const configuration = configurations[language];
  const rows = articles.flatMap((article) =>
    article.passages.map(({ title, body }, position) => ({
      kind: article.kind,
      article_key: article.key,
      position,
      article_title: article.title,
      title,
      body,
      path: article.path,
      folded_title: searchForm(`${article.title} ${title}`),
      folded: searchForm(`${article.title} ${title} ${body}`),
    })),
  );
  await sql`delete from ai_passage where org_id = ${orgId} and language = ${language}`.execute(tx);
  await sql`
    insert into ai_passage (org_id, language, kind, article_key, position, article_title, title, body, path, searched,
      searched_title)
    select ${orgId}, ${language}, kind, article_key, position, article_title, title, body, path,
      to_tsvector(${configuration}::regconfig, folded), to_tsvector(${configuration}::regconfig, folded_title)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (kind text, article_key text, position smallint,
      article_title text, title text, body text, path text, folded text, folded_title text)`.execute(tx);
  await sql`delete from ai_word where org_id = ${orgId} and language = ${language}`.execute(tx);
  await sql`
    insert into ai_word (org_id, language, word)
    select distinct ${orgId}::uuid, ${language}, word
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (folded text),
      regexp_split_to_table(folded, '[^[:alnum:]]+') as word
    where length(word) between 4 and 40`.execute(tx);
}

/** A fingerprint of what is written down, to know whether it has to be written again. */
export async function fingerprintOf(tx: Transaction<Database>, { orgId, language }: Where): Promise<string> {
  const { rows } = await sql<{ fingerprint: string | null }>`
    select md5(string_agg(concat_ws(chr(10), kind, article_key, position, article_title, title, body, path), chr(10)
      order by kind collate "C", article_key collate "C", position)) as fingerprint
    from ai_passage where org_id = ${orgId} and language = ${language}`.execute(tx);
  return rows[0]?.fingerprint ?? '';
}

/** A searched word as PostgreSQL looks for it, and how rare it is. */
type Term = { query: string; weight: number };

/** What the words of a question look for; a word that nothing has is taken for what it was probably meant to be. */
export async function findTerms(
  tx: Transaction<Database>,
  where: Where,
  words: readonly string[],
): Promise<Term[]> {
  const counted = await countQueries(
    tx,
    where,
    words.map((word) => [word]),
  );
  const unknown = words.filter((_, at) => counted.found[at]?.count === 0);
  const meant = await findMeant(tx, where, unknown);
  const corrected =
    meant.size === 0
      ? counted
      : await countQueries(
          tx,
          where,
          words.map((word) => meant.get(word) ?? [word]),
        );
  return corrected.found
    .filter(({ query }) => query !== '')
    .map(({ query, count }) => ({ query, weight: Math.log(1 + corrected.total / (count + 0.5)) }));
}

async function countQueries(
  tx: Transaction<Database>,
  { orgId, language }: Where,
  groups: readonly string[][],
) {
  const { rows } = await sql<{ query: string; count: number; total: number }>`
    with term as materialized (
      select position, string_agg(query::text, ' | ') as query
      from jsonb_array_elements(${JSON.stringify(groups)}::jsonb) with ordinality as wanted (words, position),
        jsonb_array_elements_text(words) as word,
        plainto_tsquery(${configurations[language]}::regconfig, word) as query
      group by position)
    select query,
      (select count(*)::integer from ai_passage where org_id = ${orgId} and language = ${language}
        and searched @@ query::tsquery) as count,
      (select count(*)::integer from ai_passage where org_id = ${orgId} and language = ${language}) as total
    from term order by position`.execute(tx);
  return { found: rows, total: rows[0]?.total ?? 0 };
}

async function findMeant(tx: Transaction<Database>, { orgId, language }: Where, words: readonly string[]) {
  if (words.length === 0) return new Map<string, string[]>();
  const { rows } = await sql<{ typed: string; meant: string }>`
    select typed, near.word as meant from unnest(${[...words]}::text[]) as typed
    cross join lateral (
      select word from ai_word where org_id = ${orgId} and language = ${language} and word % typed
      order by similarity(word, typed) desc, word limit 20) as near`.execute(tx);
  const near = rows.filter(({ typed, meant }) => isMistyped(typed, meant));
  return new Map(
    [...Map.groupBy(near, ({ typed }) => typed)].map(([typed, found]) => [
      typed,
      found.map(({ meant }) => meant),
    ]),
  );
}

const mostPassages = 80;

/** The passages that have the most of some terms, the rare ones counting most. */
export async function findPassages(
  tx: Transaction<Database>,
  { orgId, language }: Where,
  terms: readonly Term[],
): Promise<FoundPassage[]> {
  const { rows } = await sql<FoundPassage>`
    with term as materialized (
      select position - 1 as position, term ->> 'query' as query, (term ->> 'weight')::float8 as weight
      from jsonb_array_elements(${JSON.stringify(terms)}::jsonb) with ordinality as wanted (term, position)),
    hit as materialized (
      select passage.kind, passage.article_key, passage.position, array_agg(term.position order by term.position) as words,
        sum(term.weight) as weight
      from term join ai_passage passage on passage.org_id = ${orgId} and passage.language = ${language}
        and passage.searched @@ term.query::tsquery
      group by passage.kind, passage.article_key, passage.position
      order by weight desc, passage.kind, passage.article_key, passage.position limit ${mostPassages})
    select passage.kind, passage.article_key as "articleKey", passage.article_title as "articleTitle", passage.title,
      passage.body, passage.path, hit.words::integer[] as words, array(select term.position::integer from term
        where passage.searched_title @@ term.query::tsquery) as "titleWords"
    from hit join ai_passage passage on passage.org_id = ${orgId} and passage.language = ${language}
      and passage.kind = hit.kind and passage.article_key = hit.article_key and passage.position = hit.position`.execute(
    tx,
  );
  return rows;
}
