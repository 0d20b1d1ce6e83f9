import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { heading, keepTogether, margin, muted, writeAt, type Paper } from '#src/kernel/pdf/pdf-paper.ts';
import { subjectNames } from './note-words.ts';
import type { StoredPhoto } from './printed-photo-repository.ts';

/** Where the content of photos is read. */
export type PhotoFiles = { files: Pick<FileStore, 'open'> };

type Shown = { photos: readonly StoredPhoto[]; lines: readonly { item_guid: string }[] };

const picture = { width: 250, height: 176 };
/** Pixels of the longer edge: enough for half a sheet. */
const edge = 1000;

/** The photos of a note, two in a row, each once with everything it shows. */
export async function writePhotos(
  { files }: PhotoFiles,
  paper: Paper,
  { photos, lines }: Shown,
): Promise<void> {
  const shown = [...Map.groupBy(photos, ({ document_id: id }) => id).values()];
  if (shown.length === 0) return;
  paper.addPage();
  heading(paper, 'Anexă: fotografii');
  const lineNo = new Map(lines.map((line, index) => [line.item_guid, index + 1]));
  const captions = shown.map(
    (photo, index) => `${index + 1}. ${photo.map((one) => captionOf(one, lineNo)).join('; ')}`,
  );
  for (const [index, [photo]] of shown.entries()) {
    if (photo === undefined) continue;
    const isLeft = index % 2 === 0;
    // A row is as high as the longer of its two captions, so that none runs under the next picture.
    const beside = captions.slice(index - (index % 2), index - (index % 2) + 2);
    const height =
      picture.height + gapOfCaption + Math.max(...beside.map((text) => captionHeight(paper, text)));
    if (isLeft) keepTogether(paper, height);
    const x = isLeft ? margin : margin + picture.width + 11;
    const y = paper.y;
    const content = await pictureOf(files, photo);
    if (content === undefined)
      writeAt(paper, 'Fotografia nu se poate tipări', { x, y, width: picture.width }, { color: muted });
    else paper.image(content, x, y, { fit: [picture.width, picture.height] });
    writeAt(
      paper,
      captions[index] ?? '',
      { x, y: y + picture.height + gapOfCaption, width: picture.width },
      { size: captionSize, color: muted },
    );
    paper.y = isLeft && index + 1 < shown.length ? y : y + height + gapOfRows;
    await whenRead(paper);
  }
}

const captionSize = 7;
const gapOfCaption = 3;
const gapOfRows = 8;

const captionHeight = (paper: Paper, text: string) =>
  paper.font('regular').fontSize(captionSize).heightOfString(text, { width: picture.width });

function captionOf({ subject, item_guid: guid }: StoredPhoto, lineNo: ReadonlyMap<string, number>): string {
  const no = guid === null ? undefined : lineNo.get(guid);
  return no === undefined ? subjectNames[subject] : `${subjectNames[subject]}, rândul ${no}`;
}

/** The copy without place and camera, small enough to be sent; `undefined` while there is none. */
async function pictureOf(
  files: PhotoFiles['files'],
  { copy_key: key }: StoredPhoto,
): Promise<Buffer | undefined> {
  const content = key === null ? undefined : await files.open(key);
  if (content === undefined) return undefined;
  return sharp(await buffer(content))
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 72 })
    .toBuffer();
}

/** Goes on once the reader has taken most of what was written. */
async function whenRead(paper: Paper): Promise<void> {
  while (paper.readableLength > 1_000_000 && !paper.destroyed) await setImmediate();
}
