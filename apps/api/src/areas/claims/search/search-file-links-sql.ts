import { sql, type RawBuilder } from 'kysely';
import type { Language } from '#src/kernel/http/request-language.ts';

type Sql = RawBuilder<unknown>;

const mostLinked = 3;

/** Files in which somebody takes part, in whatever role. */
export function filesOfParty(orgId: string, partyId: Sql): Sql {
  const asRole = (column: string) =>
    sql`select claim_file_id from claim_file where org_id = ${orgId} and ${sql.ref(column)} = ${partyId}`;
  return sql`${asRole('claimant_party_id')} union ${asRole('insured_party_id')} union ${asRole('notifier_party_id')}
    union select claim_file_id from claim_vehicle where org_id = ${orgId} and driver_party_id = ${partyId}
    union select claim_vehicle.claim_file_id from vehicle
      join claim_vehicle on claim_vehicle.org_id = ${orgId} and claim_vehicle.vehicle_id = vehicle.vehicle_id
      where vehicle.org_id = ${orgId} and vehicle.owner_party_id = ${partyId}`;
}

/** Files in which a vehicle takes part. */
export function filesOfVehicle(orgId: string, vehicleId: Sql): Sql {
  return sql`select claim_file_id from claim_file where org_id = ${orgId} and main_vehicle_id = ${vehicleId}
    union select claim_file_id from claim_vehicle where org_id = ${orgId} and vehicle_id = ${vehicleId}`;
}

/** The assignment at which a file opens and its status: the main one, else the oldest. Joins `file`. */
export function masterJoin(orgId: string, language: Language): Sql {
  return sql`
    join lateral (
      select assignment_id, assignment_type_code, status_code, due_at from assignment
      where org_id = ${orgId} and claim_file_id = file.claim_file_id
      order by is_case_master desc, created_at, assignment_id limit 1
    ) as master on true
    join lateral (
      select ${sql.ref(`status.name_${language}`)} as name, status.color, status.category_code from status
      where status.org_id = ${orgId} and status.assignment_type_code = master.assignment_type_code
        and status.status_code = master.status_code
    ) as status on true`;
}

/** The columns of a `FileLink` of the contract. */
export const linkColumns = sql`file.claim_file_no, master.assignment_id,
  master.assignment_type_code as assignment_type, master.status_code, status.name as status_name,
  status.color as status_color, status.category_code as status_category_code`;

/** Columns `files` and `more_files`: the newest of these files. */
export function fileLinksJoin(orgId: string, language: Language, files: Sql): Sql {
  return sql`
    cross join lateral (
      select coalesce(jsonb_agg(to_jsonb(link) - 'opened_at' - 'place' order by place)
          filter (where place <= ${sql.lit(mostLinked)}), '[]') as files,
        count(*) > ${sql.lit(mostLinked)} as more_files
      from (
        select ${linkColumns}, file.opened_at, row_number() over (order by file.opened_at desc) as place
        from (
          select * from claim_file
          where org_id = ${orgId} and claim_file_id in (${files})
          order by opened_at desc limit ${sql.lit(mostLinked + 1)}
        ) as file ${masterJoin(orgId, language)}
      ) as link
    ) as linked`;
}

/** A `FileLink` of the contract, as a query for the file of this id. */
export function fileLink(orgId: string, language: Language, claimFileId: Sql): Sql {
  return sql`select ${linkColumns} from claim_file file ${masterJoin(orgId, language)}
        where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}`;
}
