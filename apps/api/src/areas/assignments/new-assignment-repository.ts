import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { workedDayFrom } from '#src/kernel/calendar/worked-day-sql.ts';

/** The hours that work of `type` (the row of assignment_type in the statement) usually takes. */
export const usualHours: RawBuilder<number> = sql<number>`type.default_due_hours`;

/**
 * The end of the day in Bucharest on which some hours after a moment have passed: deadlines are days. A holiday or a closed day of
 * the organisation of `type` moves it to the next working day.
 */
export function dueAfter(moment: RawBuilder<unknown>, hours: RawBuilder<number>): RawBuilder<Date> {
  const day = sql`((${moment} + make_interval(hours => ${hours})) at time zone 'Europe/Bucharest')::date`;
  return sql<Date>`((${workedDayFrom(sql`type.org_id`, day)} + 1)::timestamp at time zone 'Europe/Bucharest' - interval '1 second')`;
}

/** When new work of `type` that begins `now` is due. */
export const dueOfType = (now: Date): RawBuilder<Date> => dueAfter(sql`${now}::timestamptz`, usualHours);

/** The queue in which work of a row of `assignment_type`, here called `type`, waits for an owner. */
export const queueOfType: RawBuilder<string> = sql`coalesce(type.queue_id,
  (select queue_id from queue where queue.org_id = type.org_id order by queue_code limit 1))`;

/** The queue to which work of a type goes back. */
export async function findQueueOfType(tx: Transaction<Database>, orgId: string, assignmentType: string) {
  const { rows } = await sql<{ queue_id: string }>`
    select ${queueOfType} as queue_id from assignment_type type
    where type.org_id = ${orgId} and type.assignment_type_code = ${assignmentType}`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Error(`The organisation has no work of the type ${assignmentType}.`);
  return found.queue_id;
}

export type NewWork = {
  orgId: string;
  claimFileId: string;
  assignmentType: string;
  /** Who opens it; absent for guests. */
  createdByUserId: string | undefined;
  /** The work that it follows from. */
  parentAssignmentId?: string | undefined;
  now: Date;
};

/** Work that waits in its queue. */
export type OpenedAssignment = {
  assignment_id: string;
  assignment_no: string;
  assignment_key: string;
  status_code: string;
};

/** Stores new work in the first status of its kind; it waits in the queue of its kind. */
export async function insertAssignment(tx: Transaction<Database>, work: NewWork): Promise<OpenedAssignment> {
  const rows = await sql<OpenedAssignment>`
    insert into assignment (org_id, claim_file_id, assignment_type_code, status_code, queue_id,
      created_by_user_id, parent_assignment_id, priority, due_at, last_activity_at, created_at)
    select type.org_id, ${work.claimFileId}, type.assignment_type_code, status.status_code,
      ${queueOfType},
      ${work.createdByUserId ?? null}, ${work.parentAssignmentId ?? null}, type.default_priority,
      ${dueOfType(work.now)}, ${work.now}, ${work.now}
    from assignment_type type
    join status on status.org_id = type.org_id and status.assignment_type_code = type.assignment_type_code
      and status.is_initial
    where type.org_id = ${work.orgId} and type.assignment_type_code = ${work.assignmentType}
    returning assignment_id, assignment_no, assignment_key, status_code
  `.execute(tx);
  const [opened] = rows.rows;
  if (!opened) throw new Error(`The organisation does no work of the kind ${work.assignmentType}.`);
  return opened;
}

/** Whether the organisation does work of a kind. */
export async function isKindOfWork(
  tx: Transaction<Database>,
  orgId: string,
  assignmentType: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('assignment_type')
    .where('org_id', '=', orgId)
    .where('assignment_type_code', '=', assignmentType)
    .where('is_active', '=', true)
    .select('assignment_type_code')
    .executeTakeFirst();
  return row !== undefined;
}

type FollowingWork = {
  orgId: string;
  claimFileId: string;
  parentAssignmentId: string;
  assignmentTypes: readonly string[];
  now: Date;
};

type CreatedAssignment = {
  assignment_id: string;
  assignment_no: string;
  assignment_type_code: string;
  status_code: string;
  name_ro: string;
  name_en: string;
};

/** Creates the work that follows from a transition; each waits in its queue until somebody takes it. */
export async function insertFollowingAssignments(tx: Transaction<Database>, work: FollowingWork) {
  if (work.assignmentTypes.length === 0) return [];
  const rows = await sql<CreatedAssignment>`
    with created as (
      insert into assignment (org_id, claim_file_id, assignment_type_code, status_code, parent_assignment_id,
        queue_id, priority, due_at, created_at, is_case_master)
      select type.org_id, ${work.claimFileId}, type.assignment_type_code, status.status_code, ${work.parentAssignmentId},
        ${queueOfType},
        type.default_priority, ${dueOfType(work.now)}, ${work.now},
        type.is_master and not exists (select from assignment master where master.org_id = type.org_id
          and master.claim_file_id = ${work.claimFileId} and master.is_case_master)
      from assignment_type type
      join status on status.org_id = type.org_id and status.assignment_type_code = type.assignment_type_code
        and status.is_initial
      where type.org_id = ${work.orgId} and type.assignment_type_code = any (${work.assignmentTypes}) and type.is_active
      returning assignment_id, assignment_no, assignment_type_code, status_code
    )
    select created.assignment_id, created.assignment_no, created.assignment_type_code, created.status_code, type.name_ro, type.name_en
    from created join assignment_type type
      on type.org_id = ${work.orgId} and type.assignment_type_code = created.assignment_type_code
    order by type.position
  `.execute(tx);
  return rows.rows;
}
