import type { RegisteredDocument } from '@dosar/api-client/client';
import type { Formats } from '@dosar/i18n/light';

const kindNames: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
};

/** Bytes in the unit that people know from their phones. */
function fileSize(bytes: number, formats: Formats): string {
  if (bytes < 1_000_000) return `${formats.number(Math.max(1, Math.round(bytes / 1000)))} kB`;
  return `${formats.number(bytes / 1_000_000, 1)} MB`;
}

/** What tells one document from another: its type, its size and its date. */
export function documentFacts(document: RegisteredDocument, formats: Formats): string[] {
  return [
    kindNames[document.mime_type] ?? document.mime_type,
    fileSize(document.size, formats),
    formats.date(document.registration_date ?? document.system_time),
  ];
}
