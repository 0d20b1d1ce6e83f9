import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { recordTimelineEvent, type TimelineContext } from '#src/areas/claims/index.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { messageRulesOf } from '../extension-points.ts';
import { isDriversAddress } from './driver-repository.ts';
import type { MessageRecipient } from './put-message.ts';

type Reader = Omit<MessageRecipient, 'kind'>;
type Addressed = { claimFileId: string; kind: 'email' | 'sms'; recipient: Reader };

/**
 * Who gets a message by the rule of its file: what is for the driver goes to the contact of the customer, or to nobody.
 *
 * The timeline says what became of a message that nobody gets.
 */
export async function ruledRecipient(
  { tx, caller, now }: TimelineContext,
  { assignmentId, ...addressed }: Addressed & { assignmentId: string },
): Promise<Reader | undefined> {
  const { orgId } = caller;
  const { reader, because } = await readerByRule(tx, orgId, addressed);
  if (because === undefined) return reader;
  await recordTimelineEvent(
    { tx, now, caller: systemCaller(orgId) },
    {
      claimFileId: addressed.claimFileId,
      assignmentId,
      kind: 'system',
      title: {
        ro: `Șoferului nu i s-a scris: ${because.ro}`,
        en: `The driver was not written to: ${because.en}`,
      },
    },
  );
  return undefined;
}

/** Whether anybody gets a message by the rule of its file: the reader, or a contact in their place. */
export async function isWrittenTo(
  tx: Transaction<Database>,
  orgId: string,
  addressed: Addressed,
): Promise<boolean> {
  return (await readerByRule(tx, orgId, addressed)).because === undefined;
}

/** Who gets a message, or why nobody does. */
async function readerByRule(
  tx: Transaction<Database>,
  orgId: string,
  { claimFileId, kind, recipient }: Addressed,
): Promise<{ reader: Reader; because?: never } | { reader?: never; because: BilingualText }> {
  const rule = (await messageRulesOf(tx, orgId, [claimFileId])).get(claimFileId);
  if (rule === undefined || (rule.insteadOfDriver === undefined && !rule.skipsDriver))
    return { reader: recipient };
  const { address, partyId } = recipient;
  const contact = rule.insteadOfDriver;
  const to = (kind === 'email' ? contact?.email : contact?.phone) ?? undefined;
  const contactOf = (of: string) => ({ reader: { address: of, ...(contact && { name: contact.name }) } });
  if (address === to) return contactOf(to);
  if (!(await isDriversAddress(tx, { orgId, claimFileId, address, partyId }))) return { reader: recipient };
  if (to !== undefined) return contactOf(to);
  return rule.skipsDriver ? { because: rule.because } : { reader: recipient };
}
