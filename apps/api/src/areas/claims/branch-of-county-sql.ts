import { sql, type RawBuilder } from 'kysely';

/** The office that handles what happens in a county: the first open one there, in the order in which people choose; else none. */
export const branchOfCounty = (
  orgId: string,
  county: RawBuilder<unknown> | string | null,
): RawBuilder<string | null> =>
  sql<string | null>`(select branch_id from branch
    where branch.org_id = ${orgId} and branch.county_code = ${county}::text and is_active order by position, name limit 1)`;
