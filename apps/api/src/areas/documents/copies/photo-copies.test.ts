import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heicPhoto } from '#src/testing/heic-photo.ts';
import { copyWithoutPlace, thumbnailOf } from './photo-copies.ts';

/** 1200 × 800 pixels held sideways, taken in Bucharest. */
const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#446688' } })
  .jpeg()
  .withExif({
    IFD0: { Make: 'Phone' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '44/1 25/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '26/1 6/1 0/1',
    },
  })
  .withMetadata({ orientation: 6 })
  .toBuffer();

test('a thumbnail stands upright, is small and does not tell where the photo was taken', async () => {
  const thumbnail = await thumbnailOf(photo);
  const told = await sharp(thumbnail).metadata();
  expect([told.width, told.height]).toEqual([320, 480]);
  expect(told.exif).toBeUndefined();
});

test('the copy for a claimant keeps its size and loses its place', async () => {
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const told = await sharp(await copyWithoutPlace(photo)).metadata();
  expect([told.width, told.height]).toEqual([800, 1200]);
  expect(told.exif).toBeUndefined();
});

test('a picture that cannot be decoded has no thumbnail', async () => {
  expect(await thumbnailOf(new TextEncoder().encode('\0\0\0\u0018ftypheic'))).toBeUndefined();
  expect(await thumbnailOf(photo.subarray(0, 300))).toBeUndefined();
});

test('R12 a HEIC photo of a telephone becomes a JPEG that every browser shows', async () => {
  const copy = await copyWithoutPlace(heicPhoto);
  const told = await sharp(copy).metadata();
  expect([told.format, told.width, told.height]).toEqual(['jpeg', 96, 64]);
  const { data } = await sharp(copy)
    .resize(2, 1, { kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [leftRed = 0, , leftBlue = 0, rightRed = 0, , rightBlue = 0] = data;
  expect([leftBlue > leftRed, rightRed > rightBlue]).toEqual([true, true]);
  expect((await sharp(await thumbnailOf(heicPhoto)).metadata()).format).toBe('jpeg');
});
