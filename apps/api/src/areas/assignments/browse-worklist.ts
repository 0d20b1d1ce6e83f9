import type { Call } from '../../kernel/http/route-table.ts';
import { cursorAfter, positionOf } from './worklist-cursor.ts';
import { orderOf, pageSizeOf } from './worklist-filter.ts';
import { findWorklist } from './worklist-repository.ts';

/** One page of the worklist (specification B9): nearest deadline first unless asked otherwise. */
export async function browseWorklist({ body: filter, caller, tx, now, language }: Call<'browseWorklist'>) {
  const order = orderOf(filter);
  const viewer = { orgId: caller.orgId, userId: caller.userId, now };
  const after = filter.after === undefined ? undefined : positionOf(filter.after, order);

  const found = await findWorklist(tx, filter, viewer, language, after);
  const rows = found.rows.slice(0, pageSizeOf(filter));
  const last = rows.at(-1);
  return {
    // The answer leaves out what the contract does not name; taking it out of fifty rows here would cost more.
    items: rows,
    next_cursor:
      found.rows.length > rows.length && last !== undefined
        ? cursorAfter(order, { value: last.sort_value, assignmentId: last.assignment_id })
        : null,
    total: found.total,
  };
}
