import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type ShownAssignment = Omit<
  Schema<'GuestAssignment'>,
  'assignment_key' | 'open_tasks' | 'requests' | 'contact' | 'days_to_pay'
> & {
  claim_file_id: string;
  /** For whom the link was made. */
  party_id: string | null;
};

type GuestQuery = { orgId: string; assignmentId: string; guestKey: string; language: Language };

/** What a guest sees of an assignment; only under the very key that opened it. */
export async function findGuestAssignment(tx: Transaction<Database>, query: GuestQuery) {
  const name = (table: string) => sql.ref(`${table}.name_${query.language}`);
  const inLanguage = (column: string) =>
    sql`coalesce(${sql.ref(`shown.${column}_${query.language}`)}, ${sql.ref(`shown.${column}_ro`)})`;
  const keyHash = createHash('sha256').update(query.guestKey).digest('hex');
  const rows = await sql<ShownAssignment>`
    select a.claim_file_id, access.party_id, a.assignment_no, a.assignment_type_code as assignment_type, ${name('assignment_type')} as assignment_type_name,
      ${name('assignment_type')} as name, a.claim_file_no, ${name('status')} as status_name,
      status.color as status_color, status.category_code as status_category_code,
      to_char(access.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as link_works_until,
      to_char(file.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as opened_at,
      case when vehicle.vehicle_id is null then null else jsonb_build_object(
        'plate', vehicle.plate_norm, 'brand_name', vehicle_brand.name, 'model', vehicle.model) end as vehicle,
      jsonb_build_object('date', event.occurred_on, 'county_name', county.name, 'locality', event.locality) as event,
      ${inLanguage('next_step_title')} as next_step_title,
      ${inLanguage('next_step_description')} as next_step_description
    from guest_access access
    join assignment a on a.org_id = access.org_id and a.assignment_id = access.assignment_id
    join claim_file file on file.org_id = a.org_id and file.claim_file_id = a.claim_file_id
    join event on event.org_id = file.org_id and event.event_id = file.event_id
    join assignment_type on assignment_type.org_id = a.org_id
      and assignment_type.assignment_type_code = a.assignment_type_code
    join status on status.org_id = a.org_id and status.assignment_type_code = a.assignment_type_code
      and status.status_code = a.status_code
    left join county on county.county_code = event.county_code
    left join vehicle on vehicle.org_id = file.org_id and vehicle.vehicle_id = file.main_vehicle_id
    left join vehicle_brand on vehicle_brand.vehicle_brand_code = vehicle.vehicle_brand_code
    left join lateral (
      select * from tracker_event where tracker_event.org_id = file.org_id
        and tracker_event.claim_file_id = file.claim_file_id
      order by system_time desc, tracker_event_id desc limit 1
    ) shown on true
    where access.org_id = ${query.orgId} and access.key_hash = ${keyHash}
      and access.assignment_id = ${query.assignmentId}
  `.execute(tx);
  const found = rows.rows[0];
  return found === undefined ? undefined : { assignment_key: query.guestKey, ...found };
}

/** For whom the link was made by which a guest came, and the file that it is about; only under the very key that opened it. */
export async function findGuestParty(
  tx: Transaction<Database>,
  { orgId, assignmentId, guestKey }: Omit<GuestQuery, 'language'>,
): Promise<{ claimFileId: string; partyId: string | null } | undefined> {
  return tx
    .selectFrom('guest_access as access')
    .innerJoin('assignment as a', (join) =>
      join.onRef('a.org_id', '=', 'access.org_id').onRef('a.assignment_id', '=', 'access.assignment_id'),
    )
    .where('access.org_id', '=', orgId)
    .where('access.key_hash', '=', createHash('sha256').update(guestKey).digest('hex'))
    .where('access.assignment_id', '=', assignmentId)
    .select(['a.claim_file_id as claimFileId', 'access.party_id as partyId'])
    .executeTakeFirst();
}
