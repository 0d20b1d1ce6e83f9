import sharp from 'sharp';
import { expect, test } from 'vitest';
import { provenFileType } from './accepted-file-types.ts';

const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: 'grey' } });
const text = (content: string) => new TextEncoder().encode(content);

test('a photo is known by its first bytes', async () => {
  expect(await provenFileType(await picture.clone().jpeg().toBuffer(), 'IMG_1.JPG')).toBe('image/jpeg');
  expect(await provenFileType(await picture.clone().png().toBuffer(), 'a.png')).toBe('image/png');
  expect(await provenFileType(await picture.clone().webp().toBuffer(), 'a.webp')).toBe('image/webp');
  expect(await provenFileType(text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'IMG_2.HEIC')).toBe('image/heic');
});

test('a scanned paper is known by its first bytes', async () => {
  expect(await provenFileType(text('%PDF-1.7\n'), 'constatare.pdf')).toBe('application/pdf');
});

test('a camera picture without an ending is accepted', async () => {
  expect(await provenFileType(await picture.clone().jpeg().toBuffer(), 'image')).toBe('image/jpeg');
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'photo.svg'],
  ['an SVG that calls itself a photo', '<?xml version="1.0"?><svg/>', 'photo.jpg'],
  ['a web page that calls itself a photo', '<!doctype html><script>alert(1)</script>', 'photo.jpg'],
  ['a GIF that is also a script', 'GIF89a/*\0*/=1;alert(1)', 'photo.gif'],
  ['a program', 'MZ\u0090\0', 'photo.jpg'],
  ['an empty file', '', 'photo.jpg'],
])('%s is refused', async (_kind, content, name) => {
  expect(await provenFileType(text(content), name)).toBeUndefined();
});

test('a photo that carries the name of a program is refused', async () => {
  expect(await provenFileType(await picture.clone().jpeg().toBuffer(), 'photo.exe')).toBeUndefined();
});
