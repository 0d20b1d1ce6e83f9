import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { isBareJpeg } from './bare-jpeg.ts';

/** As large as a phone shows it, for sharp screens. */
const size = { width: 960, height: 720 };
/** Of a picture that is small as a file and huge as an image; nobody waits for it. */
const mostPixels = 40_000_000;
const mostBytes = 256 * 1024;

/**
 * The picture of a data address, drawn anew without where and when it was taken; undefined when it is none. One that holds nothing but its
 * pixels stays as it is, because drawing it anew would make another picture of it in each installation that a configuration is carried to.
 */
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
  const { format, width, height } = await picture.metadata();
  // The library also draws documents, whatever the address says of them.
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') return undefined;
  if (format === 'jpeg' && width <= size.width && height <= size.height && isBareJpeg(sent)) {
    // Decoding it whole is what refuses a damaged one.
    await picture.raw().toBuffer();
    return sent;
  }
  return picture
    .rotate()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
