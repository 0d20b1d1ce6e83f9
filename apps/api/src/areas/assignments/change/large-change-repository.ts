import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { JsonValue } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { Change } from './row-change.ts';
import type { RowOutcomes } from './row-outcome.ts';
import type { DoneItem } from './undo-repository.ts';

/** How many assignments are changed in one transaction. */
const portionSize = 200;

/** The data of a change that its job needs, and who asked for it. */
export type LargeRequest = { sessionId: string; language: Language; change?: Change };

type ChangeId = { orgId: string; changeId: string };
type Owner = { orgId: string; userId: string; actorUserId: string };

/** Whether the caller has a change that is not over; no other one is begun until the transaction ends. */
export async function hasUnfinishedChange(
  tx: Transaction<Database>,
  { orgId, userId, actorUserId }: Owner,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('assignment change ' || ${actorUserId}, 0))`.execute(
    tx,
  );
  const { rows } = await sql`
    select from assignment_change where org_id = ${orgId} and user_id = ${userId} and actor_user_id = ${actorUserId}
      and request is not null and state in ('queued', 'running', 'undoing')`.execute(tx);
  return rows.length > 0;
}

type NewLargeChange = Owner & {
  action: string;
  parameters: { [name: string]: JsonValue };
  request: LargeRequest;
  assignmentIds: readonly string[];
  now: Date;
};

/**
 * Keeps a change that a job will make, with the versions that the assignments have now; answers its id.
 *
 * The work of one claim file is in one portion: its claimant is written to once.
 */
export async function insertLargeChange(
  tx: Transaction<Database>,
  { orgId, userId, actorUserId, action, parameters, request, assignmentIds, now }: NewLargeChange,
): Promise<string> {
  const { assignment_change_id: changeId } = await tx
    .insertInto('assignment_change')
    .values({
      org_id: orgId,
      user_id: userId,
      actor_user_id: actorUserId,
      action,
      parameters: JSON.stringify(parameters),
      request: JSON.stringify(request),
      state: 'queued',
      created_at: now,
    })
    .returning('assignment_change_id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into assignment_change_item (org_id, assignment_change_id, assignment_id, outcome, row_version_before, portion)
    select ${orgId}, ${changeId}, work.assignment_id, 'waiting', work.row_version,
      (min(work.place) over (partition by work.claim_file_id) - 1) / ${sql.lit(portionSize)}
    from (
      select assignment_id, claim_file_id, row_version,
        row_number() over (order by claim_file_id, assignment_id) as place
      from assignment where org_id = ${orgId} and assignment_id = any (${assignmentIds}::uuid[])) as work`.execute(
    tx,
  );
  return changeId;
}

/** A change as its job reads it. */
export type LargeChangeRow = {
  state: Schema<'LargeChange'>['state'];
  action: Change['action'];
  user_id: string;
  actor_user_id: string;
  request: LargeRequest;
};

/** A change that its job begins or goes on with; undefined when it is over. */
export async function beginLargeChange(
  tx: Transaction<Database>,
  { orgId, changeId }: ChangeId,
): Promise<LargeChangeRow | undefined> {
  const { rows } = await sql<LargeChangeRow>`
    update assignment_change set state = case state when 'queued' then 'running' else state end
    where org_id = ${orgId} and assignment_change_id = ${changeId} and request is not null
      and state in ('queued', 'running', 'undoing')
    returning state, action, user_id, actor_user_id, request`.execute(tx);
  return rows[0];
}

/**
 * Whether a change goes on in this state, asked before each portion.
 *
 * Another job on the same change waits until this transaction ends. The row is not locked: it can be cancelled meanwhile.
 */
