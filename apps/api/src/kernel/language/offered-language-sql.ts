import { sql, type RawBuilder } from 'kysely';
import type { Language } from '#src/kernel/http/request-language.ts';

/** A `language` that a statement has read of a claimant, or the main one of the organisation where it offers that language no more. */
export function offeredLanguage(orgId: string, language: string): RawBuilder<Language> {
  return sql<Language>`(
    select case when ${sql.ref(language)} = any (offered_languages) then ${sql.ref(language)} else default_language end
    from organisation where organisation.org_id = ${orgId})`;
}
