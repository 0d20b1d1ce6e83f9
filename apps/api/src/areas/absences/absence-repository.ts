import type { LeavePeriod } from '@dosar/absences-domain';
import type { Schema } from '@dosar/openapi';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** An absence as it is stored. */
export type AbsenceRow = Omit<
  Schema<'Absence'>,
  'state' | 'replacement' | 'can_be_undone' | 'is_passed_on' | 'has_certificate_file'
> & {
  status: 'draft' | 'asked' | 'approved' | 'refused' | 'cancelled' | 'revoked';
  replacement_user_id: string | null;
  replacement_name: string | null;
  replacement_answer: Schema<'ReplacementAnswer'> | null;
  replacement_reason: string | null;
  created_by_user_id: string;
  assignment_change_id: string | null;
  certificate_document_id: string | null;
  passed_on_at: Date | null;
  decided_by_user_id: string | null;
};

/** The absence as people read it on a day. */
export function absenceOn(today: string, row: AbsenceRow): Schema<'Absence'> {
  const {
    status: _status,
    replacement_user_id: userId,
    replacement_name: fullName,
    replacement_answer: answer,
    replacement_reason: reason,
    created_by_user_id: _createdBy,
    assignment_change_id: _changeId,
    certificate_document_id: certificateId,
    passed_on_at: passedOn,
    decided_by_user_id: _decidedBy,
    ...shown
  } = row;
  return {
    ...shown,
    state: stateOn(today, row),
    has_certificate_file: certificateId !== null,
    replacement:
      userId !== null && fullName !== null && answer !== null
        ? { user_id: userId, full_name: fullName, answer, reason }
        : null,
    is_passed_on: passedOn !== null && row.status === 'asked',
    can_be_undone: row.status === 'approved' && today < row.date_from,
  };
}

function stateOn(today: string, row: AbsenceRow): Schema<'AbsenceState'> {
  const { status } = row;
  if (status === 'asked')
    return row.replacement_answer === 'asked' ? 'awaiting_replacement' : 'awaiting_approval';
  if (status !== 'approved' || today < row.date_from) return status;
  return today <= row.date_to ? 'active' : 'ended';
}

const absences = (orgId: string) => sql`
  select absence.absence_id, absence.user_id, person.full_name, absence.absence_type_code, absence.date_from,
    absence.date_to, absence.first_part, absence.last_part, absence.half_days, absence.status,
    absence.replacement_user_id, deputy.full_name as replacement_name, absence.replacement_answer,
    absence.replacement_reason, absence.note, absence.certificate_no, absence.decision_reason,
    decider.full_name as decided_by_name, absence.created_by_user_id, absence.assignment_change_id, absence.certificate_document_id,
    absence.passed_on_at, absence.decided_by_user_id, absence.balance_exception, absence.row_version
  from absence
    join app_user person on person.org_id = ${orgId} and person.user_id = absence.user_id
    left join app_user deputy on deputy.org_id = ${orgId} and deputy.user_id = absence.replacement_user_id
    left join app_user decider on decider.org_id = ${orgId} and decider.user_id = absence.decided_by_user_id
  where absence.org_id = ${orgId}`;

async function read(tx: Transaction<Database>, query: RawBuilder<unknown>): Promise<AbsenceRow[]> {
  const { rows } = await sql<AbsenceRow>`${query}`.execute(tx);
  return rows;
}

/** One absence, whosever it is. */
export async function findAbsence(tx: Transaction<Database>, orgId: string, absenceId: string) {
  const [row] = await read(tx, sql`${absences(orgId)} and absence.absence_id = ${absenceId}`);
  return row;
}

/** Locks absences against other changes, in the order of their ids, and reads them. */
export async function lockAbsences(
  tx: Transaction<Database>,
  orgId: string,
  absenceIds: readonly string[],
): Promise<ReadonlyMap<string, AbsenceRow>> {
  await sql`select from absence where org_id = ${orgId} and absence_id = any (${absenceIds}::uuid[])
    order by absence_id for no key update`.execute(tx);
  return findAbsencesByIds(tx, orgId, absenceIds);
}

/** Absences by their ids. */
export async function findAbsencesByIds(
  tx: Transaction<Database>,
  orgId: string,
  absenceIds: readonly string[],
): Promise<ReadonlyMap<string, AbsenceRow>> {
  const rows = await read(
    tx,
    sql`${absences(orgId)} and absence.absence_id = any (${absenceIds}::uuid[]) limit 5000`,
  );
  return new Map(rows.map((row) => [row.absence_id, row]));
}

