import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

// Other files that named the part: of the same VIN, else of the same plate where one of the two has no VIN. Each half walks
// an index in the order of time, so that a common part of a busy vehicle costs no more than its newest entries.
const earlierFiles = sql`
  select earlier.assignment_id, earlier.claim_file_id, earlier.noted_at from (
    (select assignment_id, claim_file_id, noted_at from item_reference
      where org_id = own.org_id and vin = own.vin and part_key = own.part_key and claim_file_id <> own.claim_file_id
      order by noted_at desc limit 200)
    union all
    (select assignment_id, claim_file_id, noted_at from item_reference other
      where org_id = own.org_id and plate = own.plate and part_key = own.part_key and claim_file_id <> own.claim_file_id
        and (own.vin is null or other.vin is null)
      order by noted_at desc limit 200)
  ) earlier`;

/** The earlier inspections that named the part of a line, newest first; `undefined` when the line does not exist. */
export async function findItemHistory(
  tx: Tx,
  asked: { orgId: string; assignmentId: string; itemGuid: string; language: Language },
): Promise<(Omit<Schema<'ItemHistoryRow'>, 'system_time'> & { system_time: Date })[] | undefined> {
  const { orgId, assignmentId, itemGuid, language } = asked;
  const { rows: own } = await sql<{ one: number }>`
    select 1 as one from item_reference
    where org_id = ${orgId} and assignment_id = ${assignmentId} and item_guid = ${itemGuid}`.execute(tx);
  if (own.length === 0) return undefined;
  const { rows } = await sql<Omit<Schema<'ItemHistoryRow'>, 'system_time'> & { system_time: Date }>`
    select work.claim_file_no, work.assignment_id, type.${sql.ref(`name_${language}`)} as assignment_type_name,
      status.${sql.ref(`name_${language}`)} as status_name, status.color as status_color, found.noted_at as system_time,
      person.full_name as rep_name
    from (
      select distinct on (earlier.assignment_id) own.org_id, earlier.assignment_id, earlier.noted_at
      from item_reference own cross join lateral (${earlierFiles}) earlier
      where own.org_id = ${orgId} and own.assignment_id = ${assignmentId} and own.item_guid = ${itemGuid}
      order by earlier.assignment_id, earlier.noted_at desc
    ) found
    join assignment work on work.org_id = found.org_id and work.assignment_id = found.assignment_id
    join assignment_type type on type.org_id = work.org_id and type.assignment_type_code = work.assignment_type_code
    join status on status.org_id = work.org_id and status.assignment_type_code = work.assignment_type_code
      and status.status_code = work.status_code
    left join app_user person on person.org_id = work.org_id and person.user_id = work.assigned_user_id
    order by found.noted_at desc, work.assignment_id limit 200`.execute(tx);
  return rows;
}

/** How many other files named the part of each line of an inspection. */
export async function countItemHistory(
  tx: Tx,
  orgId: string,
  assignmentId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ item_guid: string; files: number }>`
    select own.item_guid, count(distinct earlier.claim_file_id)::integer as files
    from item_reference own cross join lateral (${earlierFiles}) earlier
    where own.org_id = ${orgId} and own.assignment_id = ${assignmentId}
    group by own.item_guid`.execute(tx);
  return new Map(rows.map(({ item_guid: guid, files }) => [guid, files]));
}
