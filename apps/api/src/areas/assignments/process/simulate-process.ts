import { startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { replayProcess, type Divergence } from '@dosar/workload-domain';
import * as z from 'zod';
import { defineJob } from '#src/kernel/jobs/define-job.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { versionAsRead } from './change-draft.ts';
import { findInForce } from './in-force-repository.ts';
import { countPastWork, findPastPaths, type PastPath } from './past-steps-repository.ts';
import { processDetail } from './process-detail.ts';
import { firstPastDay } from './process-moves.ts';
import { processOf } from './stored-process.ts';
import { lockVersion, updateSimulation } from './version-repository.ts';

const portion = 500;
const mostReasons = 100;
const mostFiles = 5;

const queue = {
  name: 'assignments.simulate-process',
  data: z.object({ process_version_id: z.string() }),
};

/** Begins to replay the files of the last month on a draft. */
export async function simulateProcess(call: Call<'simulateProcess'>): Promise<Schema<'ProcessDetail'>> {
  const { tx, caller, now, language, audit } = call;
  const { orgId } = caller;
  const draft = await versionAsRead(call, ['draft', 'validated']);
  const { process_version_id: versionId, assignment_type_code: assignmentType } = draft;
  audit.subject(versionId);
  const day = firstPastDay(now);
  const from = startOfDay(day);
  const simulation: Schema<'ProcessSimulation'> = {
    state: 'running',
    done: 0,
    total: await countPastWork(tx, orgId, { assignmentType, from }),
    same: 0,
    from_day: day,
    row_version: draft.row_version,
    reasons: [],
  };
  await updateSimulation(tx, orgId, { versionId, simulation: JSON.stringify(simulation) });
  await enqueueJob(tx, queue, { orgId, process_version_id: versionId });
  return processDetail({ tx, orgId, language }, assignmentType);
}

/** Replays the work of a month on a draft, portion after portion; a repeated try begins again and counts nothing twice. */
export const simulateProcessJob = defineJob({
  ...queue,
  title: { ro: 'Simularea unui proces', en: 'Simulating a process' },
  settings: { retries: 2, longestSeconds: 10 * 60, concurrency: 1, perOrganisation: 1 },
  async work(_: object, { orgId, data, inTransaction, reportProgress }) {
    const versionId = data.process_version_id;
    const begun = await inTransaction(async (tx) => {
      const draft = await lockVersion(tx, orgId, versionId);
      const inForce = draft && (await findInForce(tx, orgId, draft.assignment_type_code));
      return inForce === undefined ? undefined : { draft, inForce: inForce.content };
    });
    const wanted = begun?.draft?.simulation;
    if (begun?.draft === undefined || wanted === null || wanted === undefined) return;
    const { draft, inForce } = begun;
    const judge = replayProcess(processOf(inForce), processOf(draft.content));
    const tally = newTally();
    const from = startOfDay(wanted.from_day);
    const { total } = wanted;
    let after = '00000000-0000-0000-0000-000000000000';
    let done = 0;
    for (;;) {
      const asked = { assignmentType: draft.assignment_type_code, from, after, limit: portion };
      const paths = await inTransaction((tx) => findPastPaths(tx, orgId, asked));
      for (const path of paths)
        tally.add(path, judge({ claimFileId: path.claim_file_id, steps: path.steps }));
      done += paths.length;
      after = paths.at(-1)?.assignment_id ?? after;
      const isOver = paths.length < portion;
      const simulation: Schema<'ProcessSimulation'> = {
        ...wanted,
        state: isOver ? 'done' : 'running',
        done,
        total: Math.max(total, done),
        same: tally.same(),
        reasons: tally.reasons(),
      };
      await inTransaction((tx) =>
        updateSimulation(tx, orgId, { versionId, simulation: JSON.stringify(simulation) }),
      );
      if (isOver) return;
      await reportProgress(done, Math.max(total, done));
    }
  },
  async giveUp(tx, { orgId, data }) {
    const draft = await lockVersion(tx, orgId, data.process_version_id);
    if (!draft?.simulation) return;
    const simulation = JSON.stringify({ ...draft.simulation, state: 'failed' });
    await updateSimulation(tx, orgId, { versionId: data.process_version_id, simulation });
  },
});

/** Counts the work that would go another way by the reason, with some of its files. */
function newTally() {
  const byReason = new Map<string, Schema<'SimulatedReason'>>();
  let same = 0;
  return {
    add({ claim_file_id, claim_file_no }: PastPath, divergence: Divergence | undefined) {
      if (divergence === undefined) {
        same += 1;
        return;
      }
      const { reason, statusCode, stepCode, about } = divergence;
      const key = JSON.stringify(divergence);
      const found = byReason.get(key) ?? {
        reason,
        status_code: statusCode,
        step_code: stepCode,
        about: about.slice(0, 20),
        count: 0,
        files: [],
      };
      found.count += 1;
      const isNamed = found.files.some((file) => file.claim_file_id === claim_file_id);
      if (found.files.length < mostFiles && !isNamed) found.files.push({ claim_file_id, claim_file_no });
      byReason.set(key, found);
    },
    same: () => same,
    reasons: () =>
      [...byReason.values()].toSorted((one, other) => other.count - one.count).slice(0, mostReasons),
  };
}
