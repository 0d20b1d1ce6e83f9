import { fileTypeFromBuffer } from 'file-type';

/** How many leading bytes decide what a file is. */
export const signatureBytes = 4_100;

type AcceptedFileType = {
  /** Endings a file of this type may carry in its name. */
  endings: readonly string[];
  isPhoto: boolean;
};

/** What may be stored at all: photos and scanned papers, nothing a browser or an office program would run. */
export const acceptedFileTypes: Readonly<Record<string, AcceptedFileType>> = {
  'image/jpeg': { endings: ['jpg', 'jpeg', 'jpe', 'jfif'], isPhoto: true },
  'image/png': { endings: ['png'], isPhoto: true },
  'image/webp': { endings: ['webp'], isPhoto: true },
  'image/heic': { endings: ['heic', 'heif'], isPhoto: true },
  'image/heif': { endings: ['heif', 'heic', 'hif'], isPhoto: true },
  'application/pdf': { endings: ['pdf'], isPhoto: false },
};

/**
 * The media type that the first bytes prove, or `undefined` when the file is not welcome.
 *
 * What the sender says counts for nothing, except that a name of one kind on a file of another is refused. Formats
 * without a signature (SVG, HTML, scripts) prove nothing and are therefore refused too.
 */
export async function provenFileType(firstBytes: Uint8Array, fileName: string): Promise<string | undefined> {
  const proven = await fileTypeFromBuffer(firstBytes);
  const accepted = proven && acceptedFileTypes[proven.mime];
  if (!accepted) return undefined;
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  // Phones hand over camera pictures without an ending ("image"); a wrong ending is another matter.
  if (ending !== undefined && !accepted.endings.includes(ending)) return undefined;
  return proven.mime;
}
