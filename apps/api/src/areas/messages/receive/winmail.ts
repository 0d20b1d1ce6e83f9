const signature = 0x223e9f78;
const attribute = { name: 0x00018010, data: 0x0006800f, begin: 0x00069002, properties: 0x00069005 };
const mostFiles = 50;
/** The long name of a file among its properties (PR_ATTACH_LONG_FILENAME), as text of one byte or of two. */
const longName = { narrow: 0x3707001e, wide: 0x3707001f };

type Packed = { fileName: string; content: Uint8Array };

/**
 * The files in the envelope that Outlook makes of an e-mail (`winmail.dat`, MS-OXTNEF).
 *
 * The format is a list of attributes: level, number, length, bytes, sum. Reading stops at the first that does not fit; the envelope
 * itself is kept whatever this finds.
 */
export function unpackedWinmail(bytes: Uint8Array): Packed[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 6 || view.getUint32(0, true) !== signature) return [];
  const files: Packed[] = [];
  let at = 6;
  while (at + 9 <= bytes.length && files.length <= mostFiles) {
    const number = view.getUint32(at + 1, true);
    const length = view.getUint32(at + 5, true);
    const end = at + 9 + length;
    if (end > bytes.length) break;
    const value = bytes.subarray(at + 9, end);
    const file = files.at(-1);
    if (number === attribute.begin) files.push({ fileName: '', content: new Uint8Array() });
    if (number === attribute.name && file?.fileName === '') file.fileName = textOf(value, 'windows-1250');
    if (number === attribute.data && file) file.content = value;
    if (number === attribute.properties && file) file.fileName = longNameIn(value) ?? file.fileName;
    at = end + 2;
  }
  return files
    .filter(({ content }) => content.length > 0)
    .map(({ fileName, content }, index) => ({ fileName: fileName || `attachment-${index + 1}`, content }));
}

/** The long name by its mark: number of the property, how many values, its length, its bytes. */
function longNameIn(properties: Uint8Array): string | undefined {
  const view = new DataView(properties.buffer, properties.byteOffset, properties.byteLength);
  for (let at = 0; at + 12 <= properties.length; at += 4) {
    const property = view.getUint32(at, true);
    if (property !== longName.narrow && property !== longName.wide) continue;
    const length = view.getUint32(at + 8, true);
    if (view.getUint32(at + 4, true) !== 1 || at + 12 + length > properties.length) continue;
    const name = properties.subarray(at + 12, at + 12 + length);
    return textOf(name, property === longName.wide ? 'utf-16le' : 'windows-1250') || undefined;
  }
  return undefined;
}

function textOf(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes).split('\0', 1)[0] ?? '';
}
