import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** As large as a phone shows it, for sharp screens. */
const size = { width: 960, height: 720 };
/** Of a picture that is small as a file and huge as an image; nobody waits for it. */
const mostPixels = 40_000_000;
const mostBytes = 256 * 1024;

/** The picture of a data address, drawn anew without where and when it was taken; undefined when it is none. */
export async function examplePictureOf(
  dataUrl: string,
): Promise<{ content: string; hash: string } | undefined> {
  const sent = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const drawn = await redrawn(sent).catch(() => undefined);
  if (drawn === undefined || drawn.length > mostBytes) return undefined;
  return {
    content: drawn.toString('base64'),
    hash: createHash('sha256').update(drawn).digest('hex'),
  };
}

async function redrawn(sent: Buffer): Promise<Buffer | undefined> {
  const picture = sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format } = await picture.metadata();
  // The library also draws documents, whatever the address says of them.
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') return undefined;
  return picture
    .rotate()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
