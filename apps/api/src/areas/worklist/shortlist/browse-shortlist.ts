import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { prepared, readInTenant, type Db } from '#src/kernel/database/index.ts';
import type { Call, StandaloneCall } from '#src/kernel/http/route-table.ts';
import { dayAgendaOf } from './browse-day-agenda.ts';
import { findRecentlyOpened, findTeamName, readLastCheck } from './shortlist-repository.ts';
import { legalTiles, listsOfColleague, tilesFor, type TileRule } from './shortlist-tiles.ts';
import type { WorklistViewer } from '../list/worklist-conditions.ts';
import { filterKey, type WorklistFilter } from '../list/worklist-filter.ts';
import { findWorklist, readRows } from '../list/worklist-repository.ts';
import { countWorklists } from '../list/worklist-counts.ts';

/** Longer lists are what the worklist is for. */
const most = { deadlines: 10, recent: 8, replaced: 5 };

type Counted<Rule> = Rule & Pick<Schema<'ShortlistTile'>, 'total'>;

/** The numbers of the dashboard, in the order of their tiles. */
export function countTiles(
  tx: Transaction<Database>,
  rules: readonly Pick<TileRule, 'settings'>[],
  viewer: WorklistViewer,
) {
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
  const { firstLegal, deadlines } = await findPressing(call, viewer);

  return {
    team_name: await findTeamName(tx, { orgId, userId, language }),
    tiles: await counted(tx, tilesFor({ isManager }), viewer),
    first_legal: firstLegal,
    deadlines,
    recent: await findRecentlyOpened(tx, { orgId, userId }, most.recent),
    agenda,
    replaced: await countColleagues(tx, agenda, viewer),
    orphans: isManager ? await readLastCheck(tx, orgId) : null,
  };
}

async function counted<Rule extends Pick<TileRule, 'settings'>>(
  tx: Transaction<Database>,
  rules: readonly Rule[],
  viewer: WorklistViewer,
): Promise<Counted<Rule>[]> {
  const totals = await countTiles(tx, rules, viewer);
  return rules.map((rule, index) => ({ ...rule, total: totals[index] ?? { count: 0, capped: false } }));
}

/** What the law presses, by its deadline, and then what the office wants first. */
async function findPressing({ tx, language }: Call<'browseShortlist'>, viewer: WorklistViewer) {
  const read = async (filter: WorklistFilter) =>
    readRows(await findWorklist(tx, { ...filter, limit: most.deadlines }, viewer, language, undefined));
  const missed = await read(legalTiles.missed.settings);
  const soon = await read(legalTiles.soon.settings);
  const nearest = await read({ filter_keys: filterKey.mine, category_code: 'active' });

  const [first] = soon;
  const rows = new Map([...missed, ...soon, ...nearest].map((row) => [row.assignment_id, row]));
  return {
    firstLegal: first?.legal_due_date
      ? { claim_file_no: first.claim_file_no, legal_due_date: first.legal_due_date }
      : null,
    deadlines: [...rows.values()].slice(0, most.deadlines),
  };
}

/** The colleagues of the agenda, with what waits for each; all numbers in one statement. */
async function countColleagues(
  tx: Transaction<Database>,
  agenda: Schema<'DayAgenda'>,
  viewer: WorklistViewer,
): Promise<Schema<'ReplacedColleague'>[]> {
  const colleagues = agenda.items.filter((item) => item.kind === 'replacement').slice(0, most.replaced);
  const rules = colleagues.flatMap(({ user_id }) =>
    listsOfColleague(user_id).map((rule) => ({ user_id, ...rule })),
  );
  const lists = await counted(tx, rules, viewer);
  return colleagues.map(({ kind: _, ...colleague }) => ({
    ...colleague,
    lists: lists
      .filter(({ user_id }) => user_id === colleague.user_id)
      .map(({ code, settings, total }) => ({ code, settings, total })),
  }));
}

/** The same, each statement for itself: what colleagues change meanwhile may be in one number and not yet in the next. */
export function readShortlist(db: Db, call: StandaloneCall<'browseShortlist'>): Promise<Schema<'Shortlist'>> {
  return readInTenant(db, call.caller.orgId, (tx) => browseShortlist({ ...call, tx }));
}
