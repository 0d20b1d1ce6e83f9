// Decodes what strangers send: a process of its own, without our secrets, that gives way to everybody else.
import { open } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import type { CopyOutcome, CopyTask } from './copy-maker.ts';
import { pdfThumbnail } from './pdf-thumbnail.ts';
import { copyWithoutPlace, thumbnailOf } from './photo-copies.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', (task: CopyTask) => void copiesOf(task).then((outcome) => process.send?.(outcome)));
process.on('disconnect', () => process.exit());
// Whoever started it says when it ends: a terminal that is interrupted interrupts both.
process.on('SIGINT', () => undefined);

async function copiesOf(task: CopyTask): Promise<CopyOutcome> {
  const { photo, thumbnailPath, copyPath } = task;
  if (task.mediaType === 'application/pdf') {
    const paper = await pdfThumbnail(photo);
    if (paper === undefined) return { isDecodable: false };
    await write(thumbnailPath, paper.picture);
    return { isDecodable: true, pageCount: paper.pageCount };
  }
  const thumbnail = await thumbnailOf(photo);
  const copy = thumbnail && (await copyWithoutPlace(photo));
  if (thumbnail === undefined || copy === undefined) return { isDecodable: false };
  await write(thumbnailPath, thumbnail);
  await write(copyPath, copy);
  return { isDecodable: true, copySize: copy.byteLength };
}

async function write(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
