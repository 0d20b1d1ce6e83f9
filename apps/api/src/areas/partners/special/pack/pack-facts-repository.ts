import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { PackFile, PackVisit } from './pack-lines.ts';

type Tx = Transaction<Database>;
/** A customer and the first days of a month and of the next one. */
export type PackPeriod = { orgId: string; customerId: string; from: string; to: string };

/** More than a fleet has in a month. */
const mostLines = 5_000;
const zone = sql.lit('Europe/Bucharest');
const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${zone})`;
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone ${zone})::date`;

/**
 * The files of a customer that were open in a month.
 *
 * The customer knows its own cars: a plate is shown where it is one of its list, or of a vehicle that belongs to it. Nobody's name,
 * no reserve and no note is read at all.
 */
export async function findPackFiles(
  tx: Tx,
  { orgId, customerId, from, to }: PackPeriod,
): Promise<PackFile[]> {
  const entryOf = (
    kind: string,
    key: RawBuilder<unknown>,
  ) => sql`exists (select from special_customer_match entry
    where entry.org_id = ${orgId} and entry.special_customer_id = ${customerId}
      and entry.kind = ${sql.lit(kind)} and entry.match_key = ${key})`;
  const { rows } = await sql<PackFile>`
    select file.claim_file_no as "fileNo", event.occurred_on as "eventDay", ${dayOf('file.opened_at')} as "openedOn",
      case when file.closed_at < ${startOf(to)} then ${dayOf('file.closed_at')} end as "closedOn",
      file.opened_at >= ${startOf(from)} as "isNew",
      array(select distinct vehicle.plate_norm from claim_vehicle part
        join vehicle on vehicle.org_id = ${orgId} and vehicle.vehicle_id = part.vehicle_id
        left join party owner on owner.org_id = ${orgId} and owner.party_id = vehicle.owner_party_id
        where part.org_id = ${orgId} and part.claim_file_id = file.claim_file_id and vehicle.plate_norm is not null
          and (${entryOf('plate', sql`vehicle.plate_norm`)} or ${entryOf('cui', sql`regexp_replace(owner.cui, '\\D', '', 'g')`)})) as plates,
      coalesce((select sum(payment.amount_bani) from payment where payment.org_id = ${orgId}
        and payment.claim_file_id = file.claim_file_id and payment.paid_on >= ${from}
        and payment.paid_on < ${to}), 0)::float8 as "paidBani"
    from claim_file file join event on event.org_id = ${orgId} and event.event_id = file.event_id
    where file.org_id = ${orgId} and file.special_customer_id = ${customerId}
      and file.opened_at < ${startOf(to)} and (file.closed_at is null or file.closed_at >= ${startOf(from)})
    order by file.claim_file_no limit ${sql.lit(mostLines)}`.execute(tx);
  return rows;
}

/** The visits of a month to the vehicles of a customer. */
export async function findPackVisits(
  tx: Tx,
  { orgId, customerId, from, to }: PackPeriod,
): Promise<PackVisit[]> {
  const { rows } = await sql<PackVisit>`
    select file.claim_file_no as "fileNo", visit.starts_at as "startsAt",
      case when visit.status = 'done' then 'done'
        when visit.status in ('vehicle_absent', 'not_completed', 'client_no_show', 'assessor_no_show', 'place_closed') then 'missed'
        else 'planned' end as outcome
    from visit join claim_file file on file.org_id = ${orgId} and file.claim_file_id = visit.claim_file_id
    where visit.org_id = ${orgId} and file.special_customer_id = ${customerId}
      and visit.starts_at >= ${startOf(from)} and visit.starts_at < ${startOf(to)}
      and visit.status not in ('held', 'cancelled', 'expired')
    order by visit.starts_at, file.claim_file_no limit ${sql.lit(mostLines)}`.execute(tx);
  return rows;
}
