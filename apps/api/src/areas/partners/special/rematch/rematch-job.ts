import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { defineJob, type TenantJob } from '#src/kernel/jobs/define-job.ts';
import { findFileFacts } from '../file/file-facts-repository.ts';
import { matchFile } from '../file/match-file.ts';
import { compareFiles } from './compare-files.ts';
import { findChosenFile, releaseChosen, settleFile } from './rematch-file-repository.ts';
import {
  findNextFiles,
  findRematch,
  holdRematch,
  keepDifferences,
  moveRematch,
  type Which,
} from './rematch-repository.ts';

type Needs = { now: () => Date };
type Job = Pick<TenantJob<unknown>, 'inTransaction' | 'reportProgress' | 'signal'>;

const filesOfBatch = 100;
/** The rest between two batches, as a share of what the batch took: people who work meanwhile have the larger half. */
const restShare = 1;
const longestRest = 500;

/**
 * Compares the open files with the special customers, or carries out what somebody chose of the differences.
 *
 * The rows say how far it is, so a job that died is repeated without doing anything twice.
 */
export const rematchJob = defineJob({
  name: 'partners.rematch',
  title: {
    ro: 'Verificarea dosarelor deschise după clienții speciali',
    en: 'Checking open files for special customers',
  },
  settings: {
    retries: 3,
    firstPauseSeconds: 2,
    longestPauseSeconds: 60,
    longestSeconds: 60 * 60,
    perOrganisation: 1,
  },
  data: z.object({ special_rematch_id: z.uuid() }),
  async work({ now }: Needs, { orgId, data, ...job }) {
    const which = { orgId, rematchId: data.special_rematch_id };
    await compareAll(job, which, now);
    await applyChosen(job, which, now);
  },
  async giveUp(tx, { orgId, data }) {
    const which = { orgId, rematchId: data.special_rematch_id };
    const rematch = await findRematch(tx, orgId, which.rematchId);
    if (rematch?.state !== 'comparing' && rematch?.state !== 'applying') return;
    await releaseChosen(tx, which);
    await moveRematch(tx, which, { state: 'failed' });
  },
  async takeUp(tx, { orgId, data }) {
    const which = { orgId, rematchId: data.special_rematch_id };
    const rematch = await findRematch(tx, orgId, which.rematchId);
    // What was to be carried out is chosen anew; the comparison goes on where it was.
    if (rematch?.state === 'failed' && rematch.finished_at === null)
      await moveRematch(tx, which, { state: 'comparing' });
  },
});

async function compareAll({ inTransaction, reportProgress, signal }: Job, which: Which, now: () => Date) {
  for (;;) {
    const begun = performance.now();
    const isOver = await inTransaction(async (tx) => {
      const held = await holdRematch(tx, which, 'comparing');
      if (held === undefined) return true;
      const files = await findNextFiles(tx, which.orgId, { after: held.until, limit: filesOfBatch });
      if (files.length === 0) {
        await moveRematch(tx, which, { state: 'ready', finished_at: now() });
        return true;
      }
      const differences = await compareFiles({ tx, orgId: which.orgId, now: now() }, files);
      await keepDifferences(tx, which, { differences, files });
      return false;
    });
    if (isOver) return;
    await tell({ inTransaction, reportProgress }, which);
    await rest(performance.now() - begun, signal);
  }
}

/** Goes file by file: each is one transaction with all that follows from it. */
async function applyChosen({ inTransaction, reportProgress, signal }: Job, which: Which, now: () => Date) {
  for (let settled = 0; ; settled++) {
    const begun = performance.now();
    const isOver = await inTransaction(async (tx) => {
      if ((await holdRematch(tx, which, 'applying')) === undefined) return true;
      const file = await findChosenFile(tx, which);
      if (file === undefined) {
        await moveRematch(tx, which, { state: 'ready' });
        return true;
      }
      const { claim_file_id: claimFileId } = file;
      const at = now();
      // Held first: what is compared then is what will be matched.
      await findFileFacts(tx, { orgId: which.orgId, claimFileId });
      const [difference] = await compareFiles({ tx, orgId: which.orgId, now: at }, [claimFileId]);
      const isAsShown =
        difference !== undefined &&
        difference.before === file.before_customer_id &&
        difference.after === file.after_customer_id;
      if (isAsShown) await matchFile({ tx, caller: systemCaller(which.orgId), now: at }, { claimFileId });
      await settleFile(tx, which, claimFileId, isAsShown ? 'applied' : 'skipped');
      return false;
    });
    if (isOver) return;
    if (settled % 10 === 0) await tell({ inTransaction, reportProgress }, which);
    await rest(performance.now() - begun, signal);
  }
}

async function tell({ inTransaction, reportProgress }: Omit<Job, 'signal'>, { orgId, rematchId }: Which) {
  const rematch = await inTransaction((tx) => findRematch(tx, orgId, rematchId));
  if (rematch === undefined) return;
  const { state, applied_count: applied, skipped_count: skipped, chosen_count: chosen } = rematch;
  const settled = applied + skipped;
  if (state === 'applying') await reportProgress(settled, settled + chosen);
  // Files that were opened meanwhile are compared too.
  else await reportProgress(rematch.compared_count, Math.max(rematch.file_count, rematch.compared_count));
}

const rest = (worked: number, signal: AbortSignal) =>
  pause(Math.min(longestRest, worked * restShare), undefined, { signal });
