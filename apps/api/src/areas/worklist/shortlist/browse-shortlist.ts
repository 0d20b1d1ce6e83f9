import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { prepared, readInTenant, type Db } from '#src/kernel/database/index.ts';
import type { Call, StandaloneCall } from '#src/kernel/http/route-table.ts';
import { agendaOf, dayOf } from './browse-day-agenda.ts';
import { findRecentlyOpened, findTeamName, readLastCheck } from './shortlist-repository.ts';
import {
  dashboardTiles,
  filterKey,
  type DashboardTile,
  type ReplacedOnDay,
  type WorklistFilter,
  type WorklistViewer,
} from '../extension-points.ts';
import { viewerOf } from '../list/worklist-viewer.ts';
import { findWorklist, readRows } from '../list/worklist-repository.ts';
import { cappedCount, countWorklists, mostCounted } from '../list/worklist-counts-repository.ts';

/** Longer lists are what the worklist is for. */
const most = { deadlines: 10, recent: 8, replaced: 5 };

/** A list that is counted, and what it is called. */
type CountedList<Code> = { code: Code; settings: DashboardTile['settings'] };
type Counted<List> = List & Pick<Schema<'ShortlistTile'>, 'total'>;

/** The counters of the dashboard for these roles, the most urgent first; a counter at zero keeps its place. */
export function tilesFor(roles: readonly string[]): DashboardTile[] {
  return dashboardTiles
    .entries()
    .filter((tile) => tile.roles === undefined || meetsRoleCondition(roles, tile.roles))
    .toSorted((one, other) => one.position - other.position);
}

/** The numbers of the dashboard, in the order of their tiles. */
export function countTiles(
  tx: Transaction<Database>,
  lists: readonly Pick<DashboardTile, 'settings'>[],
  viewer: WorklistViewer,
) {
  const filters = lists.map(({ settings }) => settings);
  return countWorklists(tx, filters, viewer, prepared);
}

/** Everything the caller's dashboard shows (specification B9). */
export async function browseShortlist(call: Call<'browseShortlist'>): Promise<Schema<'Shortlist'>> {
  const { caller, tx, now, language } = call;
  const { orgId, userId, roles } = caller;
  const viewer = viewerOf(caller, now);
  const tiles = tilesFor(roles);
  const day = await dayOf(call, localDateOf(now));
  const agenda = await agendaOf(day, now);
  const { firstLegal, deadlines } = await findPressing(call, viewer, tiles);

  return {
    team_name: await findTeamName(tx, { orgId, userId, language }),
    tiles: await countShown(tx, tiles, viewer),
    first_legal: firstLegal,
    deadlines,
    recent: await findRecentlyOpened(tx, { orgId, userId }, most.recent),
    agenda,
    replaced: await countColleagues(tx, day.replaced.slice(0, most.replaced), tiles, viewer),
    orphans: meetsRoleCondition(roles, '*.manager') ? await readLastCheck(tx, orgId) : null,
  };
}

/** The tiles with their numbers: of their lists, and of what their areas count themselves. */
async function countShown(
  tx: Transaction<Database>,
  tiles: readonly DashboardTile[],
  viewer: WorklistViewer,
): Promise<Schema<'ShortlistTile'>[]> {
  const shown: Schema<'ShortlistTile'>[] = [];
  for (const { count, ...tile } of await counted(tx, tiles, viewer)) {
    const found = await count?.(tx, viewer, mostCounted);
    const total = found === undefined ? tile.total : cappedCount(found);
    shown.push({ code: tile.code, settings: tile.settings, total });
  }
  return shown;
}

async function counted<List extends Pick<DashboardTile, 'settings'>>(
  tx: Transaction<Database>,
  lists: readonly List[],
  viewer: WorklistViewer,
): Promise<Counted<List>[]> {
  const totals = await countTiles(tx, lists, viewer);
  return lists.map((list, index) => ({ ...list, total: totals[index] ?? { count: 0, capped: false } }));
}

/** What presses more than the office's own deadlines, in the order of the tiles, and then what the office wants first. */
async function findPressing(
  { tx, now, language }: Call<'browseShortlist'>,
  viewer: WorklistViewer,
  tiles: readonly DashboardTile[],
) {
  const read = async (filter: WorklistFilter) =>
    readRows(await findWorklist(tx, { ...filter, limit: most.deadlines }, viewer, language, undefined));
  const leading: Schema<'WorklistRow'>[] = [];
  for (const { settings } of tiles.filter((tile) => tile.leadsDeadlines))
    leading.push(...(await read(settings)));
  const nearest = await read({ filter_keys: filterKey.mine, category_code: 'active' });

  const rows = new Map([...leading, ...nearest].map((row) => [row.assignment_id, row]));
  return { firstLegal: firstLegalOf(leading, now), deadlines: [...rows.values()].slice(0, most.deadlines) };
}

/** The first of these rows whose legal deadline has not passed. */
function firstLegalOf(rows: readonly Schema<'WorklistRow'>[], now: Date): Schema<'Shortlist'>['first_legal'] {
  const today = localDateOf(now);
  const first = rows.find((row) => row.legal_due_date !== null && row.legal_due_date >= today);
  return first?.legal_due_date
    ? { claim_file_no: first.claim_file_no, legal_due_date: first.legal_due_date }
    : null;
}

/** Colleagues whom a user replaces, each with the number of waiting work items; one statement counts all. */
async function countColleagues(
  tx: Transaction<Database>,
  colleagues: readonly ReplacedOnDay[],
  tiles: readonly DashboardTile[],
  viewer: WorklistViewer,
): Promise<Schema<'ReplacedColleague'>[]> {
  const lists = await counted(
    tx,
    colleagues.flatMap(({ user_id }) =>
      listsOfColleague(user_id, tiles).map((list) => ({ user_id, ...list })),
    ),
    viewer,
  );
  return colleagues.map((colleague) => ({
    ...colleague,
    lists: lists
      .filter(({ user_id }) => user_id === colleague.user_id)
      .map(({ code, settings, total }) => ({ code, settings, total })),
  }));
}

/** All open work of a colleague, and what of it presses by the tiles that are counted for others as well. */
function listsOfColleague(
  userId: string,
  tiles: readonly DashboardTile[],
): CountedList<Schema<'ColleagueListCode'>>[] {
  const theirs = ({ filter_keys, filter_criteria, ...rest }: DashboardTile['settings']) => ({
    ...rest,
    filter_keys: (filter_keys & ~filterKey.mine) | filterKey.replacedUsers,
    filter_criteria: { ...filter_criteria, assigned_user_id: userId },
  });
  return [
    { code: 'open', settings: theirs({ filter_keys: 0, category_code: 'active' }) },
    ...tiles.flatMap(({ colleagueList: code, settings }) =>
      code === undefined ? [] : [{ code, settings: theirs(settings) }],
    ),
  ];
}

/** The same, each statement for itself: what colleagues change meanwhile may be in one number and not yet in the next. */
export function readShortlist(db: Db, call: StandaloneCall<'browseShortlist'>): Promise<Schema<'Shortlist'>> {
  return readInTenant(db, call.caller.orgId, (tx) => browseShortlist({ ...call, tx }));
}
