import type { Schema } from '@dosar/openapi';
import type { Bilingual } from '#db/configuration/process-definition.ts';
import type { JsonValue } from '#db/server.ts';
import { demoId } from '../demo-random.ts';
import type { DemoColleague, DemoWorld } from '../demo-world.ts';

type TimelineKind = Schema<'TimelineKind'>;

type Happening = {
  assignmentId?: string;
  kind: TimelineKind;
  title: Bilingual;
  body?: string;
  data?: Record<string, JsonValue>;
  at: Date;
  /** Who did it; absent: the system. */
  actor?: DemoColleague | undefined;
  guestName?: string;
  visibility?: 'internal' | 'partner' | 'claimant';
};

/** Tells what happened on a file. */
export function makeTimelineEvent(world: DemoWorld, file: { claimFileId: string }, event: Happening) {
  const rows = world.rows.timeline_event;
  rows.push({
    org_id: world.orgId,
    timeline_event_id: demoId('timeline', world.orgCode, rows.length),
    claim_file_id: file.claimFileId,
    assignment_id: event.assignmentId ?? null,
    kind: event.kind,
    title: event.title[0],
    body: event.body ?? null,
    data: JSON.stringify({ ...event.data, title_en: event.title[1] }),
    actor_kind: event.guestName === undefined ? (event.actor ? 'user' : 'system') : 'guest',
    actor_user_id: event.actor?.userId ?? null,
    actor_name: event.guestName ?? null,
    visibility: event.visibility ?? 'internal',
    system_time: event.at,
  });
}
