import type { RecognisedSearch } from '@dosar/kernel/recognised-search';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { KnownIdentifiers } from './search-identifiers.ts';
import type { SearchRequest, WantedPage } from './search-page.ts';
import type { Spelling } from './search-text-condition.ts';

/** One search: what is looked for, where, and in which words it is answered. */
export type SearchContext = {
  tx: Transaction<Database>;
  orgId: string;
  language: Language;
  text: string;
  recognised: readonly RecognisedSearch[];
  known: KnownIdentifiers;
  criteria: SearchRequest['criteria'];
  page: WantedPage;
};

/** The same search, by other ways to write the text when it was probably mistyped. */
export type GroupSearch = SearchContext & { spellings: readonly Spelling[] };
