import type { DemoWorld } from '../demo-world.ts';
import type { DemoFile } from '../assignments/make-work.ts';

/**
 * Ends the making of a file: counts its work and puts its tracker in order.
 *
 * The pieces of work were invented one by one; a claimant's tracker only ever moves forward.
 */
export function settleFile({ rows }: DemoWorld, file: DemoFile, closedAt?: Date) {
  const events = rows.tracker_event
    .slice(file.trackerFrom)
    .filter((event) => event.claim_file_id === file.claimFileId);
  const times = events.map((event) => event.system_time).sort((a, b) => timeOf(a) - timeOf(b));
  const ordered = [...events].sort((a, b) => a.process_step_index - b.process_step_index);
  ordered.forEach((event, index) => (event.system_time = times[index]));

  const row = rows.claim_file.findLast((candidate) => candidate.claim_file_id === file.claimFileId);
  if (!row) throw new Error(`${file.claimFileNo} was not made.`);
  row.assignment_count = file.assignmentCount;
  row.tracker_step = ordered.at(-1)?.process_step_index ?? 0;
  if (closedAt !== undefined) row.closed_at = closedAt;
}

function timeOf(value: Date | string | undefined) {
  return value === undefined ? 0 : new Date(value).getTime();
}
