import type { Schema } from '@dosar/openapi';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Skills = Schema<'AssessorSkills'>;

/** A visit as it is stored, with the names that people read. */
export type VisitRow = {
  visit_id: string;
  row_version: number;
  claim_file_id: string;
  claim_file_no: string;
  assignment_id: string;
  plate: string | null;
  vehicle_name: string | null;
  visit_type: Schema<'VisitType'>;
  status: Schema<'VisitStatus'>;
  starts_at: Date;
  ends_at: Date;
  user_id: string;
  user_name: string;
  lane_id: string | null;
  lane_name: string | null;
  skills: Skills;
  hold_until: Date | null;
  held_by_user_id: string | null;
  held_by_name: string | null;
  claimant_name: string | null;
  contact_name: string | null;
  contact_phone: string | null;
  sms_consent: boolean;
  address: string | null;
  note: string | null;
  needs_step_free: boolean;
  self_moves: number;
  sequence: number;
  created_at: Date;
  place_id: string;
  place_name: string;
  place_kind: Schema<'PlaceKind'>;
  county_code: string;
  locality: string;
  place_address: string;
  latitude_micro: number | null;
  longitude_micro: number | null;
  place_phone: string | null;
  arrival_ro: string | null;
  arrival_en: string | null;
  accessibility: string | null;
  reports: { status: Schema<'FieldStatus'>; happened_at: string; note: string | null }[];
};

const visits = (orgId: string) => sql`
  select visit.visit_id, visit.row_version, visit.claim_file_id, file.claim_file_no, visit.assignment_id, file.plate,
    nullif(concat_ws(' ', brand.name, vehicle.model), '') as vehicle_name, visit.visit_type, visit.status, visit.starts_at,
    visit.ends_at, visit.user_id, person.full_name as user_name, visit.lane_id, lane.name as lane_name, visit.skills,
    visit.hold_until, visit.held_by_user_id, holder.full_name as held_by_name,
    nullif(file.claimant_name, '') as claimant_name, visit.contact_name, visit.contact_phone, visit.sms_consent, visit.address, visit.note,
    visit.needs_step_free, visit.self_moves, visit.sequence, visit.created_at, place.place_id, place.name as place_name,
    place.kind as place_kind, place.county_code, place.locality, place.address as place_address, place.latitude_micro,
    place.longitude_micro, place.phone as place_phone, place.arrival_ro, place.arrival_en, place.accessibility,
    coalesce((select jsonb_agg(jsonb_build_object('status', report.status, 'note', report.note,
        'happened_at', to_char(report.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by report.happened_at, report.received_at)
      from (select status, note, happened_at, received_at from field_report
        where field_report.org_id = ${orgId} and field_report.visit_id = visit.visit_id
        order by happened_at limit 30) report), '[]') as reports
  from visit
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = visit.claim_file_id
    join place on place.org_id = ${orgId} and place.place_id = visit.place_id
    join app_user person on person.org_id = ${orgId} and person.user_id = visit.user_id
    left join app_user holder on holder.org_id = ${orgId} and holder.user_id = visit.held_by_user_id
    left join lane on lane.org_id = ${orgId} and lane.lane_id = visit.lane_id
    left join vehicle on vehicle.org_id = ${orgId} and vehicle.vehicle_id = file.main_vehicle_id
    left join vehicle_brand brand on brand.vehicle_brand_code = vehicle.vehicle_brand_code
  where visit.org_id = ${orgId}`;

async function read(tx: Tx, query: RawBuilder<unknown>): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`${query}`.execute(tx);
  return rows;
}

/** One visit. */
export async function findVisit(tx: Tx, orgId: string, visitId: string): Promise<VisitRow | undefined> {
  const [row] = await read(tx, sql`${visits(orgId)} and visit.visit_id = ${visitId}`);
  return row;
}

/** One visit, locked against other changes until the transaction ends. */
export async function lockVisit(tx: Tx, orgId: string, visitId: string): Promise<VisitRow | undefined> {
  await sql`select from visit where org_id = ${orgId} and visit_id = ${visitId} for no key update`.execute(
    tx,
  );
  return findVisit(tx, orgId, visitId);
}

