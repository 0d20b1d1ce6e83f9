import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '#src/generated/database.ts';
import type { WorkingFileStore } from '#src/kernel/files/file-store.ts';
import { defineJob } from '#src/kernel/jobs/define-job.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { copyMaker, type CopyMaker } from './copy-maker.ts';
import {
  countWaitingBefore,
  findPicture,
  findWaitingPictures,
  giveUpCopies,
  keepCopies,
  type MadeCopies,
  type PictureWithoutCopies,
  wantCopies,
} from './copy-repository.ts';

type Needs = { files: WorkingFileStore };

/** Seven tries within two hours, so that a full disk has time to be noticed. Decoding takes a core: one at a time. */
const settings = { retries: 6, firstPauseSeconds: 60, longestSeconds: 2 * 60, keptSeconds: 60 * 60 };

/** Makes the copies of one uploaded picture. Its row says whether that is still to be done. */
export function copiesJobWith(maker: Pick<CopyMaker, 'make'>) {
  return defineJob({
    name: 'documents.make-copies',
    title: { ro: 'Pregătirea unei fotografii', en: 'Preparing a picture' },
    settings,
    data: z.object({ document_id: z.uuid() }),
    async work({ files }: Needs, { orgId, data, inTransaction }) {
      const { document_id: id } = data;
      const picture = await inTransaction((tx) => findPicture(tx, orgId, id));
      if (picture === undefined) return;
      const made = await copiesOf(maker, files, picture);
      if (made === undefined) return inTransaction((tx) => giveUpCopies(tx, orgId, id));
      if (await inTransaction((tx) => keepCopies(tx, orgId, id, made))) return;
      // Its guest has taken it back meanwhile, or another process was quicker.
      if (made.copyKey !== null) await files.remove(made.copyKey);
      if (picture.thumbnail_key === null) await files.remove(made.thumbnailKey);
    },
    giveUp: (tx, { orgId, data }) => giveUpCopies(tx, orgId, data.document_id),
    takeUp: (tx, { orgId, data }) => wantCopies(tx, orgId, data.document_id),
  });
}

/** Makes the copies of one uploaded picture, in a process of their own. */
export const makeCopiesJob = copiesJobWith(copyMaker());

/**
 * Asks for the copies of a picture once this transaction is committed.
 *
 * The first waiting picture of every claim goes before the second one of any: who sends many waits for those who send
 * few. Pictures of equal rank, and those of one claim, are made in the order in which they came.
 */
export async function askForCopies(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
): Promise<void> {
  const waiting = await countWaitingBefore(tx, orgId, documentId);
  await enqueueJob(
    tx,
    makeCopiesJob,
    { orgId, document_id: documentId },
    { id: documentId, priority: -waiting },
  );
}

/** Asks for the copies of pictures that wait without a job; those that have a job keep it. */
export async function askForWaitingCopies(tx: Transaction<Database>, orgId: string): Promise<void> {
  for (const id of await findWaitingPictures(tx, orgId)) await askForCopies(tx, orgId, id);
}

async function copiesOf(
  maker: Pick<CopyMaker, 'make'>,
  files: WorkingFileStore,
  picture: PictureWithoutCopies,
): Promise<MadeCopies | undefined> {
  await mkdir(files.incoming, { recursive: true, mode: 0o700 });
  const [thumbnailPath, copyPath] = [join(files.incoming, randomUUID()), join(files.incoming, randomUUID())];
  try {
    const outcome = await files.atPath(picture.storage_key, (photo) =>
      maker.make({ photo, mediaType: picture.mime_type, thumbnailPath, copyPath }),
    );
    if (!outcome?.isDecodable) return undefined;
    const thumbnailKey = picture.thumbnail_key ?? (await files.keep({ path: thumbnailPath }));
    if ('pageCount' in outcome)
      return { thumbnailKey, copyKey: null, copySize: 0, pageCount: outcome.pageCount };
    const copyKey = await files.keep({ path: copyPath });
    return { thumbnailKey, copyKey, copySize: outcome.copySize, pageCount: null };
  } finally {
    for (const path of [thumbnailPath, copyPath]) await rm(path, { force: true });
  }
}
