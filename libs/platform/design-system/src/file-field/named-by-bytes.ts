import { isNameOfProgram, repairedName } from '@dosar/kernel/file-names';

const decidingBytes = 32;

/** What a file begins with, as its bytes read as Latin letters. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^%PDF-/, 'application/pdf'],
  [/^\u00ff\u00d8\u00ff/, 'image/jpeg'],
  [/^\u0089PNG\r\n/, 'image/png'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
  [/^(?:II\*\0|MM\0\*)/, 'image/tiff'],
  [/^.{4}ftypavi[fs]/s, 'image/avif'],
  [/^.{4}ftyp(?:hei[cxms]|hev[cmsx])/s, 'image/heic'],
  [/^.{4}ftyp(?:mif1|msf1)/s, 'image/heif'],
  [/^PK\u0003\u0004/, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
];

/** A file by what its bytes are, with the ending of that; as it was when they prove nothing, or its name is that of a program. */
export async function namedByBytes(file: File): Promise<File> {
  if (isNameOfProgram(file.name)) return file;
  const bytes = new Uint8Array(await file.slice(0, decidingBytes).arrayBuffer());
  const beginning = String.fromCodePoint(...bytes);
  const type = beginnings.find(([mark]) => mark.test(beginning))?.[1];
  if (type === undefined) return file;
  return new File([file], repairedName(file.name, type), { type, lastModified: file.lastModified });
}
