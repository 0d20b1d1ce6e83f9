import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { preferChannel } from '../contact-channel-repository.ts';
import { partyChanged } from '../events.ts';
import { storeLanguage } from './party-repository.ts';

type Choice = {
  claimFileId: string;
  partyId: string;
  /** As before when undefined. */
  language: 'ro' | 'en' | undefined;
  /** One of their own channels; as before when undefined. */
  contactChannelId: string | undefined;
};

/** Keeps in which language and where somebody wants to be written to first, as they say themselves. */
export async function chooseContact(
  context: ChangeContext,
  { claimFileId, partyId, language, contactChannelId }: Choice,
): Promise<void> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  if (language === undefined && contactChannelId === undefined) return;
  if (language !== undefined) await storeLanguage(tx, { orgId, partyId }, language);
  if (contactChannelId !== undefined) await preferChannel(tx, { orgId, partyId, contactChannelId, now });
  await publish(context, partyChanged, { claimFileId, partyId });
}
