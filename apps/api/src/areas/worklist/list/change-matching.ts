import type { Schema } from '@dosar/openapi';
import { offeredByStatus, startLargeChange } from '#src/areas/assignments/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import type { WorklistFilter } from '../extension-points.ts';
import { findMatching } from './worklist-counts-repository.ts';
import { viewerOf } from './worklist-viewer.ts';

/** More at once would keep a job busy for longer than a change can be taken back. */
const mostChanged = 20_000;

type Asking = Pick<Call<'countMatching'>, 'tx' | 'caller' | 'now'>;

/** How many assignments a list finds, and what could be done to all of them. */
export async function countMatching(call: Call<'countMatching'>): Promise<Schema<'MatchingWork'>> {
  const found = await matching(call, call.body.settings);
  const { claimFiles, transitions } = await offeredByStatus(call, found);
  return { total: found.length, limit: mostChanged, claim_files: claimFiles, transitions };
}

/** Starts a job that makes one change to every assignment of a list; refuses when the list has grown beyond the number that the caller saw. */
export async function changeMatching(call: Call<'changeMatching'>): Promise<Schema<'LargeChange'>> {
  const { settings, total, change } = call.body;
  const found = await matching(call, settings);
  if (found.length > mostChanged) throw refused({ reason: 'too_many_rows', limit: mostChanged });
  if (found.length > total) throw refused({ reason: 'more_rows', total: found.length });
  return startLargeChange(call, { change, assignmentIds: found, audit: call.audit });
}

function matching({ tx, caller, now }: Asking, settings: Schema<'ViewSettings'>): Promise<string[]> {
  const { columns: _columns, sort: _sort, ...filter } = settings;
  return findMatching(tx, filter satisfies WorklistFilter, viewerOf(caller, now), mostChanged);
}

function refused(context: { reason: string; limit?: number; total?: number }): Problem {
  return new Problem(409, 'conflict', { context });
}
