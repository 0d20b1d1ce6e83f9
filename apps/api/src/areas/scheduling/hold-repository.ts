import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/**
 * Serialises holding and booking for one assignment. Callers take this lock before those of places, people and visits, so that
 * they cannot deadlock.
 */
export async function lockBooking(tx: Tx, orgId: string, assignmentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`booking|${orgId}|${assignmentId}`}, 0))`.execute(
    tx,
  );
}

type NewHold = {
  orgId: string;
  claimFileId: string;
  assignmentId: string;
  visitType: Schema<'VisitType'>;
  placeId: string;
  laneId: string | null;
  userId: string;
  startsAt: Date;
  endsAt: Date;
  skills: Schema<'AssessorSkills'>;
  holdUntil: Date;
  /** Whoever of the staff keeps it; null for the claimant. */
  heldByUserId: string | null;
  now: Date;
};

/** Keeps an hour for an assignment; its hold before, if any, is given back. */
export async function insertHold(tx: Tx, hold: NewHold): Promise<string> {
  const { orgId, laneId, userId, startsAt, endsAt, now } = hold;
  await sql`
    update visit set status = 'expired', row_version = row_version + 1
    where org_id = ${orgId} and status = 'held' and (assignment_id = ${hold.assignmentId}
      or hold_until <= ${now} and (user_id = ${userId} or lane_id = ${laneId})
        and starts_at < ${endsAt} and ends_at > ${startsAt})`.execute(tx);
  const { rows } = await sql<{ visit_id: string }>`
    insert into visit (org_id, claim_file_id, assignment_id, visit_type, status, place_id, lane_id, user_id, starts_at, ends_at,
      skills, hold_until, held_by_user_id, created_at)
    values (${orgId}, ${hold.claimFileId}, ${hold.assignmentId}, ${hold.visitType}, 'held', ${hold.placeId}, ${laneId},
      ${userId}, ${startsAt}, ${endsAt}, ${hold.skills}, ${hold.holdUntil}, ${hold.heldByUserId}, ${now})
    returning visit_id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('A hold was not stored.');
  return row.visit_id;
}

/** Ends holds that are in the way of a visit: those whose time is over, and every other one of the same work. */
export async function endHoldsInTheWay(
  tx: Tx,
  orgId: string,
  {
    visitId,
    userId,
    laneId,
    from,
    until,
    now,
  }: {
    from: Date;
    until: Date;
    visitId: string;
    userId: string;
    laneId: string | null;
    now: Date;
  },
): Promise<void> {
  await sql`
    update visit set status = 'expired', row_version = row_version + 1
    where org_id = ${orgId} and status = 'held' and visit_id <> ${visitId}
      and (assignment_id = (select assignment_id from visit own where own.org_id = ${orgId} and own.visit_id = ${visitId})
        or hold_until <= ${now} and (user_id = ${userId} or lane_id = ${laneId})
          and starts_at < ${until} and ends_at > ${from})`.execute(tx);
}

/** What somebody says when they book. */
export type BookedContact = {
  contactName: string;
  contactPhone: string;
  smsConsent: boolean;
  address: string | null;
  note: string | null;
  needsStepFree: boolean;
};

/** Makes a visit of a hold, in the lane that is free. */
export async function bookHold(
  tx: Tx,
  orgId: string,
  visitId: string,
  contact: BookedContact & { laneId: string | null },
): Promise<void> {
  await sql`
    update visit set status = 'booked', hold_until = null, contact_name = ${contact.contactName},
      contact_phone = ${contact.contactPhone}, sms_consent = ${contact.smsConsent}, address = ${contact.address},
      note = ${contact.note}, needs_step_free = ${contact.needsStepFree}, lane_id = ${contact.laneId},
      row_version = row_version + 1
    where org_id = ${orgId} and visit_id = ${visitId}`.execute(tx);
}
