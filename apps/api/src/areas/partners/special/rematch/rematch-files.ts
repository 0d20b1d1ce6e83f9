import type { Schema } from '@dosar/openapi';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { cursorAfter, positionOf } from '#src/kernel/http/page-cursor.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { customerRefused } from '../customer-refused.ts';
import { chooseFiles, findDifferences } from './rematch-file-repository.ts';
import { rematchJob } from './rematch-job.ts';
import { findRematch, holdRematch, insertRematch, moveRematch } from './rematch-repository.ts';

type Last = Schema<'LastRematch'>;

/** The last check of the open files, and how far it is. */
export async function getRematch({ tx, caller }: Call<'getRematch'>): Promise<Last> {
  return { rematch: (await findRematch(tx, caller.orgId)) ?? null };
}

const pageSize = 50;

/** What a check has found, page by page. */
export async function browseRematchFiles({
  tx,
  caller,
  path,
  query,
}: Call<'browseRematchFiles'>): Promise<Schema<'RematchFilePage'>> {
  const which = { orgId: caller.orgId, rematchId: path.special_rematch_id };
  if ((await findRematch(tx, caller.orgId, which.rematchId)) === undefined) throw notFound();
  const list = ['rematch', which.rematchId, query.change ?? ''];
  const after = query.after === undefined ? undefined : positionOf(query.after, list).id;
  const rows = await findDifferences(tx, which, { change: query.change, after, limit: pageSize + 1 });
  const items = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  return { items, next_cursor: last ? cursorAfter(list, { key: '', id: last.claim_file_id }) : null };
}

/** Has all open files compared; the result takes the place of the one before. */
export async function startRematch({ tx, caller, now, audit }: Call<'startRematch'>): Promise<Last> {
  const { orgId, userId } = caller;
  const last = await findRematch(tx, orgId);
  if (last?.state === 'comparing' || last?.state === 'applying') throw customerRefused('check_running');
  const rematchId = await insertRematch(tx, orgId, { userId, now });
  await enqueueJob(tx, rematchJob, { orgId, special_rematch_id: rematchId });
  audit.subject(rematchId);
  return { rematch: (await findRematch(tx, orgId, rematchId)) ?? null };
}

/** Has what a check found carried out, all of it or what was chosen. */
export async function applyRematch({ tx, caller, path, body, audit }: Call<'applyRematch'>): Promise<Last> {
  const { orgId } = caller;
  const which = { orgId, rematchId: path.special_rematch_id };
  const isHeld = (await holdRematch(tx, which, 'ready')) !== undefined;
  const rematch = await findRematch(tx, orgId, which.rematchId);
  if (rematch === undefined) throw notFound();
  if (!isHeld) throw customerRefused('check_running');
  if (rematch.is_outdated) throw customerRefused('check_outdated');
  const chosen = await chooseFiles(tx, which, body.claim_file_ids);
  if (chosen === 0) throw customerRefused('nothing_open');
  await moveRematch(tx, which, { state: 'applying' });
  await enqueueJob(tx, rematchJob, { orgId, special_rematch_id: which.rematchId });
  audit.subject(which.rematchId);
  audit.note({ files: chosen, all: body.claim_file_ids === null });
  return { rematch: (await findRematch(tx, orgId, which.rematchId)) ?? null };
}
