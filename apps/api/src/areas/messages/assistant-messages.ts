import { formatInstant } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';
import { factKnowledge, filePath, type FileQuestion, type ToldFact } from '../assistant/extension-points.ts';
import { findMessagesOfFile } from './message-list-repository.ts';

type Message = Schema<'Message'>;

const mostRead = 50;
const mostQuoted = 160;

const kinds: Record<Message['kind'], BilingualText> = {
  email: { ro: 'e-mail', en: 'e-mail' },
  sms: { ro: 'SMS', en: 'SMS' },
  call: { ro: 'apel', en: 'call' },
  web: { ro: 'mesaj din tracker', en: 'message on the tracker' },
};
const directions: Record<Message['direction'], BilingualText> = {
  in: { ro: 'primit', en: 'received' },
  out: { ro: 'trimis', en: 'sent' },
};

/** The newest message of a file that fits, with what it says. */
const newest = (name: BilingualText, fits: (message: Message, question: string) => boolean) =>
  async function tellOfNewest(question: FileQuestion): Promise<ToldFact[]> {
    const { tx, caller, claimFileId, language, text } = question;
    const asked = { orgId: caller.orgId, claimFileId, language };
    const messages = await findMessagesOfFile(tx, asked, { after: undefined, limit: mostRead });
    const found = messages.find((message) => fits(message, text));
    const source = {
      title: { ro: 'Mesajele dosarului', en: 'Messages of the file' }[language],
      path: filePath(question, 'messages'),
    };
    return [{ name, value: found && inWords(found, language), source }];
  };

function inWords(message: Message, language: Language): string {
  const at = formatInstant(new Date(message.system_time));
  const how = `${kinds[message.kind][language]} ${directions[message.direction][language]}`;
  const by = message.direction === 'in' ? (message.from_name ?? message.from) : message.author_name;
  const said = [message.subject, message.text.slice(0, mostQuoted)].filter(
    (part) => part !== null && part !== '',
  );
  return [at, how, by, ...said].filter((part) => part !== null).join(', ');
}

// What the other side wrote is asked for by these; everything else by the newest of all.
const asksForReceived =
  /\b(?:ce|what)\b.*\b(?:a|spus|scris|zice|spune|scrie|r[aă]spuns|said|say|wrote|write)\b|primit|received/i;

/** What the assistant answers about the last messages of a file. */
export const assistantMessages = factKnowledge({
  last_message: newest({ ro: 'Ultimul mesaj', en: 'Last message' }, ({ direction }, question) =>
    asksForReceived.test(question) ? direction === 'in' : true,
  ),
  last_contact: newest({ ro: 'Ultimul contact', en: 'Last contact' }, () => true),
});
