import type { Schema } from '@dosar/openapi';
import type { JsonValue } from '#src/kernel/database/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Caller } from '#src/kernel/http/caller.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { timelineKinds } from '../extension-points.ts';
import { insertTimelineEvents } from './timeline-repository.ts';

/** Something that happened on a claim file. */
export type NewTimelineEvent = {
  claimFileId: string;
  /** Absent when it concerns the whole file. */
  assignmentId?: string | undefined;
  kind: Schema<'TimelineKind'>;
  title: BilingualText;
  /** Plain text. */
  body?: string | undefined;
  /** Facts by kind, such as `document_id`. */
  data?: Record<string, JsonValue>;
  visibility?: Schema<'EntryVisibility'>;
};

/** Who did it and when, as the pipeline knows it. */
export type TimelineContext = ChangeContext;

/** Writes what happened into the timeline, in the transaction of the change itself; answers the id of the entry. */
export async function recordTimelineEvent(context: TimelineContext, event: NewTimelineEvent) {
  const [id] = await recordTimelineEvents(context, [event]);
  if (id === undefined) throw new Error('An entry of the timeline was not stored.');
  return id;
}

/** The same for many at once; answers their ids in the same order. */
export async function recordTimelineEvents(
  { tx, caller, now }: TimelineContext,
  events: readonly NewTimelineEvent[],
) {
  const actor = actorOf(caller);
  return insertTimelineEvents(
    tx,
    events.map((event) => ({
      org_id: caller.orgId,
      claim_file_id: event.claimFileId,
      assignment_id: event.assignmentId ?? null,
      kind: event.kind,
      title: event.title.ro,
      body: event.body ?? null,
      data: JSON.stringify({ ...event.data, title_en: event.title.en }),
      ...actor,
      visibility: event.visibility ?? visibilityOf(event.kind),
      system_time: now,
    })),
  );
}

/** Who sees entries of a kind; the staff alone where no area says so. */
function visibilityOf(kind: Schema<'TimelineKind'>): Schema<'EntryVisibility'> {
  return timelineKinds.entries().find((known) => known.kind === kind)?.visibility ?? 'internal';
}

/** Under a replacement the entry names both: who acted and in whose name (specification P3). */
function actorOf(caller: Caller) {
  if (caller.kind === 'guest' || caller.kind === 'tracker') return { actor_kind: caller.kind };
  if (caller.kind === 'public' || caller.kind === 'provisioning') return { actor_kind: 'system' as const };
  return {
    actor_kind: 'user' as const,
    actor_user_id: caller.actorUserId ?? caller.userId,
    on_behalf_of_user_id: caller.actorUserId === undefined ? null : caller.userId,
  };
}