export async function isStillWanted(
  tx: Transaction<Database>,
  { orgId, changeId }: ChangeId,
  state: LargeChangeRow['state'],
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('portion of ' || ${changeId}, 0))`.execute(tx);
  const { rows } = await sql`
    select from assignment_change
    where org_id = ${orgId} and assignment_change_id = ${changeId} and state = ${state}`.execute(tx);
  return rows.length > 0;
}

/** The versions of the next assignments to change, by their ids; empty when all are done. */
export async function findPortion(
  tx: Transaction<Database>,
  { orgId, changeId }: ChangeId,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ assignment_id: string; row_version_before: number }>`
    select assignment_id, row_version_before from assignment_change_item
    where org_id = ${orgId} and assignment_change_id = ${changeId} and outcome = 'waiting'
      and portion = (select min(portion) from assignment_change_item
        where org_id = ${orgId} and assignment_change_id = ${changeId} and outcome = 'waiting')`.execute(tx);
  return new Map(rows.map((row) => [row.assignment_id, row.row_version_before]));
}

/** Stores the outcomes of a portion. */
export async function settlePortion(
  tx: Transaction<Database>,
  { orgId, changeId }: ChangeId,
  outcomes: RowOutcomes,
): Promise<void> {
  const settled = [...outcomes].map(([assignmentId, outcome]) =>
    'code' in outcome
      ? { assignment_id: assignmentId, outcome: 'skipped', code: outcome.code }
      : {
          assignment_id: assignmentId,
          outcome: 'done',
          before: outcome.before,
          row_version_after: outcome.rowVersion,
          timeline_event_id: outcome.timelineEventId ?? null,
        },
  );
  await sql`
    update assignment_change_item item set outcome = settled.outcome, code = settled.code,
      before = nullif(settled.before, 'null'), row_version_after = settled.row_version_after,
      timeline_event_id = settled.timeline_event_id
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as settled (assignment_id uuid, outcome text, code text,
      before jsonb, row_version_after integer, timeline_event_id uuid)
    where item.org_id = ${orgId} and item.assignment_change_id = ${changeId}
      and item.assignment_id = settled.assignment_id`.execute(tx);
}

/** The next assignments to take back, as the change left them; empty when all are. */
export async function findUndoPortion(
  tx: Transaction<Database>,
  { orgId, changeId }: ChangeId,
): Promise<DoneItem[]> {
  const { rows } = await sql<DoneItem>`
    select assignment_id, before, row_version_after, timeline_event_id from assignment_change_item
    where org_id = ${orgId} and assignment_change_id = ${changeId} and outcome = 'done' and undo_outcome is null
      and portion = (select min(portion) from assignment_change_item
        where org_id = ${orgId} and assignment_change_id = ${changeId} and outcome = 'done' and undo_outcome is null)
    order by assignment_id`.execute(tx);
  return rows;
}

/** Keeps which assignments of a portion are as they were before. */
export async function settleUndoPortion(
  tx: Transaction<Database>,
  { orgId, changeId }: ChangeId,
  items: readonly DoneItem[],
  outcomes: RowOutcomes,
): Promise<void> {
  const ids = items.map((item) => item.assignment_id);
  const done = ids.filter((id) => 'rowVersion' in (outcomes.get(id) ?? {}));
  await sql`
    update assignment_change_item
    set undo_outcome = case when assignment_id = any (${done}::uuid[]) then 'done' else 'skipped' end
    where org_id = ${orgId} and assignment_change_id = ${changeId} and assignment_id = any (${ids}::uuid[])`.execute(
    tx,
  );
}

/** Ends a change, unless it is over; what it wrote stands in the timeline, so it is not kept twice. */
export async function endLargeChange(
  tx: Transaction<Database>,
  {
    orgId,
    changeId,
    state,
    undoUntil,
    now,
  }: ChangeId & { state: 'done' | 'cancelled' | 'failed' | 'undone'; undoUntil: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update assignment_change change set state = ${state}, finished_at = ${now}, request = request - 'change',
      undo_until = case when undone_at is null and exists (select from assignment_change_item item
          where item.org_id = ${orgId} and item.assignment_change_id = ${changeId} and item.outcome = 'done')
        and not exists (select from assignment_change_item item
          where item.org_id = ${orgId} and item.assignment_change_id = ${changeId} and item.outcome = 'done'
            and item.before is null)
        then ${undoUntil}::timestamptz end
    where org_id = ${orgId} and assignment_change_id = ${changeId} and state in ('queued', 'running', 'undoing')
    returning state`.execute(tx);
  return rows.length > 0;
}

/** How far a change is. */
export async function findProgress(tx: Transaction<Database>, { orgId, changeId }: ChangeId) {
  const { rows } = await sql<{ settled: number; total: number }>`
    select count(*) filter (where case when change.undone_at is null then item.outcome <> 'waiting'
        else item.undo_outcome is not null end)::integer as settled,
      count(*) filter (where change.undone_at is null or item.outcome = 'done')::integer as total
    from assignment_change change
    join assignment_change_item item on item.org_id = ${orgId} and item.assignment_change_id = ${changeId}
    where change.org_id = ${orgId} and change.assignment_change_id = ${changeId}`.execute(tx);
  return rows[0] ?? { settled: 0, total: 0 };
}
