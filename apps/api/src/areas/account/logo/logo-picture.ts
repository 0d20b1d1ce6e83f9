import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Twice the height at which pages show it, for sharp screens. */
const size = { width: 640, height: 160 };
/** Of a picture that is small as a file and huge as an image; nobody waits for it. */
const mostPixels = 40_000_000;

/** A logo as it is stored: base64 of a PNG without anything but the picture, and where pages find it. */
export type LogoPicture = { content: string; hash: string; url: string };

/** The picture of a data address, drawn anew; undefined when it is none. */
export async function logoPictureOf(dataUrl: string): Promise<LogoPicture | undefined> {
  const sent = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const drawn = await redrawn(sent).catch(() => undefined);
  if (drawn === undefined || drawn.length > 256 * 1024) return undefined;
  const hash = createHash('sha256').update(drawn).digest('hex');
  return { content: drawn.toString('base64'), hash, url: `/api/organisation/logo/${hash}` };
}

async function redrawn(sent: Buffer): Promise<Buffer | undefined> {
  const picture = sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format } = await picture.metadata();
  // The library also draws documents, whatever the address says of them.
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') return undefined;
  return picture
    .rotate()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
