import sharp from 'sharp';
import { mostPixels } from '#src/kernel/files/picture-size.ts';

const thumbnailEdge = 480;
/** No photo takes nearly as long; a picture made to keep us busy does. */
const longestSeconds = 30;

// One thread and no memory of earlier pictures: the processors are there for the requests.
sharp.concurrency(1);
sharp.cache(false);

/** A picture by its bytes, or by the path where it lies. */
type Photo = Uint8Array | string;

function readable(photo: Photo) {
  return sharp(photo, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).timeout({
    seconds: longestSeconds,
  });
}

/**
 * A small upright copy for lists, without the place and the camera that the original tells.
 *
 * `undefined` when the picture cannot be decoded here: HEIC needs a licensed codec, and a damaged file stays evidence.
 */
export async function thumbnailOf(photo: Photo): Promise<Uint8Array | undefined> {
  try {
    return await readable(photo)
      .autoOrient()
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
    return await readable(photo).autoOrient().jpeg({ quality: 90 }).toBuffer();
  } catch {
    return undefined;
  }
}
