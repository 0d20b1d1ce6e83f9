const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
/** The head without a small picture in it: marker, length and fourteen bytes. */
const plainHead = 0xe0;
const plainHeadLength = 16;
/** Tables and frames; everything else tells more than the pixels. */
const ofPixels: ReadonlySet<number> = new Set([0xdb, 0xc0, 0xc2, 0xc4, 0xdd]);

/** Whether a JPEG holds its pixels and nothing else: no place, no camera, no words, and nothing behind its end. */
export function isBareJpeg(bytes: Buffer): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== start) return false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    if (bytes[at] !== 0xff || length < 2) return false;
    const isPlainHead = marker === plainHead && length === plainHeadLength;
    if (marker !== scan && !isPlainHead && !ofPixels.has(marker)) return false;
    at += 2 + length;
    if (marker === scan) at = endOfScan(bytes, at);
    if (bytes[at] === 0xff && bytes[at + 1] === end) return at + 2 === bytes.length;
  }
  return false;
}

/** Where the pixels of a scan end: at the first marker that is neither a filled byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  for (; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) break;
  }
  return at;
}