/** Absences of somebody that touch a period, in any state; the newest first. */
export function findAbsencesOf(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  { from, to }: { from: string; to: string },
): Promise<AbsenceRow[]> {
  return read(
    tx,
    sql`${absences(orgId)} and absence.user_id = ${userId}
      and absence.date_from <= ${to} and absence.date_to >= ${from}
    order by absence.date_from desc, absence.created_at desc limit 500`,
  );
}

/** Absences of some people that touch a period, asked for or approved. */
export function findAbsencesOfPeople(
  tx: Transaction<Database>,
  orgId: string,
  userIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<AbsenceRow[]> {
  return read(
    tx,
    sql`${absences(orgId)} and absence.user_id = any (${userIds}::uuid[]) and absence.status in ('asked', 'approved')
      and absence.date_from <= ${to} and absence.date_to >= ${from}
    order by absence.date_from, absence.absence_id limit 5000`,
  );
}

/** What waits for the decision of whoever manages these people, and what was passed on to any manager; the nearest first. */
export function findToDecide(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  managedIds: readonly string[],
): Promise<AbsenceRow[]> {
  return read(
    tx,
    sql`${absences(orgId)} and absence.status = 'asked' and (absence.user_id = any (${managedIds}::uuid[])
      or (absence.passed_on_at is not null and absence.user_id <> ${userId}))
    order by absence.date_from, absence.sent_at limit 200`,
  );
}

/** Absences in which somebody is asked to replace, or does, and that are not over. */
export function findQuestions(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  today: string,
): Promise<AbsenceRow[]> {
  return read(
    tx,
    sql`${absences(orgId)} and absence.replacement_user_id = ${userId} and absence.status in ('asked', 'approved')
      and absence.replacement_answer not in ('refused', 'ended') and absence.date_to >= ${today}
    order by absence.date_from limit 50`,
  );
}

/** What somebody fills in about an absence. */
export type AbsenceContent = LeavePeriod & {
  absence_type_code: string;
  half_days: number;
  status: 'draft' | 'asked';
  replacement_user_id: string | null;
  note: string | null;
  certificate_no: string | null;
  balance_exception: string | null;
};

const answerTo = ({ replacement_user_id: deputy }: AbsenceContent) => (deputy === null ? null : 'asked');

/** Keeps a new absence; answers its id. */
export async function insertAbsence(
  tx: Transaction<Database>,
  owner: { orgId: string; userId: string; createdBy: string; now: Date },
  content: AbsenceContent,
): Promise<string> {
  const row = await tx
    .insertInto('absence')
    .values({
      ...content,
      org_id: owner.orgId,
      user_id: owner.userId,
      created_by_user_id: owner.createdBy,
      replacement_answer: answerTo(content),
      sent_at: content.status === 'asked' ? owner.now : null,
    })
    .returning('absence_id')
    .executeTakeFirstOrThrow();
  return row.absence_id;
}

/** Columns that a use case sets. */
export type AbsenceChange = Partial<
  Omit<AbsenceContent, 'status'> & {
    status: AbsenceRow['status'];
    replacement_answer: Schema<'ReplacementAnswer'> | null;
    replacement_reason: string | null;
    sent_at: Date | null;
    decided_by_user_id: string | null;
    decided_at: Date | null;
    decision_reason: string | null;
    assignment_change_id: string | null;
    certificate_document_id: string | null;
    started_at: Date;
    begin_announced_at: Date;
    end_announced_at: Date;
    passed_on_at: Date;
    ended_at: Date;
  }
>;

/** Changes a locked absence. */
export async function updateAbsence(
  tx: Transaction<Database>,
  orgId: string,
  absenceId: string,
  change: AbsenceChange,
): Promise<void> {
  await tx
    .updateTable('absence')
    .set((eb) => ({ ...change, row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('absence_id', '=', absenceId)
    .execute();
}

/** Lets the absences of one person be changed by one transaction at a time. */
export async function lockPerson(tx: Transaction<Database>, orgId: string, userId: string): Promise<void> {
  await sql`select from app_user where org_id = ${orgId} and user_id = ${userId} for no key update`.execute(
    tx,
  );
}
