import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { findTimelineSubject } from './timeline/timeline-repository.ts';

/** Which assignment a printed timeline is about (specification C14). */
export async function getTimelineAssignment({ path, caller, tx, language }: Call<'getTimelineAssignment'>) {
  const subject = await findTimelineSubject(tx, caller.orgId, path.assignment_key, language);
  if (subject === undefined) throw new Problem(404, 'not_found');
  const { claim_file_id: _, ...lookup } = subject;
  return lookup;
}
