import PostalMime, { type Attachment } from 'postal-mime';
import { unpackedWinmail } from './winmail.ts';

/** A file of an e-mail as it came. */
export type MailFile = {
  fileName: string;
  content: Uint8Array;
  /** It stands in the text, as the pictures of a signature do. */
  isRelated: boolean;
  /** Its own files were taken out of it. */
  isUnpacked: boolean;
};

/** What an e-mail carries: its files, those in messages and envelopes of Outlook inside of it too, and the words of these messages. */
export type Carried = { files: MailFile[]; texts: string[] };

export const limits = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true };
const deepest = 3;
const mostFiles = 50;

/** Takes out the files of an e-mail; what cannot be unpacked stays as it is. */
export async function carriedBy(attachments: readonly Attachment[], depth = 0): Promise<Carried> {
  const carried: Carried = { files: [], texts: [] };
  for (const [index, attachment] of attachments.entries()) {
    const inner = depth < deepest ? await unpacked(attachment, depth) : undefined;
    carried.files.push({
      fileName: storable(attachment.filename ?? unnamed(attachment, index)),
      content: bytesOf(attachment),
      isRelated: attachment.related === true,
      isUnpacked: inner !== undefined && inner.files.length > 0,
    });
    carried.files.push(...(inner?.files ?? []));
    carried.texts.push(...(inner?.texts ?? []));
  }
  return { ...carried, files: carried.files.slice(0, mostFiles) };
}

async function unpacked(attachment: Attachment, depth: number): Promise<Carried | undefined> {
  if (attachment.mimeType === 'application/ms-tnef' || /winmail\.dat$/i.test(attachment.filename ?? '')) {
    const files = unpackedWinmail(bytesOf(attachment)).map((file) => ({
      fileName: storable(file.fileName),
      content: file.content,
      isRelated: false,
      isUnpacked: false,
    }));
    return { files, texts: [] };
  }
  if (attachment.mimeType !== 'message/rfc822') return undefined;
  const inner = await PostalMime.parse(bytesOf(attachment), limits).catch(() => undefined);
  if (inner === undefined) return undefined;
  const { files, texts } = await carriedBy(inner.attachments, depth + 1);
  const said = [inner.subject ?? '', inner.text ?? ''].filter(Boolean).join('\n\n');
  return { files, texts: [said, ...texts].filter(Boolean) };
}

function unnamed({ mimeType }: Attachment, index: number): string {
  return mimeType === 'message/rfc822' ? `message-${index + 1}.eml` : `attachment-${index + 1}`;
}

/** The bytes of a part; those of text come as text. */
export function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

/** PostgreSQL stores no NUL, and no half of a surrogate pair is text. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
