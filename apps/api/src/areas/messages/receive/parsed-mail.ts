import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { wordsOfHtml } from '#src/kernel/html/safe-html.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { isAutomatic } from './automatic-mail.ts';
import { bounceOf, type Bounce } from './bounces.ts';
import { bytesOf, carriedBy, limits, storable, type MailFile } from './mail-files.ts';

/** An e-mail that came, as far as we read it. Nothing in it is to be trusted. */
export type ParsedMail = {
  messageId: string | undefined;
  from: string;
  /** Where its sender wants the answer, when that is another address. */
  replyTo: string | undefined;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  /** Message-IDs that it answers, the nearest one first. */
  answers: string[];
  attachments: MailFile[];
  /** A machine wrote it: an out-of-office notice, a receipt. */
  isAutoReply: boolean;
  bounce: Bounce | undefined;
  /** Of what people read in it: tells a repetition from another message with the same Message-ID. */
  contentHash: string;
};

const longest = { address: 254, subject: 300, text: 1_000_000, html: 200_000 };

/** Reads a raw e-mail; one that nests too deeply, or has headers without end, is refused. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, limits).catch(() => {
    throw new Problem(422, 'rule_refused', { fields: [{ field: 'message', code: 'invalid_format' }] });
  });
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  const carried = await carriedBy(mail.attachments);
  const from = addresses([mail.from])[0] ?? addresses([mail.sender])[0] ?? '';
  const subject = oneLine(storable(mail.subject ?? '')).slice(0, longest.subject);
  const text = [ownText(mail), ...carried.texts].filter(Boolean).map(storable).join('\n\n');
  const [replyTo] = addresses(mail.replyTo ?? []).filter((address) => address !== from);
  const bounce = reportOf(mail, { from, subject, headers });
  const files = carried.files.filter(({ content }) => content.length > 0);
  return {
    messageId: identity(mail.messageId),
    from,
    replyTo,
    to: addresses([...(mail.to ?? []), ...(mail.cc ?? [])]).slice(0, 50),
    subject,
    text: text.slice(0, longest.text),
    html: mail.html === undefined ? null : storable(mail.html).slice(0, longest.html),
    answers: [
      identity(mail.inReplyTo),
      ...(mail.references ?? '').split(/\s+/).reverse().map(identity),
    ].filter((id) => id !== undefined),
    attachments: files,
    isAutoReply: bounce !== undefined || isAutomatic(headers, subject),
    bounce,
    contentHash: hashOf([from, subject, text, ...files.map(({ content }) => content)]),
  };
}

/** The text of a message; programs that write HTML alone leave an empty text beside it. */
function ownText({ text, html }: Email): string {
  return text === undefined || text.trim() === '' ? wordsOfHtml(html ?? '') : text;
}

function reportOf(
  mail: Email,
  { from, subject, headers }: Pick<ParsedMail, 'from' | 'subject'> & { headers: ReadonlyMap<string, string> },
): Bounce | undefined {
  const parts = mail.attachments.map((attachment) => ({
    type: attachment.mimeType,
    text: new TextDecoder().decode(bytesOf(attachment)),
  }));
  return bounceOf({
    from,
    subject,
    headers,
    statuses: parts.filter(({ type }) => /delivery-status/i.test(type)).map((part) => part.text),
    text: mail.text ?? wordsOfHtml(mail.html ?? ''),
    returned: parts.find(({ type }) => /rfc822/i.test(type))?.text ?? '',
  });
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex');
}

function addresses(found: readonly (Address | undefined)[]): string[] {
  return found
    .flatMap((address) =>
      address?.group === undefined ? [address?.address] : address.group.map((one) => one.address),
    )
    .filter((address) => address?.includes('@'))
    .map((address) =>
      storable(address ?? '')
        .toLowerCase()
        .slice(0, longest.address),
    );
}

function identity(header: string | undefined): string | undefined {
  const id = header?.trim().replace(/^<|>$/g, '');
  return id === undefined || id === '' || /[\s<>]/.test(id) ? undefined : storable(id).slice(0, 500);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
