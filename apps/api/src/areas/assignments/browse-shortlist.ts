import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { meetsRoleCondition } from '../../kernel/access/role-condition.ts';
import { often } from '../../kernel/database/index.ts';
import type { Call } from '../../kernel/http/route-table.ts';
import { dayAgendaOf } from './browse-day-agenda.ts';
import { findRecentlyOpened, readLastCheck } from './shortlist-repository.ts';
import { tilesFor } from './shortlist-tiles.ts';
import { filterKey } from './worklist-filter.ts';
import { findWorklist } from './worklist-repository.ts';
import { countWorklists } from './worklist-rows.ts';

/** Longer lists are what the worklist is for. */
const rowsOfSection = 8;

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
  const totals = await countWorklists(
    tx,
    rules.map(({ settings }) => settings),
    viewer,
    often,
  );
  const nearest = { filter_keys: filterKey.mine, category_code: 'active' as const, limit: rowsOfSection };
  const { rows } = await findWorklist(tx, nearest, viewer, language, undefined);

  return {
    tiles: rules.map((rule, index) => ({ ...rule, total: totals[index] ?? { count: 0, capped: false } })),
    deadlines: rows.slice(0, rowsOfSection),
    recent: await findRecentlyOpened(tx, { orgId, userId, language }, rowsOfSection),
    agenda,
    orphans: isManager ? await readLastCheck(tx, orgId) : null,
  };
}
