import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { PackFile, PackTotals, PackVisit } from './pack-lines.ts';

type Tx = Transaction<Database>;
/** A customer and the first days of a month and of the next one. */
export type PackPeriod = { orgId: string; customerId: string; from: string; to: string };

const zone = sql.lit('Europe/Bucharest');
const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${zone})`;
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone ${zone})::date`;

const filesOf = ({ orgId, customerId, from, to }: PackPeriod) => sql`
  select file.claim_file_id, file.claim_file_no as "fileNo", event.occurred_on as "eventDay",
    ${dayOf('file.opened_at')} as "openedOn",
    case when file.closed_at < ${startOf(to)} then ${dayOf('file.closed_at')} end as "closedOn",
    file.opened_at >= ${startOf(from)} as "isNew",
    coalesce((select sum(payment.amount_bani) from payment where payment.org_id = ${orgId}
      and payment.claim_file_id = file.claim_file_id and payment.paid_on >= ${from}
      and payment.paid_on < ${to}), 0)::float8 as "paidBani"
  from claim_file file join event on event.org_id = ${orgId} and event.event_id = file.event_id
  where file.org_id = ${orgId} and file.special_customer_id = ${customerId}
    and file.opened_at < ${startOf(to)} and (file.closed_at is null or file.closed_at >= ${startOf(from)})`;

/**
 * The files of a customer that were open in a month, the first ones by their number.
 *
 * The customer knows its own cars: a plate is shown where it is one of its list, or of a vehicle that belongs to it. Nobody's name,
 * no reserve and no note is read at all.
 */
export async function findPackFiles(tx: Tx, period: PackPeriod, mostLines: number): Promise<PackFile[]> {
  const { orgId, customerId } = period;
  const entryOf = (
    kind: string,
    key: RawBuilder<unknown>,
  ) => sql`exists (select from special_customer_match entry
    where entry.org_id = ${orgId} and entry.special_customer_id = ${customerId}
      and entry.kind = ${sql.lit(kind)} and entry.match_key = ${key})`;
  const { rows } = await sql<PackFile>`
    select file."fileNo", file."eventDay", file."openedOn", file."closedOn", file."isNew", file."paidBani",
      array(select distinct vehicle.plate_norm from claim_vehicle part
        join vehicle on vehicle.org_id = ${orgId} and vehicle.vehicle_id = part.vehicle_id
        left join party owner on owner.org_id = ${orgId} and owner.party_id = vehicle.owner_party_id
        where part.org_id = ${orgId} and part.claim_file_id = file.claim_file_id and vehicle.plate_norm is not null
          and (${entryOf('plate', sql`vehicle.plate_norm`)} or ${entryOf('cui', sql`regexp_replace(owner.cui, '\\D', '', 'g')`)})) as plates
    from (${filesOf(period)} order by file.claim_file_no limit ${mostLines}) file
    order by file."fileNo"`.execute(tx);
  return rows;
}

/** The figures of a month, of all files and visits, however many of them are listed. */
export async function findPackTotals(tx: Tx, period: PackPeriod): Promise<PackTotals> {
  const { rows } = await sql<PackTotals>`
    select count(*)::integer as files, count(*) filter (where "isNew")::integer as opened,
      count("closedOn")::integer as closed, avg("closedOn" - "openedOn")::float8 as "averageDays",
      coalesce(sum("paidBani"), 0)::float8 as "paidBani",
      (select count(*)::integer ${visitsOf(period)}) as visits
    from (${filesOf(period)}) file`.execute(tx);
  if (rows[0] === undefined) throw new Error('Counting answers one row.');
  return rows[0];
}

const visitsOf = ({ orgId, customerId, from, to }: PackPeriod) => sql`
  from visit join claim_file file on file.org_id = ${orgId} and file.claim_file_id = visit.claim_file_id
  where visit.org_id = ${orgId} and file.special_customer_id = ${customerId}
    and visit.starts_at >= ${startOf(from)} and visit.starts_at < ${startOf(to)}
    and visit.status not in ('held', 'cancelled', 'expired')`;

/** The visits of a month to the vehicles of a customer, the first ones. */
export async function findPackVisits(tx: Tx, period: PackPeriod, mostLines: number): Promise<PackVisit[]> {
  const { rows } = await sql<PackVisit>`
    select file.claim_file_no as "fileNo", visit.starts_at as "startsAt",
      case when visit.status = 'done' then 'done'
        when visit.status in ('vehicle_absent', 'not_completed', 'client_no_show', 'assessor_no_show', 'place_closed') then 'missed'
        else 'planned' end as outcome
    ${visitsOf(period)}
    order by visit.starts_at, file.claim_file_no limit ${mostLines}`.execute(tx);
  return rows;
}
