import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JsonValue } from '#src/kernel/database/index.ts';
import type { RowOutcomes } from './row-outcome.ts';

type NewChange = {
  orgId: string;
  userId: string;
  actorUserId: string;
  action: string;
  parameters: { [name: string]: JsonValue };
  undoUntil: Date | null;
  now: Date;
};

/** Keeps what was done to many assignments; answers its id. */
export async function insertChange(tx: Transaction<Database>, change: NewChange): Promise<string> {
  const row = await tx
    .insertInto('assignment_change')
    .values({
      org_id: change.orgId,
      user_id: change.userId,
      actor_user_id: change.actorUserId,
      action: change.action,
      parameters: JSON.stringify(change.parameters),
      undo_until: change.undoUntil,
      created_at: change.now,
    })
    .returning('assignment_change_id')
    .executeTakeFirstOrThrow();
  return row.assignment_change_id;
}

/** Keeps what became of each assignment. */
export async function insertItems(
  tx: Transaction<Database>,
  orgId: string,
  changeId: string,
  outcomes: RowOutcomes,
): Promise<void> {
  if (outcomes.size === 0) return;
  await tx
    .insertInto('assignment_change_item')
    .values(
      [...outcomes].map(([assignmentId, outcome]) => ({
        org_id: orgId,
        assignment_change_id: changeId,
        assignment_id: assignmentId,
        ...('code' in outcome
          ? { outcome: 'skipped' as const, code: outcome.code }
          : {
              outcome: 'done' as const,
              before: outcome.before === null ? null : JSON.stringify(outcome.before),
              row_version_after: outcome.rowVersion,
              timeline_event_id: outcome.timelineEventId ?? null,
            }),
      })),
    )
    .execute();
}

/** Locks files in the order of their ids, for changes that reach them too. */
export async function lockClaimFiles(
  tx: Transaction<Database>,
  orgId: string,
  claimFileIds: readonly string[],
): Promise<void> {
  await sql`select from claim_file where org_id = ${orgId} and claim_file_id = any (${claimFileIds}::uuid[])
    order by claim_file_id for no key update`.execute(tx);
}

/** Who last did something on each of some assignments, by its id. */
export async function findLastActors(
  tx: Transaction<Database>,
  orgId: string,
  assignmentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (assignmentIds.length === 0) return new Map();
  const { rows } = await sql<{ assignment_id: string; name: string }>`
    select asked.assignment_id, coalesce(actor.full_name, last.actor_name) as name
    from unnest(${assignmentIds}::uuid[]) as asked (assignment_id)
    cross join lateral (
      select actor_user_id, actor_name from timeline_event
      where org_id = ${orgId} and assignment_id = asked.assignment_id
      order by system_time desc, timeline_event_id desc limit 1) as last
    left join app_user actor on actor.org_id = ${orgId} and actor.user_id = last.actor_user_id
    where coalesce(actor.full_name, last.actor_name) is not null
  `.execute(tx);
  return new Map(rows.map((row) => [row.assignment_id, row.name]));
}
