import { fileTypeFromBuffer } from 'file-type';

/** How many leading bytes decide what a file is. */
export const decidingBytes = 4_100;

/** What may be stored at all, with the endings its name may have: photos and papers, nothing that anybody would run. */
const acceptedEndings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic', 'hif'],
  'application/pdf': ['pdf'],
};

/** The media types that are accepted, for whoever has to say so. */
export const acceptedTypes = Object.keys(acceptedEndings);

/**
 * The media type that the first bytes prove, or undefined when the file is not welcome.
 *
 * What the sender says counts for nothing, except that a name of one kind on a file of another is refused. Formats
 * without a signature (SVG, HTML, scripts) prove nothing and are therefore refused too.
 */
export async function recognisedType(firstBytes: Uint8Array, fileName: string): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(firstBytes);
  const endings = found && acceptedEndings[found.mime];
  if (!endings) return undefined;

  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  // Phones hand over camera pictures without an ending ("image"); a wrong ending is another matter.
  if (ending !== undefined && !endings.includes(ending)) return undefined;
  return found.mime;
}
