import * as z from 'zod';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { defineJob, type TenantJob } from '#src/kernel/jobs/define-job.ts';
import { personalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import { storedPolicy, type StoredPolicy } from '../known-policy.ts';
import { compareList, storePolicies } from '../policy-repository.ts';
import { policyOfRow, type RowFault } from './policy-of-row.ts';
import { findImportFile, updateImport, type WaitingImport } from './policy-import-repository.ts';
import { PolicyFileRefused, readRows, type RowBatch } from './read-rows.ts';

type Needs = { files: Pick<FileStore, 'open'>; serverKey: Buffer; now: () => Date };
type Job = Pick<TenantJob<unknown>, 'orgId' | 'inTransaction' | 'reportProgress' | 'signal'>;
type Work = { job: Job; importId: string; stored: WaitingImport; needs: Needs };

const leftOutShown = 500;
const longestText = 200;

/**
 * Reads a file of policies, or takes over what was read: the state of the import says which.
 *
 * Each some thousand rows are a transaction of their own. A job that comes twice begins again, and finds what is stored already
 * unchanged.
 */
export const policyImportJob = defineJob({
  name: 'fnol.import-policies',
  title: { ro: 'Importul polițelor', en: 'Import of policies' },
  settings: { retries: 3, firstPauseSeconds: 5, longestSeconds: 30 * 60, perOrganisation: 1 },
  data: z.object({ policy_import_id: z.uuid() }),
  async work(needs: Needs, { data: { policy_import_id: importId }, ...job }) {
    const { orgId, inTransaction } = job;
    const stored = await inTransaction((tx) => findImportFile(tx, orgId, importId));
    if (stored === undefined) return;
    const work: Work = { job, importId, stored, needs };
    try {
      if (stored.state === 'reading') await read(work);
      if (stored.state === 'applying') await apply(work);
    } catch (error) {
      if (!(error instanceof PolicyFileRefused)) throw error;
      await change(work, { state: 'failed', fault: error.fault });
    }
  },
  giveUp: (tx, { orgId, data }) =>
    updateImport(tx, orgId, data.policy_import_id, { state: 'failed', fault: 'unreadable' }),
});

const change = ({ job, importId }: Work, values: Parameters<typeof updateImport>[3]) =>
  job.inTransaction((tx) => updateImport(tx, job.orgId, importId, values));

/** What a file would change, row by row, without changing anything. */
async function read(work: Work): Promise<void> {
  const { job } = work;
  const counts = { new: 0, changed: 0, unchanged: 0, left_out: 0 };
  const leftOut: { row: number; text: string; reason: RowFault }[] = [];
  let count = 0;
  const judge = judgeOf(work);
  for await (const batch of rowsOf(work)) {
    const { head, rows } = batch;
    if (!head.isComplete) {
      await change(work, { state: 'unmapped', ...shownHead(head) });
      return;
    }
    const judged = judge(rows);
    count += rows.length;
    counts.left_out += judged.leftOut.length;
    leftOut.push(...judged.leftOut.slice(0, leftOutShown - leftOut.length));
    await job.inTransaction(async (tx) => {
      const found = await compareList(tx, job.orgId, judged.policies);
      counts.new += found.new;
      counts.changed += found.changed;
      counts.unchanged += found.unchanged;
      const known = {
        done_count: count,
        row_count: count,
        counts: JSON.stringify(counts),
        ...shownHead(head),
      };
      await updateImport(tx, job.orgId, work.importId, known);
    });
  }
  await change(work, { state: 'ready', left_out: JSON.stringify(leftOut) });
}

async function apply(work: Work): Promise<void> {
  const { job, needs } = work;
  const judge = judgeOf(work);
  let done = 0;
  for await (const { rows } of rowsOf(work)) {
    const { policies } = judge(rows);
    done += rows.length;
    await job.inTransaction(async (tx) => {
      await storePolicies(tx, job.orgId, policies, { source: 'import', now: needs.now() });
      await updateImport(tx, job.orgId, work.importId, { done_count: done });
    });
  }
  // Personal numbers stand in the file, and nobody needs it any more: the sweep of files removes what nothing names.
  await change(work, { state: 'applied', applied_at: needs.now(), storage_key: null });
}

async function* rowsOf({ stored, needs, job }: Work): AsyncGenerator<RowBatch> {
  const key = stored.storage_key;
  if (key === null) throw new Error('An import has lost its file.');
  const open = async () => {
    const content = await needs.files.open(key);
    if (content === undefined) throw new Error('The file of an import is gone.');
    return content;
  };
  let done = 0;
  for await (const batch of readRows(open, stored.columns)) {
    job.signal.throwIfAborted();
    yield batch;
    done += batch.rows.length;
    await job.reportProgress(done, done);
  }
}

const shownHead = ({ headings, firstRow, columns }: RowBatch['head']) => ({
  headings: JSON.stringify(headings),
  first_row: JSON.stringify(firstRow),
  columns: JSON.stringify(columns),
});

/** Tells policies from rows that are none, and knows every row of the file before. */
function judgeOf({ job, needs }: Work) {
  const numbers = personalNumbers(needs.serverKey);
  const seen = new Set<string>();
  return (rows: RowBatch['rows']) => {
    const policies: StoredPolicy[] = [];
    const leftOut: { row: number; text: string; reason: RowFault }[] = [];
    for (const row of rows) {
      const told = policyOfRow(row);
      const policy = typeof told === 'string' ? told : storedPolicy(numbers, job.orgId, told);
      const key =
        typeof policy === 'string' ? '' : `${policy.kind} ${policy.number_key} ${policy.valid_from}`;
      if (typeof policy !== 'string' && !seen.has(key)) {
        seen.add(key);
        policies.push(policy);
      } else
        leftOut.push({
          row: row.line,
          text: textOf(row),
          reason: typeof policy === 'string' ? policy : 'twice',
        });
    }
    return { policies, leftOut };
  };
}

/** What people know a row by; the number of its holder is not repeated. */
const textOf = ({ number, plate, holder_name: name }: RowBatch['rows'][number]) =>
  [number, plate, name].filter(Boolean).join(' · ').slice(0, longestText).toWellFormed();
