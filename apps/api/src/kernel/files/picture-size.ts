import sharp from 'sharp';

/** Above this a picture is a decompression bomb, not a photo of a car. */
export const mostPixels = 50_000_000;

/** How large a picture says that it is. */
export type PictureSize = { width: number; height: number };

/**
 * The size that the header of a picture tells; nothing else of it is read.
 *
 * `undefined` when it cannot be read: a damaged file stays evidence.
 */
export async function pictureSize(path: string): Promise<PictureSize | undefined> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    return { width, height };
  } catch {
    return undefined;
  }
}
