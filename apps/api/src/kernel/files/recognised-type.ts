import { isNameOfProgram, keptTypes } from '@dosar/kernel/file-names';
import { fileTypeFromBuffer } from 'file-type';

/** How many leading bytes decide what a file is. */
export const decidingBytes = 4_100;

/**
 * The media type that the first bytes prove, or undefined when the file is not welcome.
 *
 * What the sender says counts for nothing: telephones name photos wrongly. Only the name of a program is refused whatever
 * the bytes are. Formats without a signature (SVG, HTML, scripts) prove nothing and are therefore refused too.
 */
export async function recognisedType(firstBytes: Uint8Array, fileName: string): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(firstBytes);
  if (found === undefined || !keptTypes.includes(found.mime)) return undefined;
  return isNameOfProgram(fileName) ? undefined : found.mime;
}
