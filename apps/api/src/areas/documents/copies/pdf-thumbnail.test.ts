import sharp from 'sharp';
import { expect, test } from 'vitest';
import { onePagePdf } from '#db/seed/demo/documents/one-page-pdf.ts';
import { pdfThumbnail } from './pdf-thumbnail.ts';

test('a paper shows its first page and says how many there are', async () => {
  const paper = await pdfThumbnail(onePagePdf('Proces-verbal'));
  expect(paper?.pageCount).toBe(1);
  const told = await sharp(paper?.picture).metadata();
  expect([told.format, told.width, told.height]).toEqual(['jpeg', 339, 480]);
  const { channels } = await sharp(paper?.picture).stats();
  // Dark letters on white: a page without them would have no spread at all.
  expect(channels[0]?.stdev).toBeGreaterThan(1);
});

test('what is no paper, or a broken one, has no picture', async () => {
  expect(await pdfThumbnail(Buffer.from('%PDF-1.7 nothing of the kind'))).toBeUndefined();
  expect(await pdfThumbnail(Buffer.alloc(0))).toBeUndefined();
});
