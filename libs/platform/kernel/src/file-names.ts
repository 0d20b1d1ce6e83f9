/** What is kept, photos and papers, with the endings its name may have, the usual one first. */
const keptEndings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic', 'hif'],
  'image/tiff': ['tif', 'tiff'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
};

/** The media types that are kept. */
export const keptTypes: readonly string[] = Object.keys(keptEndings);

/** The limits of a field for one document: a kept media type, at most 25 MB. */
export const oneDocument = { types: keptTypes, maxBytes: 26_214_400, maxFiles: 1 };

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

/** Whether a name is that of a program: no bytes make it welcome. */
export const isNameOfProgram = (fileName: string): boolean => run.test(plainName(fileName));

/** The name of a file with the ending of what it is: a wrong ending is replaced, and one that is none (`12.05.2026`) stays before it. */
export function repairedName(fileName: string, mediaType: string): string {
  const endings = keptEndings[mediaType];
  const [usual] = endings ?? [];
  if (endings === undefined || usual === undefined) return fileName;
  const plain = plainName(fileName);
  const ending = /\.([^.]+)$/.exec(plain)?.[1]?.toLowerCase();
  if (ending === undefined) return `${plain}.${usual}`;
  if (endings.includes(ending)) return plain;
  const isEnding =
    otherEndings.has(ending) || Object.values(keptEndings).some((known) => known.includes(ending));
  return `${isEnding ? plain.slice(0, -ending.length - 1) : plain}.${usual}`;
}

/** A name without what nobody sees, and without blanks and dots behind it. */
function plainName(fileName: string): string {
  return fileName.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').replace(/[\s.]+$/u, '');
}
