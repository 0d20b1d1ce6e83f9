/** How text is written in the files that people send, the usual ones first. */
export const fileEncodings = [
  'utf-8',
  'windows-1250',
  'windows-1252',
  'iso-8859-2',
  'utf-16le',
  'utf-16be',
] as const;
/** One of them. */
export type FileEncoding = (typeof fileEncodings)[number];

/**
 * The encoding of a file: UTF-16 says so by its first bytes, and what is not UTF-8 is what Excel writes in Romania
 * (Windows-1250).
 */
export function encodingOfBytes(bytes: Uint8Array): FileEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: a letter with a zero beside it.
  if (first !== undefined && first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== undefined && second !== 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1250';
  }
}

/** The text of a file as its program wrote it. */
export function textOfBytes(bytes: Uint8Array, encoding: FileEncoding = encodingOfBytes(bytes)): string {
  return new TextDecoder(encoding).decode(bytes);
}
