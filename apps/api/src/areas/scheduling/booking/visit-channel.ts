import { findClaimantChannels } from '#src/areas/messages/index.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findSender } from '../news/sender-repository.ts';
import { findConfirmedPhone } from '../phone/phone-code-repository.ts';

/** Where the news about a visit goes, in whose name and in which words. */
export type VisitChannel = {
  kind: 'email' | 'phone';
  value: string;
  /** Whose channel it is; nobody's of the file where only the visit has it. */
  partyId?: string;
  recipientName: string | null;
  language: 'ro' | 'en';
  organisation: string;
  orgCode: string;
};

type Visited = { claimFileId: string; assignmentId: string; contactName: string | null };

/**
 * Where the claimant is written to about a visit: their confirmed channel, or else the number that a code confirmed for it.
 *
 * After a message that failed by the other kind of channel, if they have one.
 */
export async function visitChannel(
  tx: Transaction<Database>,
  orgId: string,
  visited: Visited,
  afterFailed?: 'email' | 'sms',
): Promise<VisitChannel | undefined> {
  const find = async (kind?: 'email' | 'phone') =>
    (await findClaimantChannels(tx, orgId, [visited.claimFileId], kind)).get(visited.claimFileId);
  const ofVisit = () => phoneOfVisit(tx, orgId, visited);
  if (afterFailed === 'email') return (await find('phone')) ?? (await ofVisit()) ?? find();
  if (afterFailed === 'sms') return (await find('email')) ?? (await find()) ?? ofVisit();
  return (await find()) ?? ofVisit();
}

/** The number that a code confirmed for a visit, where that is all there is. */
export async function phoneOfVisit(
  tx: Transaction<Database>,
  orgId: string,
  { assignmentId, contactName }: Visited,
): Promise<VisitChannel | undefined> {
  const phone = await findConfirmedPhone(tx, orgId, assignmentId);
  if (phone === undefined) return undefined;
  const { name: organisation, orgCode } = await findSender(tx, orgId);
  const { number: value, language } = phone;
  return { kind: 'phone', value, recipientName: contactName, language, organisation, orgCode };
}