/** Visits of a claim file, newest first; ended holds were never visits. */
export function findVisitsOfFile(tx: Tx, orgId: string, claimFileId: string): Promise<VisitRow[]> {
  return read(
    tx,
    sql`${visits(orgId)} and visit.claim_file_id = ${claimFileId} and visit.status not in ('expired', 'held')
      order by visit.created_at desc, visit.visit_id desc limit 50`,
  );
}

/** The visit of an assignment that matters most: the one to come, else the latest that has ended. */
export async function findVisitOfAssignment(tx: Tx, orgId: string, assignmentId: string) {
  const [row] = await read(
    tx,
    sql`${visits(orgId)} and visit.assignment_id = ${assignmentId} and visit.status not in ('expired', 'held', 'cancelled')
      order by visit.created_at desc, visit.visit_id desc limit 1`,
  );
  return row;
}

/** The hour that is kept for an assignment, while its time lasts. */
export async function findHold(
  tx: Tx,
  { orgId, assignmentId, now }: { orgId: string; assignmentId: string; now: Date },
): Promise<VisitRow | undefined> {
  const [row] = await read(
    tx,
    sql`${visits(orgId)} and visit.assignment_id = ${assignmentId} and visit.status = 'held' and visit.hold_until > ${now}`,
  );
  return row;
}

