import sharp from 'sharp';

/** Larger pictures are treated as decompression bombs. */
export const mostPixels = 50_000_000;

/** The size in the header of a picture, in pixels. */
export type PictureSize = { width: number; height: number };

/**
 * Reads the size in the header of a picture and nothing else.
 *
 * `undefined` when it cannot be read; the file is still accepted, because a damaged photo may be evidence.
 */
export async function pictureSize(path: string): Promise<PictureSize | undefined> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    return { width, height };
  } catch {
    return undefined;
  }
}
