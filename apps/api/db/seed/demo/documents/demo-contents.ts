import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pdfThumbnail } from '#src/areas/documents/copies/pdf-thumbnail.ts';
import type { DemoContent } from '../demo-world.ts';
import { cardPhoto } from './demo-pictures.ts';
import { onePagePdf } from './one-page-pdf.ts';

/** Keeps bytes and answers their key. */
export type SaveContent = (content: Uint8Array) => Promise<string>;

/** Tests need the rows of documents and not their content. */
export const nowhere: SaveContent = () => Promise.resolve('00/00000000-0000-0000-0000-000000000000');

/** Papers of the demo world, which files share. Without a store the rows exist and their content does not. */
export async function demoContents(save: SaveContent = nowhere): Promise<DemoContent[]> {
  const pictures = await Promise.all([
    stored(
      'registration_certificate',
      'talon.jpg',
      cardPhoto('CERTIFICAT DE ÎNMATRICULARE', { hasFace: false }),
    ),
    stored('driving_licence', 'permis.jpg', cardPhoto('PERMIS DE CONDUCERE', { hasFace: true })),
  ]);
  const papers = [
    ['accident_statement', 'constatare-amiabila.pdf', 'Constatare amiabila de accident (demo)'],
    ['assessment_note', 'nota-constatare.pdf', 'Nota de constatare (demo)'],
    ['other', 'certificat-medical.pdf', 'Certificat de concediu medical (demo)'],
  ] as const;
  return [
    ...pictures,
    ...(await Promise.all(
      papers.map(async ([docTypeCode, fileName, text]) => {
        const paper = onePagePdf(text);
        return {
          ...described(docTypeCode, fileName, 'application/pdf', paper),
          storageKey: await save(paper),
          thumbnailKey: await thumbnailOf(paper),
          copyKey: null,
        };
      }),
    )),
  ];

  async function stored(docTypeCode: string, fileName: string, drawn: Promise<Buffer>) {
    const picture = await drawn;
    const storageKey = await save(picture);
    return {
      ...described(docTypeCode, fileName, 'image/jpeg', picture),
      storageKey,
      thumbnailKey: await save(await sharp(picture).resize(320).jpeg({ quality: 70 }).toBuffer()),
      // Drawn, not taken: there is no place to be removed.
      copyKey: storageKey,
    };
  }

  async function thumbnailOf(paper: Uint8Array) {
    const small = await pdfThumbnail(paper);
    return small === undefined ? null : save(small.picture);
  }
}

/** The columns that follow from the bytes of a content. */
export function described(docTypeCode: string, fileName: string, mimeType: string, content: Uint8Array) {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { docTypeCode, fileName, mimeType, sizeBytes: content.byteLength, sha256 };
}
