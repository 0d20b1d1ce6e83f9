import type { Call } from '#src/kernel/http/route-table.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { keepInvitation } from './invitation-repository.ts';
import { invitationText, resetText } from './invitation-text.ts';
import { peopleRefused } from './people-rule.ts';
import { nameOfUser, type HeldUser } from './user-repository.ts';

/** What links stand on. */
export type LinkNeeds = {
  /** Origin of the staff site. */
  staffOrigin: string;
};

const daysOpen = 7;

/** Without a user it is the directory of the organisation that sends the link. */
type Sender = Pick<Call<'inviteUser'>, 'tx' | 'now'> & { caller: { orgId: string; userId?: string } };
type Recipient = Pick<HeldUser, 'user_id' | 'username' | 'email' | 'language' | 'organisation'>;

/** Sends somebody the link by which they choose a password; the link before it opens nothing any more. */
export async function sendLink(
  { staffOrigin }: LinkNeeds,
  { tx, caller, now }: Sender,
  person: Recipient,
  occasion: 'invitation' | 'reset',
): Promise<void> {
  const { orgId, userId: sentBy = null } = caller;
  if (person.email === null) throw peopleRefused('not_reachable');
  const expiresAt = new Date(now.getTime() + daysOpen * 24 * 60 * 60_000);
  const key = await keepInvitation(tx, { orgId, userId: person.user_id, sentBy, now, expiresAt });
  const text = (occasion === 'invitation' ? invitationText : resetText)(person.language, {
    organisation: person.organisation,
    username: person.username,
    by: sentBy === null ? null : await nameOfUser(tx, { orgId, userId: sentBy }),
    url: `${staffOrigin}/invitation/${key}`,
    expiresAt,
  });
  await enqueue(tx, { orgId, kind: 'email', to: person.email, notAfter: expiresAt, ...text });
}
