import { isNameOfProgram, keptTypes } from '@dosar/kernel/file-names';
import { fileTypeFromBuffer } from 'file-type';

/** The number of leading bytes that decide the type of a file. */
export const decidingBytes = 4_100;

/**
 * The media type that the first bytes prove, or undefined when the file is not accepted.
 *
 * The declared type and the name are ignored, because telephones name photos wrongly; only the name of a program is refused
 * whatever the bytes are. Formats without a signature (SVG, HTML, scripts) cannot be proven and are refused.
 */
export async function recognisedType(firstBytes: Uint8Array, fileName: string): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(firstBytes);
  if (found === undefined || !keptTypes.includes(found.mime)) return undefined;
  return isNameOfProgram(fileName) ? undefined : found.mime;
}
