import { sql, type Insertable, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { timelineKinds } from '../extension-points.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** The assignment that a timeline is read through. */
export type TimelineSubject = Schema<'TimelineLookup'> & { claim_file_id: string };

/** Finds the assignment behind a key of this organisation. */
export async function findTimelineSubject(
  tx: Transaction<Database>,
  orgId: string,
  assignmentKey: string,
  language: Language,
): Promise<TimelineSubject | undefined> {
  return tx
    .selectFrom('assignment')
    .innerJoin('assignment_type', (join) =>
      join
        .onRef('assignment_type.org_id', '=', 'assignment.org_id')
        .onRef('assignment_type.assignment_type_code', '=', 'assignment.assignment_type_code'),
    )
    .where('assignment.org_id', '=', orgId)
    .where('assignment.assignment_key', '=', assignmentKey)
    .select([
      'assignment.assignment_id as id',
      `assignment_type.name_${language} as name`,
      'assignment.claim_file_no',
      'assignment.assignment_no',
      'assignment.is_case_master',
      'assignment.claim_file_id',
    ])
    .executeTakeFirst();
}

type TimelineQuery = {
  orgId: string;
  claimFileId: string;
  language: Language;
  limit: number;
  /** Only entries older than this one. */
  beforeEventId?: string | undefined;
  eventId?: string | undefined;
};

/**
 * Entries of a file, newest first; those of kinds that no area brings stay hidden.
 *
 * The timeline belongs to the file: whoever opens one of its assignments sees what happened on all of them.
 */
export async function findTimeline(tx: Transaction<Database>, query: TimelineQuery) {
  const { orgId, claimFileId, language, beforeEventId, eventId } = query;
  const kinds = timelineKinds.entries().map(({ kind }) => kind);
  if (kinds.length === 0) return [];
  const title =
    language === 'en'
      ? sql<string>`coalesce(event.data ->> 'title_en', event.title)`
      : sql<string>`event.title`;
  const rows = await tx
    .selectFrom('timeline_event as event')
    .leftJoin('app_user as actor', (join) =>
      join.onRef('actor.org_id', '=', 'event.org_id').onRef('actor.user_id', '=', 'event.actor_user_id'),
    )
    .leftJoin('app_user as replaced', (join) =>
      join
        .onRef('replaced.org_id', '=', 'event.org_id')
        .onRef('replaced.user_id', '=', 'event.on_behalf_of_user_id'),
    )
    .where('event.org_id', '=', orgId)
    .where('event.claim_file_id', '=', claimFileId)
    .where('event.kind', 'in', kinds)
    .$if(eventId !== undefined, (found) => found.where('event.timeline_event_id', '=', eventId ?? ''))
    .$if(beforeEventId !== undefined, (found) =>
      found.where(
        sql<boolean>`(event.system_time, event.timeline_event_id) < (
          select mark.system_time, mark.timeline_event_id from timeline_event mark
          where mark.org_id = ${orgId} and mark.timeline_event_id = ${beforeEventId ?? ''})`,
      ),
    )
    .select([
      'event.timeline_event_id as id',
      // Whoever writes an entry names a kind of the contract.
      sql<Schema<'TimelineKind'>>`event.kind`.as('kind'),
      title.as('title'),
      'event.body',
      'event.actor_kind',
      sql<string | null>`coalesce(actor.full_name, event.actor_name)`.as('actor_name'),
      'replaced.full_name as on_behalf_of_name',
      'event.visibility',
      'event.system_time',
      sql<Record<string, unknown>>`event.data - 'title_en'`.as('data'),
    ])
    .orderBy('event.system_time', 'desc')
    .orderBy('event.timeline_event_id', 'desc')
    .limit(query.limit)
    .execute();
  return rows.map((row): Schema<'TimelineEvent'> => ({ ...row, system_time: row.system_time.toISOString() }));
}

/** Stores entries and answers their ids. */
export async function insertTimelineEvents(
  tx: Transaction<Database>,
  events: readonly Insertable<Database['timeline_event']>[],
): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = await tx.insertInto('timeline_event').values(events).returning('timeline_event_id').execute();
  return rows.map((row) => row.timeline_event_id);
}
