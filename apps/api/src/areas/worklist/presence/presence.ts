import type { FileAnswer, Schema } from '@dosar/openapi';
import { accessVerdict } from '#src/kernel/access/access-verdict.ts';
import { announce } from '#src/kernel/changes/live-events.ts';
import { presenceNews } from '../events.ts';
import type { LiveStreams } from '#src/kernel/changes/live-streams.ts';
import type { Caller } from '#src/kernel/http/caller.ts';
import { readContract } from '#src/kernel/http/contract.ts';
import { standalone, type Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { arrive, findColleagues, isThere, leave, nameOf } from './presence-repository.ts';

/** What presence stands on. */
export type PresenceNeeds = { live: Pick<LiveStreams, 'open'> };

/** Who sits at the screen is who is there, also in the name of a colleague. */
function personAt({ orgId, userId, actorUserId }: Call<'reportPresence'>['caller']) {
  return { orgId, userId: actorUserId ?? userId };
}

/** Says that the caller has an assignment open, writes on it, or has left it. */
export async function reportPresence({
  tx,
  caller,
  body,
  now,
}: Call<'reportPresence'>): Promise<Schema<'Presence'>[]> {
  const { assignment_id: assignmentId, activity } = body;
  const person = personAt(caller);
  if (!(await isThere(tx, caller.orgId, assignmentId))) throw notFound();
  const isNews =
    activity === 'left'
      ? await leave(tx, person, assignmentId)
      : await arrive(tx, person, { assignmentId, activity, now });
  if (isNews)
    await announce(
      tx,
      presenceNews,
      { orgId: caller.orgId },
      {
        assignment_id: assignmentId,
        user_id: person.userId,
        full_name: await nameOf(tx, person),
        activity,
      },
    );
  return findColleagues(tx, person, [assignmentId], now);
}

/** Which colleagues have some of these assignments open. */
export async function browsePresence({
  tx,
  caller,
  body,
  now,
}: Call<'browsePresence'>): Promise<Schema<'Presence'>[]> {
  return findColleagues(tx, personAt(caller), body.assignment_ids, now);
}

/** Whether a user may open the page of a claim file; the same rule limits live notices about changes. */
function mayOpenFiles(caller: Caller): boolean {
  const page = readContract().operations.find(({ id }) => id === 'getAssignment');
  return page !== undefined && accessVerdict(page.access, caller, []) === 'allowed';
}

/** News for open pages, until either side ends it. Holds no transaction. */
export function streamChanges({ live }: PresenceNeeds) {
  return standalone<'streamChanges'>(async ({ caller }): Promise<FileAnswer> => {
    const { orgId, userId, sessionId, roles } = caller;
    return {
      content: live.open({ orgId, userId, sessionId, roles, mayReadFiles: mayOpenFiles(caller) }),
      mimeType: 'text/event-stream; charset=utf-8',
      fileName: 'changes',
    };
  });
}
