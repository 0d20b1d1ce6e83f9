import sharp from 'sharp';

/** Above this a picture is a decompression bomb, not a photo of a car. */
const mostPixels = 50_000_000;
const thumbnailEdge = 480;

// One thread per picture: several uploads at once must leave the processor to the requests.
sharp.concurrency(1);

/** A picture by its bytes, or by the path where it lies. */
type Photo = Uint8Array | string;

function readable(photo: Photo) {
  return sharp(photo, { limitInputPixels: mostPixels, failOn: 'error' });
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
