import type { Document } from '@dosar/api-client';
import type { Formats } from '@dosar/i18n';

/** What every browser can show itself; of other pictures it is shown a copy. */
const browserTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Whether nobody gets the document: it waits for the virus scanner, or is in quarantine. */
export function isHeld({ scan_state: state }: Pick<Document, 'scan_state'>): boolean {
  return state === 'pending' || state === 'infected';
}

/** Whether the document can be looked at right here. */
export function canBeShown(document: Pick<Document, 'mime_type' | 'has_thumbnail' | 'scan_state'>): boolean {
  if (isHeld(document)) return false;
  const { mime_type: type } = document;
  return browserTypes.includes(type) || type === 'application/pdf' || document.has_thumbnail;
}

/** The form in which a picture is shown: as it was stored, or the JPEG copy of what browsers cannot read. */
export function shownVariant({ mime_type: type }: Pick<Document, 'mime_type'>): 'original' | 'copy' {
  return browserTypes.includes(type) || type === 'application/pdf' ? 'original' : 'copy';
}

/** Bytes in the unit that people know from their phones. */
export function fileSize(bytes: number, formats: Pick<Formats, 'number'>): string {
  if (bytes < 1_000_000) return `${formats.number(Math.max(1, Math.round(bytes / 1000)))} kB`;
  return `${formats.number(bytes / 1_000_000, 1)} MB`;
}
