import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import * as z from 'zod';
import { heicPhoto } from '../heic-photo.ts';

const kinds = ['heic', 'jpeg', 'png', 'pdf', 'tiff', 'avif', 'text'] as const;
const schema = z.array(
  z.object({
    bytes: z.enum(kinds),
    /** The name that its sender gave it. */
    sent: z.string(),
    /** The name that it is kept under; a file without one is refused. */
    stored: z.string().nullable(),
    type: z.string().nullable(),
  }),
);

const drawn = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#446688' } });
const contents: Record<(typeof kinds)[number], Buffer> = {
  heic: heicPhoto,
  jpeg: await drawn().jpeg().toBuffer(),
  png: await drawn().png().toBuffer(),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'),
  tiff: await drawn().tiff().toBuffer(),
  avif: await drawn().avif().toBuffer(),
  text: Buffer.from('Bună ziua'),
};

/** Files as telephones, scanners and people name them, with what they are kept as. */
export const namedFiles = schema
  .parse(
    JSON.parse(
      await readFile(
        new URL('../../../../../libs/platform/kernel/corpus/images.json', import.meta.url),
        'utf8',
      ),
    ),
  )
  .map((file) => ({ ...file, content: contents[file.bytes] }));
