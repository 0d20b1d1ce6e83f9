import { tidyLine } from '@dosar/kernel/typed-line';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { readSession, type SessionDirectory } from '#src/kernel/session/session-directory.ts';
import { changeOwnAccount, readOwnAccount } from './own-account-repository.ts';
import { preferencesOf } from './preferences.ts';
import { profileOf } from './profile.ts';

type Needs = { sessions: Pick<SessionDirectory, 'forget'> };
type Change = Call<'updateOwnAccount'>;

/** Stores how people want to be called and how the product shall look to them; answers their profile as it is now. */
export async function updateOwnAccount(needs: Needs, call: Change): Promise<Schema<'Profile'>> {
  const { tx, caller, body, audit } = call;
  audit.subject(caller.userId);
  const nickname = tidyLine(body.nickname);
  if (nickname === '') throw fieldRefused('nickname', 'required');

  const before = await readOwnAccount(tx, caller, call.language);
  const isStored = await changeOwnAccount(tx, {
    orgId: caller.orgId,
    userId: caller.userId,
    nickname,
    language: body.language,
    preferences: body.preferences,
    ifVersion: body.row_version,
  });
  if (!isStored) throw staleRowVersion(before.row_version);

  audit.note({ changed: changedFields(before, { ...body, nickname }).join() });
  needs.sessions.forget(`user:${caller.userId}`);
  const session = await readSession(tx, caller.orgId, caller.sessionId, call.now);
  if (session === undefined) throw notFound();
  return profileOf(tx, session, call);
}

/** Names only: the audit log tells what was changed, not what somebody likes to be called. */
function changedFields(before: Awaited<ReturnType<typeof readOwnAccount>>, after: Change['body']): string[] {
  const earlier = preferencesOf(before.user_metadata, before);
  const { color_mode, density, notify_new_activities, single_key_shortcuts } = after.preferences;
  const fields = {
    nickname: before.nickname !== after.nickname,
    language: before.language !== after.language,
    color_mode: earlier.color_mode !== color_mode,
    density: earlier.density !== density,
    notify_new_activities: earlier.notify_new_activities !== notify_new_activities,
    single_key_shortcuts: earlier.single_key_shortcuts !== single_key_shortcuts,
  };
  return Object.entries(fields).flatMap(([name, isChanged]) => (isChanged ? [name] : []));
}
