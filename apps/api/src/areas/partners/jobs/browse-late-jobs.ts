import type { Schema } from '@dosar/openapi';
import { cursorAfter, positionOf } from '#src/kernel/http/page-cursor.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { countLateJobs, findLateJobs } from './late-job-repository.ts';

const pageSize = 50;

/** Jobs whose next step is overdue, page by page. */
export async function browseLateJobs({
  tx,
  caller,
  query,
  now,
}: Call<'browseLateJobs'>): Promise<Schema<'LatePartnerJobPage'>> {
  const search = { orgId: caller.orgId, now, nextParty: query.next_party };
  const list = ['late-partner-jobs', query.next_party ?? ''];
  const after = query.after === undefined ? undefined : positionOf(query.after, list);
  const rows = await findLateJobs(tx, search, { after, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    items: page.map(({ due_at: dueAt, ...job }) => ({ ...job, due_at: dueAt.toISOString() })),
    count: await countLateJobs(tx, search),
    next_cursor: last ? cursorAfter(list, { key: last.due_at.toISOString(), id: last.partner_job_id }) : null,
  };
}
