import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { wordsOfHtml } from '#src/kernel/html/safe-html.ts';
import { Problem } from '#src/kernel/problem/problem.ts';

/** An e-mail that came, as far as we read it. Nothing in it is to be trusted. */
export type ParsedMail = {
  messageId: string | undefined;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  /** Message-IDs that it answers, the nearest one first. */
  answers: string[];
  attachments: { fileName: string; content: Uint8Array }[];
  /** A machine wrote it: an out-of-office notice, a list, a receipt. */
  isAutoReply: boolean;
  bounce:
    | { messageId: string | undefined; address: string | undefined; reason: string | undefined }
    | undefined;
};

const limits = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 };
const longest = { address: 254, subject: 300, text: 200_000, html: 200_000 };

/** Reads a raw e-mail; one that nests too deeply, or has headers without end, is refused. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, limits).catch(() => {
    throw new Problem(422, 'rule_refused', { fields: [{ field: 'message', code: 'invalid_format' }] });
  });
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  const html = mail.html === undefined ? null : storable(mail.html).slice(0, longest.html);
  return {
    messageId: identity(mail.messageId),
    from: addresses([mail.from])[0] ?? addresses([mail.sender])[0] ?? '',
    to: addresses([...(mail.to ?? []), ...(mail.cc ?? [])]).slice(0, 50),
    subject: oneLine(storable(mail.subject ?? '')).slice(0, longest.subject),
    text: storable(mail.text ?? wordsOfHtml(html ?? '')).slice(0, longest.text),
    html,
    answers: [
      identity(mail.inReplyTo),
      ...(mail.references ?? '').split(/\s+/).reverse().map(identity),
    ].filter((id) => id !== undefined),
    attachments: mail.attachments.filter(isFile).map((attachment, index) => ({
      fileName: storable(attachment.filename ?? `attachment-${index + 1}`),
      content: bytesOf(attachment),
    })),
    isAutoReply: isAutomatic(headers),
    bounce: bounceOf(mail, headers),
  };
}

/** RFC 3834, and what older programs write instead. */
function isAutomatic(headers: ReadonlyMap<string, string>): boolean {
  const submitted = headers.get('auto-submitted')?.toLowerCase();
  return (
    (submitted !== undefined && submitted.trim() !== 'no') ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    headers.has('x-auto-response-suppress') ||
    /^\s*(bulk|junk|list|auto_reply)\b/i.test(headers.get('precedence') ?? '') ||
    headers.has('list-id')
  );
}

/** A report that a message of ours was not delivered (RFC 3464). One that is only late, or was delivered, is none. */
function bounceOf(mail: Email, headers: ReadonlyMap<string, string>): ParsedMail['bounce'] {
  const type = headers.get('content-type') ?? '';
  if (!/multipart\/report/i.test(type) || !/delivery-status/i.test(type)) return undefined;
  const parts = mail.attachments.map((attachment) => ({
    type: attachment.mimeType,
    text: new TextDecoder().decode(bytesOf(attachment)),
  }));
  const report = parts.find((part) => part.type === 'message/delivery-status')?.text ?? mail.text ?? '';
  if (!/^action:\s*failed/im.test(report)) return undefined;
  const returned = parts.find((part) => /rfc822/.test(part.type))?.text ?? mail.text ?? '';
  return {
    messageId: identity(/^message-id:\s*(<[^>\s]+>)/im.exec(returned)?.[1]) ?? identity(mail.inReplyTo),
    address: /^(?:final|original)-recipient:\s*rfc822;\s*<?([^\s<>]+)/im.exec(report)?.[1],
    reason:
      oneLine(/^diagnostic-code:\s*(?:[\w-]+;)?\s*(.+)$/im.exec(report)?.[1] ?? '').slice(0, 300) ||
      undefined,
  };
}

function isFile({ mimeType, related, filename }: Attachment): boolean {
  if (mimeType === 'message/delivery-status' || mimeType === 'text/rfc822-headers') return false;
  // Pictures of a signature stand in the text; they are no papers of the claim.
  return !(related === true && filename === null);
}

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
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

/** PostgreSQL stores no NUL, and no half of a surrogate pair is text. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
