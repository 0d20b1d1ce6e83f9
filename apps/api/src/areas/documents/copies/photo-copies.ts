import { readFile } from 'node:fs/promises';
import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import { mostPixels } from '#src/kernel/files/picture-size.ts';

/** The longer edge of a small picture, in pixels. */
export const thumbnailEdge = 480;
/** No photo takes nearly as long; a picture made to keep us busy does. */
const longestSeconds = 30;

// One thread and no memory of earlier pictures: the processors are there for the requests.
sharp.concurrency(1);
sharp.cache(false);

/** A picture by its bytes, or by the path where it lies. */
type Photo = Uint8Array | string;

async function readable(photo: Photo) {
  const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;
  const { format, compression, width, height } = await sharp(photo, options).metadata();
  // The bundled decoder of HEIC lacks the codec of telephones; this one knows it, and turns the picture upright itself.
  if (format !== 'heif' || compression === 'av1')
    return sharp(photo, options).timeout({ seconds: longestSeconds }).autoOrient();
  if (width * height > mostPixels) throw new Error('The picture is too large.');
  const buffer = typeof photo === 'string' ? await readFile(photo) : photo;
  const decoded = await decodeHeic({ buffer });
  return sharp(decoded.data, { raw: { width: decoded.width, height: decoded.height, channels: 4 } });
}

/**
 * A small upright copy for lists, without the place and the camera that the original tells.
 *
 * `undefined` when the picture cannot be decoded: a damaged file stays evidence.
 */
export async function thumbnailOf(photo: Photo): Promise<Uint8Array | undefined> {
  try {
    return await (
      await readable(photo)
    )
      .resize({ width: thumbnailEdge, height: thumbnailEdge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** The full picture for people outside the organisation: upright, and free of where and with what it was taken. */
export async function copyWithoutPlace(photo: Photo): Promise<Uint8Array | undefined> {
  try {
    return await (await readable(photo)).flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer();
  } catch {
    return undefined;
  }
}
