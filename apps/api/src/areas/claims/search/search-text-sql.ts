import { searchedWords } from '@dosar/claims-domain';
import { foldText } from '@dosar/kernel/search-text';
import { sql, type RawBuilder } from 'kysely';
import type { Spelling } from '../extension-points.ts';

type Condition = RawBuilder<unknown>;

/** The same rows in two ways: by the trigram index, and by looking into rows that are read anyway. */
export type TextCondition = { indexed: Condition; walked: Condition };

// Fewer characters are in no trigram.
const shortestIndexed = 3;

/** A text as typed word by word, and as one without the separators that people put into plates and numbers. */
export function spellingsOf(text: string): Spelling[] {
  const words = searchedWords(foldText(text)).map((word) => [word]);
  const compact = compactText(text);
  const isOneWord = words.length === 1 && words[0]?.[0] === compact;
  return isOneWord || words.length === 0 ? [[[compact]]] : [words, [[compact]]];
}

/** A text without any separators, folded. */
export function compactText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Rows in which one of the spellings stands; `undefined` when none of them is long enough to be looked for. */
export function textCondition(
  column: RawBuilder<unknown>,
  spellings: readonly Spelling[],
): TextCondition | undefined {
  const wanted = spellings.filter((spelling) =>
    spelling.some((ways) => ways.every((way) => way.length >= shortestIndexed)),
  );
  if (wanted.length === 0) return undefined;
  const anyOf = (contains: (way: string) => Condition) =>
    or(wanted.map((spelling) => allOf(spelling.map((ways) => or(ways.map(contains))))));
  return {
    indexed: anyOf((way) => sql`${column} like ${`%${way.replace(/[\\%_]/g, '\\$&')}%`}`),
    walked: anyOf((way) => sql`position(${way} in ${column}) > 0`),
  };
}

/** All of the conditions. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

function or(conditions: readonly Condition[]): Condition {
  return sql`(${sql.join(conditions, sql` or `)})`;
}
