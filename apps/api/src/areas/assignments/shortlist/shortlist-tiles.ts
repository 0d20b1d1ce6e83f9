import type { Schema } from '@dosar/openapi';
import { filterKey, type WorklistFilter } from '../worklist/worklist-filter.ts';

/** A number of the dashboard before it is counted: its name and the list that it counts. */
export type TileRule = { code: Schema<'ShortlistTile'>['code']; settings: Schema<'ViewSettings'> };

type Viewer = {
  isManager: boolean;
  /** They replace a colleague today, in their own name. */
  isReplacing: boolean;
};

const { mine, myTeam, replacedUsers, unassigned, overdue, dueToday, newDocuments } = filterKey;
const { legalDueSoon, untouched, returned } = filterKey;

const tile = (
  code: TileRule['code'],
  filter_keys: number,
  rest: Partial<Pick<WorklistFilter, 'category_code' | 'filter_criteria'>> &
    Pick<Schema<'ViewSettings'>, 'sort'> = {},
): TileRule => ({ code, settings: { filter_keys, category_code: 'active', ...rest } });

const personalTiles: readonly TileRule[] = [
  tile('mine', mine),
  tile('overdue', mine | overdue),
  tile('due_today', mine | dueToday),
  // By the deadline that the tile is about, not by that of the office.
  tile('legal_deadline', mine | legalDueSoon, { sort: { column: 'legal_due_date', direction: 'asc' } }),
  tile('new', mine, { category_code: 'new' }),
  // Only open work has such a mark, and a document may come while the work waits or is put off.
  tile('new_documents', mine | newDocuments, { category_code: 'all' }),
  tile('returned', mine | returned),
  tile('untouched', mine | untouched),
  tile('waiting_for_documents', mine, {
    category_code: 'waiting',
    filter_criteria: { waiting_on: 'claimant' },
  }),
];
const replacedTile = tile('replaced', replacedUsers);
const managerTiles: readonly TileRule[] = [
  tile('unassigned', unassigned),
  // Whoever of the managers gives it: an approval waits for none of them by name.
  tile('approvals', 0, { category_code: 'waiting', filter_criteria: { waiting_on: 'manager' } }),
  tile('team_overdue', myTeam | overdue),
];

/** What the dashboard counts for somebody, the most pressing first. A tile that counts nothing stays where it is. */
export function tilesFor({ isManager, isReplacing }: Viewer): TileRule[] {
  return [...personalTiles, ...(isReplacing ? [replacedTile] : []), ...(isManager ? managerTiles : [])];
}