/** The hours that are kept for pieces of work, by their ids. */
export async function findHoldsOf(
  tx: Tx,
  { orgId, assignmentIds, now }: { orgId: string; assignmentIds: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, VisitRow>> {
  const rows = await read(
    tx,
    sql`${visits(orgId)} and visit.assignment_id = any (${[...assignmentIds]}::uuid[]) and visit.status = 'held'
      and visit.hold_until > ${now}`,
  );
  return new Map(rows.map((row) => [row.assignment_id, row]));
}

/** Whether an assignment has a visit that is still to come or goes on. */
export async function hasVisitToCome(tx: Tx, orgId: string, assignmentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from visit where org_id = ${orgId} and assignment_id = ${assignmentId}
      and status in ('booked', 'confirmed', 'on_the_way', 'arrived', 'in_work')`.execute(tx);
  return rows.length > 0;
}

type Period = { from: Date; until: Date };

/** Visits in a period by hour, of one person or in one county; holds only while they last. */
export function findVisitsIn(
  tx: Tx,
  orgId: string,
  wanted: Period & { now: Date; most: number; userId?: string; countyCode?: string | undefined },
): Promise<VisitRow[]> {
  const { from, until, now, most, userId, countyCode } = wanted;
  return read(
    tx,
    sql`${visits(orgId)} and visit.starts_at >= ${from} and visit.starts_at < ${until}
      and visit.status not in ('cancelled', 'expired') and (visit.status <> 'held' or visit.hold_until > ${now})
      and (${userId ?? null}::uuid is null or visit.user_id = ${userId ?? null} and visit.status <> 'held')
      and (${countyCode ?? null}::text is null or place.county_code = ${countyCode ?? null})
      order by visit.starts_at, visit.visit_id limit ${most}`,
  );
}

/** How many visits each of some people makes in a period; nobody without any. */
export async function countVisitsOfPeople(
  tx: Tx,
  orgId: string,
  userIds: readonly string[],
  { from, until }: Period,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ user_id: string; count: number }>`
    select user_id, count(*)::integer as count from visit
    where org_id = ${orgId} and user_id = any (${userIds}::uuid[]) and starts_at >= ${from} and starts_at < ${until}
      and status not in ('held', 'cancelled', 'expired')
    group by user_id`.execute(tx);
  return new Map(rows.map((row) => [row.user_id, row.count]));
}

/** How many visits somebody makes in a period, counted up to a limit. */
export async function countVisitsOf(
  tx: Tx,
  orgId: string,
  { from, until, userId, most }: Period & { userId: string; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from visit where org_id = ${orgId} and user_id = ${userId} and starts_at >= ${from} and starts_at < ${until}
        and status not in ('held', 'cancelled', 'expired') limit ${most + 1}) as of_day`.execute(tx);
  return rows[0]?.count ?? 0;
}

type OfPerson = Period & { userId: string };

const within = ({ userId, from, until }: OfPerson) =>
  sql`and visit.user_id = ${userId} and visit.starts_at < ${until} and visit.ends_at > ${from}`;

/** Visits to come. What is not asked for is left out: a condition that may be empty has no plan which finds a file by its index. */
export function findVisitsToCome(
  tx: Tx,
  orgId: string,
  wanted: { now: Date; most: number; placeId?: string; claimFileId?: string; person?: OfPerson },
): Promise<VisitRow[]> {
  const { now, most, placeId, claimFileId, person } = wanted;
  return read(
    tx,
    sql`${visits(orgId)} and visit.status in ('booked', 'confirmed') and visit.starts_at > ${now}
      ${placeId === undefined ? sql`` : sql`and visit.place_id = ${placeId}`}
      ${claimFileId === undefined ? sql`` : sql`and visit.claim_file_id = ${claimFileId}`}
      ${person === undefined ? sql`` : within(person)} order by visit.starts_at, visit.visit_id limit ${most}`,
  );
}

/** Where and when a visit goes. */
export type MovedTo = {
  placeId: string;
  laneId: string | null;
  userId: string;
  startsAt: Date;
  endsAt: Date;
  isSelfMove: boolean;
  absenceId: string | null;
  now: Date;
};

/** Moves a visit; where it was is kept. */
export async function moveVisitRow(tx: Tx, orgId: string, visit: VisitRow, to: MovedTo): Promise<void> {
  const { visit_id: visitId } = visit;
  await sql`
    insert into visit_change (org_id, visit_id, absence_id, place_id, lane_id, user_id, starts_at, ends_at, row_version, changed_at)
    values (${orgId}, ${visitId}, ${to.absenceId}, ${visit.place_id}, ${visit.lane_id}, ${visit.user_id}, ${visit.starts_at},
      ${visit.ends_at}, ${visit.row_version + 1}, ${to.now})`.execute(tx);
  await sql`
    update visit set place_id = ${to.placeId}, lane_id = ${to.laneId}, user_id = ${to.userId}, starts_at = ${to.startsAt},
      ends_at = ${to.endsAt}, status = 'booked', self_moves = self_moves + ${to.isSelfMove ? 1 : 0}, sequence = sequence + 1,
      reminded_day_at = null, reminded_hours_at = null, row_version = row_version + 1
    where org_id = ${orgId} and visit_id = ${visitId}`.execute(tx);
}

/** Gives a visit another status. */
export async function setVisitStatus(
  tx: Tx,
  orgId: string,
  visitId: string,
  status: Schema<'VisitStatus'>,
): Promise<void> {
  await sql`
    update visit set status = ${status}, sequence = sequence + ${status === 'cancelled' ? 1 : 0}, row_version = row_version + 1
    where org_id = ${orgId} and visit_id = ${visitId}`.execute(tx);
}

type NewReport = {
  orgId: string;
  fieldReportId: string;
  visitId: string;
  userId: string;
  status: Schema<'FieldStatus'>;
  happenedAt: Date;
  now: Date;
  note: string | null;
};

/** Keeps a report from the field; `false` when the device had sent it before. */
export async function insertReport(tx: Tx, report: NewReport): Promise<boolean> {
  const { rows } = await sql<{ visit_id: string }>`
    insert into field_report (org_id, field_report_id, visit_id, user_id, status, happened_at, received_at, note)
    values (${report.orgId}, ${report.fieldReportId}, ${report.visitId}, ${report.userId}, ${report.status},
      ${report.happenedAt}, ${report.now}, ${report.note})
    on conflict (org_id, field_report_id) do nothing returning visit_id`.execute(tx);
  return rows.length > 0;
}
