import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { prepared, readInTenant, type Db } from '#src/kernel/database/index.ts';
import type { Call, StandaloneCall } from '#src/kernel/http/route-table.ts';
import { dayAgendaOf } from './browse-day-agenda.ts';
import { findRecentlyOpened, readLastCheck } from './shortlist-repository.ts';
import { tilesFor, type TileRule } from './shortlist-tiles.ts';
import type { WorklistViewer } from '../worklist/worklist-conditions.ts';
import { filterKey } from '../worklist/worklist-filter.ts';
import { findWorklist, readRows } from '../worklist/worklist-repository.ts';
import { countWorklists } from '../worklist/worklist-counts.ts';

/** Longer lists are what the worklist is for. */
const rowsOfSection = 8;

/** The numbers of the dashboard, in the order of their tiles. */
export function countTiles(tx: Transaction<Database>, rules: readonly TileRule[], viewer: WorklistViewer) {
  const filters = rules.map(({ settings }) => settings);
  return countWorklists(tx, filters, viewer, prepared);
}

/** Everything the caller's dashboard shows (specification B9). */
export async function browseShortlist(call: Call<'browseShortlist'>): Promise<Schema<'Shortlist'>> {
  const { caller, tx, now, language } = call;
  const { orgId, userId } = caller;
  const viewer = { orgId, userId, now };
  const isManager = meetsRoleCondition(caller.roles, '*.manager');
  const agenda = await dayAgendaOf(call, localDateOf(now));

  const rules = tilesFor({
    isManager,
    isReplacing: agenda.items.some(({ kind }) => kind === 'replacement'),
  });
  const totals = await countTiles(tx, rules, viewer);
  const nearest = { filter_keys: filterKey.mine, category_code: 'active' as const, limit: rowsOfSection };
  const found = await findWorklist(tx, nearest, viewer, language, undefined);

  return {
    tiles: rules.map((rule, index) => ({ ...rule, total: totals[index] ?? { count: 0, capped: false } })),
    deadlines: readRows(found),
    recent: await findRecentlyOpened(tx, { orgId, userId, language }, rowsOfSection),
    agenda,
    orphans: isManager ? await readLastCheck(tx, orgId) : null,
  };
}

/** The same, each statement for itself: what colleagues change meanwhile may be in one number and not yet in the next. */
export function readShortlist(db: Db, call: StandaloneCall<'browseShortlist'>): Promise<Schema<'Shortlist'>> {
  return readInTenant(db, call.caller.orgId, (tx) => browseShortlist({ ...call, tx }));
}
