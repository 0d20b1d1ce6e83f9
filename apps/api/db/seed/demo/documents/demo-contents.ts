import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pdfThumbnail } from '#src/areas/documents/copies/pdf-thumbnail.ts';
import type { DemoContent } from '../demo-world.ts';
import { onePagePdf } from './one-page-pdf.ts';

/** Keeps bytes and answers their key. */
export type SaveContent = (content: Uint8Array) => Promise<string>;

const nowhere: SaveContent = () => Promise.resolve('00/00000000-0000-0000-0000-000000000000');

/** Pictures and papers of the demo world. Without a store the rows exist and their content does not. */
export async function demoContents(save: SaveContent = nowhere): Promise<DemoContent[]> {
  const photo = await damagePhoto(colors.blue);
  const other = await damagePhoto(colors.grey);
  const thumbnailKey = await save(await sharp(photo).resize(320).jpeg({ quality: 70 }).toBuffer());
  const photoKey = await save(photo);
  const otherKey = await save(other);
  const otherThumbnailKey = await save(await sharp(other).resize(320).jpeg({ quality: 70 }).toBuffer());
  const pictures = [
    ['damage_photo', 'avarie-fata.jpg'],
    ['registration_certificate', 'talon.jpg'],
    ['driving_licence', 'permis.jpg'],
  ] as const;
  const papers = [
    ['accident_statement', 'constatare-amiabila.pdf', 'Constatare amiabila de accident (demo)'],
    ['assessment_note', 'nota-constatare.pdf', 'Nota de constatare (demo)'],
    ['other', 'certificat-medical.pdf', 'Certificat de concediu medical (demo)'],
  ] as const;
  return [
    ...pictures.map(([docTypeCode, fileName]) => ({
      ...described(docTypeCode, fileName, 'image/jpeg', photo),
      storageKey: photoKey,
      thumbnailKey,
      // Drawn, not taken: there is no place to be removed.
      copyKey: photoKey,
    })),
    {
      ...described('damage_photo', 'avarie-spate.jpg', 'image/jpeg', other),
      storageKey: otherKey,
      thumbnailKey: otherThumbnailKey,
      copyKey: otherKey,
    },
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

  async function thumbnailOf(paper: Uint8Array) {
    const small = await pdfThumbnail(paper);
    return small === undefined ? null : save(small.picture);
  }
}

function described(docTypeCode: string, fileName: string, mimeType: string, content: Uint8Array) {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { docTypeCode, fileName, mimeType, sizeBytes: content.byteLength, sha256 };
}

const colors = { blue: '#2f5d8a', grey: '#6d747c' };

function damagePhoto(color: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640">
    <rect width="960" height="640" fill="#b8c4cc"/><rect y="450" width="960" height="190" fill="#6f7780"/>
    <path d="M90 430 Q110 330 250 320 L340 220 Q370 200 430 200 L640 200 Q700 205 740 250 L800 320 Q880 330 885 430 Z" fill="${color}"/>
    <path d="M365 235 L470 235 L470 315 L300 315 Z M490 235 L640 235 Q680 240 710 285 L725 315 L490 315 Z" fill="#dfe9ef"/>
    <circle cx="255" cy="440" r="72" fill="#22262a"/><circle cx="255" cy="440" r="38" fill="#9aa4ac"/>
    <circle cx="715" cy="440" r="72" fill="#22262a"/><circle cx="715" cy="440" r="38" fill="#9aa4ac"/>
    <path d="M800 345 L872 352 L850 372 L878 396 L838 404 L862 428 L806 418 Z" fill="#1c3a57"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer();
}
