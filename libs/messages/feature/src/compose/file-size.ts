import type { Formats } from '@dosar/i18n';

/** The size of a file as people read it. */
export function fileSize(bytes: number, formats: Pick<Formats, 'number'>): string {
  if (bytes < 1_000_000)
    return `${formats.number(bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1000)))} kB`;
  return `${formats.number(bytes / 1_000_000, 1)} MB`;
}
