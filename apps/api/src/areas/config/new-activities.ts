import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { noticeSources, type NoticeContext } from './extension-points.ts';
import { isTold, markSeen, readNewActivities, rememberTold, type Reader } from './new-activity-repository.ts';

/** Lists the new work of which the caller has not been notified yet (Specification C12, P5). */
export async function browseNotifications(
  call: Call<'browseNotifications'>,
): Promise<Schema<'Notification'>[]> {
  const { tx } = call;
  const reader = readerOf(call);
  if (!(await isTold(tx, reader))) return [];

  const news = await readNewActivities(tx, reader);
  await rememberTold(tx, reader, news);
  const notices: Schema<'Notification'>[] = news.map(({ count, full_name, is_own }) => ({
    type: 'new_activities',
    new_activities: count,
    name: full_name,
    current_user: is_own,
  }));
  for (const source of noticeSources.entries()) notices.push(...(await source.tell(noticeContextOf(call))));
  return notices;
}

/** Marks the notified work of the caller as seen (Specification C13). */
export async function clearNotifications(call: Call<'clearNotifications'>): Promise<Schema<'Done'>> {
  const reader = readerOf(call);
  call.audit.subject(reader.userId);
  call.audit.note({ people: await markSeen(call.tx, reader) });
  for (const source of noticeSources.entries()) await source.markSeen(noticeContextOf(call));
  return { success: true };
}

function noticeContextOf({
  tx,
  now,
  caller,
}: Pick<Call<'browseNotifications' | 'clearNotifications'>, 'tx' | 'now' | 'caller'>): NoticeContext {
  return { tx, now, orgId: caller.orgId, userId: caller.userId };
}

/**
 * Who looks is the person at the screen, also while acting for a colleague: what a deputy has seen, the colleague has not.
 * Acting, they are told of the colleague's work by name, and of their own once they are back.
 */
function readerOf({
  caller,
  now,
}: Pick<Call<'browseNotifications' | 'clearNotifications'>, 'caller' | 'now'>): Reader {
  const { orgId, userId, actorUserId } = caller;
  return actorUserId === undefined
    ? { orgId, userId, actsForUserId: undefined, now }
    : { orgId, userId: actorUserId, actsForUserId: userId, now };
}
