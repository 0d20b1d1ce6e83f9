import { recordTimelineEvent, type TimelineContext } from '#src/areas/claims/index.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { messageRulesOf } from '../extension-points.ts';
import { isDriversAddress } from './driver-repository.ts';
import type { MessageRecipient } from './put-message.ts';

type Reader = Omit<MessageRecipient, 'kind'>;
type Addressed = { claimFileId: string; assignmentId: string; kind: 'email' | 'sms'; recipient: Reader };

/**
 * Who gets a message by the rule of its file: what is for the driver goes to the contact of the customer, or to nobody.
 *
 * The timeline says what became of a message that nobody gets.
 */
export async function ruledRecipient(
  context: TimelineContext,
  { claimFileId, assignmentId, kind, recipient }: Addressed,
): Promise<Reader | undefined> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const rule = (await messageRulesOf(tx, orgId, [claimFileId])).get(claimFileId);
  if (rule === undefined || (rule.insteadOfDriver === undefined && !rule.skipsDriver)) return recipient;
  const { address, partyId } = recipient;
  const contact = rule.insteadOfDriver;
  const to = (kind === 'email' ? contact?.email : contact?.phone) ?? undefined;
  if (address === to) return { address: to, ...(contact && { name: contact.name }) };
  if (!(await isDriversAddress(tx, { orgId, claimFileId, address, partyId }))) return recipient;
  if (to !== undefined) return { address: to, ...(contact && { name: contact.name }) };
  if (!rule.skipsDriver) return recipient;
  await recordTimelineEvent(
    { tx, now, caller: systemCaller(orgId) },
    {
      claimFileId,
      assignmentId,
      kind: 'system',
      title: {
        ro: `Șoferului nu i s-a scris: ${rule.because.ro}`,
        en: `The driver was not written to: ${rule.because.en}`,
      },
    },
  );
  return undefined;
}
