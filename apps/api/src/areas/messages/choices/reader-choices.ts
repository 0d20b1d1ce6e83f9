import type { Schema } from '@dosar/openapi';
import { chooseContact, recordTimelineEvent, type TimelineContext } from '#src/areas/claims/index.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { maskedChannel } from '../masked-channel.ts';
import { startSms } from '../receive/sms-stop-repository.ts';
import { topicNames } from './topic-names.ts';
import { findChoices, storeStopped, type FoundChoices } from './choice-repository.ts';

type Place = { claimFileId: string; partyId: string };

/** What the reader may choose, and has chosen. Addresses are masked: whoever reads along on the screen learns none. */
export async function messageChoicesOf(
  { tx, caller }: Pick<TimelineContext, 'tx' | 'caller'>,
  { partyId }: Place,
): Promise<Schema<'MessageChoices'>> {
  const found = await findChoices(tx, { orgId: caller.orgId, partyId });
  if (found === undefined) throw notFound();
  return {
    language: found.language,
    languages: found.languages,
    channels: found.channels.map(({ id, kind, value, isPreferred, isStopped }) => ({
      id,
      kind,
      masked: maskedChannel({ kind, value }),
      is_preferred: isPreferred,
      is_stopped: isStopped,
    })),
    stopped: found.stopped,
  };
}

type Choice = {
  language: 'ro' | 'en';
  contact_channel_id: string | null;
  stopped: readonly Schema<'MessageTopic'>[];
};

/**
 * Keeps the choices of whoever the product writes to, and says in the timeline what they changed.
 *
 * Whoever chooses a number that has answered STOP wants text messages again.
 */
export async function chooseMessages(
  context: TimelineContext,
  { claimFileId, partyId }: Place,
  choice: Choice,
): Promise<Schema<'MessageChoices'>> {
  const { tx, caller, now } = context;
  const reader = { orgId: caller.orgId, partyId };
  const before = await findChoices(tx, reader);
  if (before === undefined) throw notFound();
  if (!before.languages.includes(choice.language)) throw fieldRefused('language', 'invalid_value');
  const channel =
    choice.contact_channel_id === null
      ? undefined
      : before.channels.find(({ id }) => id === choice.contact_channel_id);
  if (choice.contact_channel_id !== null && channel === undefined) throw notFound();

  await chooseContact(context, {
    claimFileId,
    partyId,
    language: choice.language === before.language ? undefined : choice.language,
    contactChannelId: channel?.isPreferred === false ? channel.id : undefined,
  });
  if (channel?.isStopped === true) await startSms(tx, caller.orgId, channel.value);
  await storeStopped(tx, reader, { stopped: choice.stopped, now });

  const after = await findChoices(tx, reader);
  const changed = after === undefined ? [] : changesOf(before, after);
  if (changed.length > 0)
    await recordTimelineEvent(context, {
      claimFileId,
      kind: 'tracker',
      title: {
        ro: `Păgubitul și-a ales mesajele: ${changed.map(({ ro }) => ro).join(', ')}`,
        en: `The claimant chose their messages: ${changed.map(({ en }) => en).join(', ')}`,
      },
    });
  return messageChoicesOf(context, { claimFileId, partyId });
}

const languageNames = {
  ro: { ro: 'în română', en: 'in Romanian' },
  en: { ro: 'în engleză', en: 'in English' },
} as const;

const channelNames = {
  email: { ro: 'prin e-mail', en: 'by e-mail' },
  phone: { ro: 'prin SMS', en: 'by SMS' },
} as const;

function changesOf(before: FoundChoices, after: FoundChoices): BilingualText[] {
  const preferred = ({ channels }: FoundChoices) => channels.find(({ isPreferred }) => isPreferred);
  const channel = preferred(after);
  const stopped = after.stopped.filter((topic) => !before.stopped.includes(topic));
  const begun = before.stopped.filter((topic) => !after.stopped.includes(topic));
  return [
    ...(before.language === after.language ? [] : [languageNames[after.language]]),
    ...(channel === undefined || channel.id === preferred(before)?.id ? [] : [channelNames[channel.kind]]),
    ...stopped.map((topic) => ({
      ro: `fără ${topicNames[topic].ro}`,
      en: `without ${topicNames[topic].en}`,
    })),
    ...begun.map((topic) => ({
      ro: `din nou ${topicNames[topic].ro}`,
      en: `${topicNames[topic].en} again`,
    })),
  ];
}
