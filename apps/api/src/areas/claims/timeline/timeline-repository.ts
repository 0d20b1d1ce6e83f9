import { searchedWords } from '@dosar/claims-domain';
import { foldText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';
import { sql, type Insertable, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { timelineKinds, type FileReader } from '../extension-points.ts';
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

export type TimelineQuery = {
  orgId: string;
  claimFileId: string;
  language: Language;
  limit: number;
  /** `preview`: whoever may only look at files, and reads no notes of colleagues. */
  reader: FileReader | 'preview';
  eventId?: string | undefined;
  /** Only entries older than this one, or newer. */
  olderThan?: string | undefined;
  newerThan?: string | undefined;
  /** Only what happened after a moment, or was not done by somebody. */
  since?: Date | undefined;
  notBy?: string | undefined;
  kinds?: readonly string[] | undefined;
  q?: string | undefined;
  isPinned?: true | undefined;
};

/** How long an author may correct a note. */
export const minutesToEdit = 15;

/**
 * Entries of a file, newest first; those of kinds that no area brings stay hidden.
 *
 * The timeline belongs to the file: whoever opens one of its assignments sees what happened on all of them.
 */
export async function findTimeline(tx: Transaction<Database>, query: TimelineQuery) {
  const { orgId, language, newerThan, reader } = query;
  const title =
    language === 'en'
      ? sql<string>`coalesce(event.data ->> 'title_en', event.title)`
      : sql<string>`event.title`;
  const direction = newerThan === undefined ? sql`desc` : sql`asc`;
  const { rows } = await sql<Schema<'TimelineEvent'>>`
    select event.timeline_event_id as id, event.kind, ${title} as title, event.body, event.actor_kind,
      coalesce(actor.full_name, event.actor_name) as actor_name, replaced.full_name as on_behalf_of_name,
      event.visibility, ${asInstant(sql`event.system_time`)} as system_time, event.is_pinned,
      event.data - 'title_en' as data,
      case when activity.assignment_id is not null then jsonb_build_object('assignment_id', activity.assignment_id,
        'assignment_no', activity.assignment_no, 'name', ${sql.ref(`type.name_${language}`)}) end as activity,
      case when note.note_id is not null then ${noteFacts(reader)} end as note
    from timeline_event event
    left join app_user actor on actor.org_id = event.org_id and actor.user_id = event.actor_user_id
    left join app_user replaced on replaced.org_id = event.org_id and replaced.user_id = event.on_behalf_of_user_id
    left join assignment activity on activity.org_id = event.org_id and activity.assignment_id = event.assignment_id
    left join assignment_type type on type.org_id = event.org_id
      and type.assignment_type_code = activity.assignment_type_code
    ${noteOfEvent}
    where ${readable(query)} and ${asked(orgId, query)}
    order by event.system_time ${direction}, event.timeline_event_id ${direction}
    limit ${query.limit}`.execute(tx);
  return newerThan === undefined ? rows : rows.reverse();
}

/** How many entries of each kind somebody can read. */
export async function countTimeline(
  tx: Transaction<Database>,
  query: Pick<TimelineQuery, 'orgId' | 'claimFileId' | 'reader'>,
) {
  const { rows } = await sql<Schema<'TimelineKindCount'>>`
    select event.kind, count(*)::integer as count from timeline_event event ${noteOfEvent}
    where ${readable(query)} group by event.kind order by event.kind`.execute(tx);
  return rows;
}

/** The file of an entry that somebody can read. */
export async function findEntryPlace(
  tx: Transaction<Database>,
  { orgId, reader, eventId }: Pick<TimelineQuery, 'orgId' | 'reader'> & { eventId: string },
) {
  const { rows } = await sql<{ claim_file_id: string; kind: string }>`
    select event.claim_file_id, event.kind from timeline_event event ${noteOfEvent}
    where event.org_id = ${orgId} and event.timeline_event_id = ${eventId} and ${mayRead(reader)}`.execute(
    tx,
  );
  return rows[0];
}

/** Pins an entry, or takes the pin away, unless so many are pinned already; answers whether it is done. */
export async function setPinned(
  tx: Transaction<Database>,
  { orgId, claimFileId, eventId }: { orgId: string; claimFileId: string; eventId: string },
  { isPinned, mostPinned }: { isPinned: boolean; mostPinned: number },
): Promise<boolean> {
  // Two people who pin at the same time wait for each other, so that the limit holds.
  await sql`select from claim_file where org_id = ${orgId} and claim_file_id = ${claimFileId} for update`.execute(
    tx,
  );
  const { numAffectedRows = 0n } = await sql`
    update timeline_event set is_pinned = ${isPinned}
    where org_id = ${orgId} and timeline_event_id = ${eventId}
      and (not ${isPinned}::boolean or is_pinned or ${mostPinned} > (
        select count(*) from timeline_event other
        where other.org_id = ${orgId} and other.claim_file_id = ${claimFileId} and other.is_pinned))`.execute(
    tx,
  );
  return numAffectedRows > 0n;
}

const noteOfEvent = sql`left join note on note.org_id = event.org_id and event.kind = 'note'
  and note.note_id = (event.data ->> 'note_id')::uuid`;

function readable({ orgId, claimFileId, reader }: Pick<TimelineQuery, 'orgId' | 'claimFileId' | 'reader'>) {
  const kinds = timelineKinds.entries().map(({ kind }) => kind);
  return sql`event.org_id = ${orgId} and event.claim_file_id = ${claimFileId} and event.kind = any (${kinds}::text[])
    and ${mayRead(reader)}`;
}

/** Notes for managers are for managers, their authors, and whom they mention; previews have no notes of colleagues. */
function mayRead(reader: TimelineQuery['reader']) {
  if (reader === 'preview')
    return sql`event.visibility <> 'managers' and (event.kind <> 'note' or event.visibility <> 'internal')`;
  if (reader.isManager) return sql`true`;
  const ids = sql`any (${reader.userIds}::uuid[])`;
  return sql`(event.visibility <> 'managers' or event.actor_user_id = ${ids} or event.on_behalf_of_user_id = ${ids}
    or exists (select from note_mention mention where mention.org_id = note.org_id and mention.note_id = note.note_id
      and mention.user_id = ${ids}))`;
}

function asked(orgId: string, query: TimelineQuery) {
  const { eventId, olderThan, newerThan, since, notBy, kinds, q, isPinned } = query;
  const than = (
    sign: RawBuilder<unknown>,
    id: string,
  ) => sql`(event.system_time, event.timeline_event_id) ${sign} (
    select mark.system_time, mark.timeline_event_id from timeline_event mark
    where mark.org_id = ${orgId} and mark.timeline_event_id = ${id})`;
  const conditions = [
    eventId !== undefined && sql`event.timeline_event_id = ${eventId}`,
    olderThan !== undefined && than(sql`<`, olderThan),
    newerThan !== undefined && than(sql`>`, newerThan),
    since !== undefined && sql`event.system_time > ${since}`,
    notBy !== undefined && sql`event.actor_user_id is distinct from ${notBy}`,
    kinds !== undefined && sql`event.kind = any (${kinds}::text[])`,
    isPinned && sql`event.is_pinned`,
    ...(q === undefined ? [] : searchedWords(foldText(q))).map(
      (word) =>
        sql`position(${word} in fold_text(concat_ws(' ', event.title, event.data ->> 'title_en', event.body,
          actor.full_name, event.actor_name, replaced.full_name, activity.assignment_no) collate "ro-x-icu")) > 0`,
    ),
  ].filter((condition) => typeof condition === 'object');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function noteFacts(reader: TimelineQuery['reader']) {
  const until = sql`note.created_at + make_interval(mins => ${minutesToEdit})`;
  const isEditable =
    reader === 'preview'
      ? sql`false`
      : sql`note.author_user_id = ${reader.userIds.at(-1)} and ${until} > ${reader.now}
        and note.on_behalf_of_user_id is not distinct from ${reader.userIds.length > 1 ? reader.userIds[0] : null}::uuid`;
  return sql`jsonb_build_object('row_version', note.row_version, 'edited_at', ${asInstant(sql`note.edited_at`)},
    'editable_until', case when ${isEditable} then ${asInstant(until)} end,
    'mentions', (select coalesce(jsonb_agg(jsonb_build_object('user_id', named.user_id, 'full_name', named.full_name)
        order by named.full_name), '[]')
      from note_mention mention
      join app_user named on named.org_id = mention.org_id and named.user_id = mention.user_id
      where mention.org_id = note.org_id and mention.note_id = note.note_id))`;
}

function asInstant(moment: RawBuilder<unknown>) {
  return sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
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
