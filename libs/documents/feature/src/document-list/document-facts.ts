import type { Document } from '@dosar/api-client';
import type { Formats } from '@dosar/i18n';

const kindNames: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'image/heif': 'HEIC',
};

/** Pictures that every browser can show; HEIC is stored and can only be downloaded. */
const shownTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Whether the document can be looked at right here. */
export function canBeShown({ mime_type }: Pick<Document, 'mime_type'>): boolean {
  return shownTypes.includes(mime_type);
}

/** Type, size and time: what tells two documents of the same name apart. */
export function documentFacts(document: Document, formats: Formats): string {
  const kind = kindNames[document.mime_type] ?? document.mime_type;
  return [kind, fileSize(document.size, formats), formats.dateTime(document.system_time)].join(' · ');
}

/** Bytes in the unit that people know from their phones. */
function fileSize(bytes: number, formats: Pick<Formats, 'number'>): string {
  if (bytes < 1_000_000) return `${formats.number(Math.max(1, Math.round(bytes / 1000)))} kB`;
  return `${formats.number(bytes / 1_000_000, 1)} MB`;
}
