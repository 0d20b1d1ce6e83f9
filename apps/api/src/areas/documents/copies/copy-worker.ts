import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { inTenant, outsideTenant, type Db } from '#src/kernel/database/index.ts';
import type { LocalFileStore } from '#src/kernel/files/file-store.ts';
import { startPoller, type Poller } from '#src/kernel/poller/poller.ts';
import { copyMaker, type CopyMaker } from './copy-maker.ts';
import {
  findOrgsWithWaitingCopies,
  giveUpCopies,
  isTriedEnough,
  keepCopies,
  leasePicture,
  type MadeCopies,
  type PictureWithoutCopies,
} from './copy-repository.ts';

/** Channel on which the processes are told that a picture has come. */
export const pictureChannel = 'dosar_picture';

type Needs = { db: Db; files: LocalFileStore; log: Pick<FastifyBaseLogger, 'error' | 'warn'> };
type MakingNeeds = Needs & { maker: Pick<CopyMaker, 'make'> };

const turnMilliseconds = 5_000;

/**
 * Makes the copies of uploaded pictures, one after the other; any number of processes may do so at once.
 *
 * Each is leased with SKIP LOCKED: when a process dies over it, another one begins it anew after the lease.
 */
export function copyWorker(needs: Needs): Poller {
  const maker = copyMaker();
  const working = startPoller({
    milliseconds: turnMilliseconds,
    work: (isStopped) => makeWaitingCopies({ ...needs, maker }, isStopped),
    onFault: (error) => needs.log.warn({ err: error }, 'the waiting pictures could not be read'),
  });
  return {
    wake: working.wake,
    async stop() {
      await working.stop();
      maker.stop();
    },
  };
}

/** Makes the copies of every picture that waits, one of each organisation in turn: nobody waits for all of another's. */
export async function makeWaitingCopies(needs: MakingNeeds, isStopped = () => false): Promise<void> {
  let orgIds = await outsideTenant(needs.db, findOrgsWithWaitingCopies);
  while (orgIds.length > 0) {
    const unfinished: string[] = [];
    for (const orgId of orgIds) {
      if (isStopped()) return;
      const picture = await inTenant(needs.db, orgId, (tx) => leasePicture(tx, orgId));
      if (picture === undefined) continue;
      await makeCopies(needs, orgId, picture);
      unfinished.push(orgId);
    }
    orgIds = unfinished;
  }
}

async function makeCopies(needs: MakingNeeds, orgId: string, picture: PictureWithoutCopies): Promise<void> {
  const { db, log } = needs;
  const { document_id: id, copies_attempts: attempts } = picture;
  const giveUp = () => inTenant(db, orgId, (tx) => giveUpCopies(tx, orgId, id));
  try {
    const made = await copiesOf(needs, picture);
    if (made === undefined) await giveUp();
    else await keepOrForget(needs, orgId, picture, made);
  } catch (error) {
    log.error({ err: error, document_id: id, attempts }, 'the copies of a picture could not be made');
    if (isTriedEnough(picture)) await giveUp();
  }
}

async function copiesOf(
  { files, maker }: MakingNeeds,
  picture: PictureWithoutCopies,
): Promise<MadeCopies | undefined> {
  await mkdir(files.incoming, { recursive: true, mode: 0o700 });
  const [thumbnailPath, copyPath] = [join(files.incoming, randomUUID()), join(files.incoming, randomUUID())];
  try {
    const outcome = await maker.make({ photo: files.pathOf(picture.storage_key), thumbnailPath, copyPath });
    if (!outcome.isDecodable) return undefined;
    const thumbnailKey = picture.thumbnail_key ?? (await files.keep({ path: thumbnailPath }));
    return { thumbnailKey, copyKey: await files.keep({ path: copyPath }), copySize: outcome.copySize };
  } finally {
    for (const path of [thumbnailPath, copyPath]) await rm(path, { force: true });
  }
}

async function keepOrForget(
  { db, files }: MakingNeeds,
  orgId: string,
  { document_id: id, thumbnail_key: hadThumbnail }: PictureWithoutCopies,
  made: MadeCopies,
): Promise<void> {
  const isKept = await inTenant(db, orgId, (tx) => keepCopies(tx, orgId, id, made));
  if (isKept) return;
  // Its guest has taken it back meanwhile, or another process was quicker.
  await files.remove(made.copyKey);
  if (hadThumbnail === null) await files.remove(made.thumbnailKey);
}
