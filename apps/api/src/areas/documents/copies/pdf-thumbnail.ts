import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { thumbnailEdge } from './photo-copies.ts';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** How a paper begins: a small picture of its first page, and how many pages there are. */
export type PdfThumbnail = { picture: Uint8Array; pageCount: number };

/** The beginning of a PDF; `undefined` when it cannot be read, or only with a password. */
export async function pdfThumbnail(pdf: Uint8Array | string): Promise<PdfThumbnail | undefined> {
  const data = typeof pdf === 'string' ? new Uint8Array(await readFile(pdf)) : new Uint8Array(pdf);
  const loading = getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useWasm: false,
    standardFontDataUrl: join(library, 'standard_fonts/'),
    cMapUrl: join(library, 'cmaps/'),
  });
  try {
    const document = await loading.promise;
    const page = await document.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: thumbnailEdge / Math.max(width, height) });
    const canvas = createCanvas(
      Math.max(1, Math.round(viewport.width)),
      Math.max(1, Math.round(viewport.height)),
    );
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    // The library's types name the canvas of a browser; what it draws on here is one of our own.
    const onto: Record<string, unknown> = { canvas: null, canvasContext: context, viewport };
    await page.render(onto as Parameters<typeof page.render>[0]).promise;
    return { picture: await canvas.encode('jpeg', 80), pageCount: document.numPages };
  } catch {
    return undefined;
  } finally {
    await loading.destroy();
  }
}
