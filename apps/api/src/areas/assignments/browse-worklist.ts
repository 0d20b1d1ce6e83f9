import { inTenant, readInTenant, type Db } from '../../kernel/database/index.ts';
import type { Call, StandaloneCall } from '../../kernel/http/route-table.ts';
import { searchedText } from './worklist-conditions.ts';
import { cursorAfter, positionOf } from './page-cursor.ts';
import { orderOf, pageSizeOf } from './worklist-filter.ts';
import { findWorklist } from './worklist-repository.ts';

/** One page of the worklist (specification B9): nearest deadline first unless asked otherwise. */
export async function browseWorklist({ body: filter, caller, tx, now, language }: Call<'browseWorklist'>) {
  const { column, direction } = orderOf(filter);
  const list = [column, direction];
  const viewer = { orgId: caller.orgId, userId: caller.userId, now };
  const after = filter.after === undefined ? undefined : positionOf(filter.after, list);

  const found = await findWorklist(tx, filter, viewer, language, after);
  const rows = found.rows.slice(0, pageSizeOf(filter));
  const last = rows.at(-1);
  return {
    // The answer leaves out what the contract does not name; taking it out of fifty rows here would cost more.
    items: rows,
    next_cursor:
      found.rows.length > rows.length && last !== undefined
        ? cursorAfter(list, { key: last.sort_value, id: last.assignment_id })
        : null,
    total: found.total,
  };
}

/** The same in a transaction of its own. A page is one statement; a search sets something for it before. */
export function readWorklist(db: Db, call: StandaloneCall<'browseWorklist'>) {
  const { orgId } = call.caller;
  return searchedText(call.body) === undefined
    ? readInTenant(db, orgId, (tx) => browseWorklist({ ...call, tx }))
    : inTenant(db, orgId, (tx) => browseWorklist({ ...call, tx }), { retry: true });
}
