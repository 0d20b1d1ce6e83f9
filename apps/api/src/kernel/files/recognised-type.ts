import { fileTypeFromBuffer } from 'file-type';

/** How many leading bytes decide what a file is. */
export const decidingBytes = 4_100;

/** What may be stored at all, with the endings its name may have, the usual one first: photos and papers, nothing that anybody would run. */
const acceptedEndings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic', 'hif'],
  'image/tiff': ['tif', 'tiff'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
};

/** The media types that are accepted, for whoever has to say so. */
export const acceptedTypes = Object.keys(acceptedEndings);

/** Endings of what a system runs: such a name on a photo is no slip of a phone. */
const run =
  /\.(?:exe|com|bat|cmd|scr|pif|msi|dll|jar|app|apk|sh|ps1|vbs?|wsf|hta|lnk|reg|js|mjs|php|s?html?|xhtml|svgz?)$/i;

/** Endings of other kinds of files: on a photo or a paper they are a mistake, and give way to the right one. */
const otherEndings = new Set([
  'gif',
  'bmp',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'txt',
  'rtf',
  'odt',
  'csv',
  'mov',
  'mp4',
  'bin',
  'tmp',
  'dat',
]);

/**
 * The media type that the first bytes prove, or undefined when the file is not welcome.
 *
 * What the sender says counts for nothing: telephones name photos wrongly. Only the name of a program is refused whatever
 * the bytes are. Formats without a signature (SVG, HTML, scripts) prove nothing and are therefore refused too.
 */
export async function recognisedType(firstBytes: Uint8Array, fileName: string): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(firstBytes);
  if (found === undefined || acceptedEndings[found.mime] === undefined) return undefined;
  return run.test(plainName(fileName)) ? undefined : found.mime;
}

/** The name of a file with the ending of what it is: a wrong ending is replaced, and one that is none (`12.05.2026`) stays before it. */
export function repairedName(fileName: string, mediaType: string): string {
  const endings = acceptedEndings[mediaType];
  const [usual] = endings ?? [];
  if (endings === undefined || usual === undefined) return fileName;
  const plain = plainName(fileName);
  const ending = /\.([^.]+)$/.exec(plain)?.[1]?.toLowerCase();
  if (ending === undefined) return `${plain}.${usual}`;
  if (endings.includes(ending)) return plain;
  const isEnding =
    otherEndings.has(ending) || Object.values(acceptedEndings).some((known) => known.includes(ending));
  return `${isEnding ? plain.slice(0, -ending.length - 1) : plain}.${usual}`;
}

/** A name without what nobody sees, and without blanks and dots behind it. */
function plainName(fileName: string): string {
  return fileName.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').replace(/[\s.]+$/u, '');
}
