import { sql, type RawBuilder } from 'kysely';
import type { Language } from '#src/kernel/http/request-language.ts';

/** What the row `person` of a query was given: built-in roles in their order, then those of the organisation by name. */
export const roleNamesOf = (language: Language): RawBuilder<string[]> => sql<string[]>`
  coalesce((select jsonb_agg(role.${sql.ref(`name_${language}`)} order by role.position) from user_role held
    join role on role.role_code = held.role_code
    where held.org_id = person.org_id and held.user_id = person.user_id and held.is_direct), '[]')
  || coalesce((select jsonb_agg(own_role.name order by own_role.name) from user_own_role held
    join own_role on own_role.org_id = held.org_id and own_role.own_role_id = held.own_role_id
    where held.org_id = person.org_id and held.user_id = person.user_id), '[]')`;
