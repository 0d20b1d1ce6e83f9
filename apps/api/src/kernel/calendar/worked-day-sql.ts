import { sql, type RawBuilder } from 'kysely';

/** A `day` on which the organisation `orgId` (both of the statement) is not closed: the day itself, or the working day after its closed days. */
export function workedDayFrom(orgId: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(
    select candidate::date from generate_series((${day})::timestamp, (${day})::timestamp + interval '60 days', interval '1 day') candidate
    where (candidate = ${day} or extract(isodow from candidate) < 6)
      and not exists (select from holiday where holiday_date = candidate)
      and not exists (select from closure where closure.org_id = ${orgId} and closure_date = candidate
        and closed_from is null and closed_until is null)
    order by candidate limit 1)`;
}
