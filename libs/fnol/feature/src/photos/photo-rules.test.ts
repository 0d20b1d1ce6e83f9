import { expect, test } from 'vitest';
import { photoRefusal } from './photo-rules.ts';

const photo = { name: 'IMG_0001.JPG', type: 'image/jpeg', size: 3_000_000 };

test('a photo of a usual size is welcome', () => {
  expect(photoRefusal(photo, 0)).toBeUndefined();
});

test('a HEIC photo without a media type is known by its ending', () => {
  expect(photoRefusal({ ...photo, name: 'IMG_0002.HEIC', type: '' }, 0)).toBeUndefined();
  expect(photoRefusal({ ...photo, name: 'notes.docx', type: '' }, 0)).toBe('wrongType');
});

test('a drawing, a web page and a film are refused', () => {
  for (const type of ['image/svg+xml', 'text/html', 'video/mp4'])
    expect(photoRefusal({ ...photo, type }, 0)).toBe('wrongType');
});

test('a file of 25 MB is the largest', () => {
  expect(photoRefusal({ ...photo, size: 25 * 1024 * 1024 }, 0)).toBeUndefined();
  expect(photoRefusal({ ...photo, size: 25 * 1024 * 1024 + 1 }, 0)).toBe('tooLarge');
});

test('an empty file is refused', () => {
  expect(photoRefusal({ ...photo, size: 0 }, 0)).toBe('empty');
});

test('the twentieth photo is the last', () => {
  expect(photoRefusal(photo, 19)).toBeUndefined();
  expect(photoRefusal(photo, 20)).toBe('tooMany');
});
