import type { Schema } from '@dosar/openapi';
import { filterKey, type WorklistFilter } from '../list/worklist-filter.ts';

/** A number of the dashboard before it is counted: its name and the list that it counts. */
export type TileRule = { code: Schema<'ShortlistTile'>['code']; settings: Schema<'ViewSettings'> };

type Viewer = {
  isManager: boolean;
};

/** A list of a replaced colleague before it is counted. */
export type ColleagueRule = {
  code: Schema<'ReplacedColleague'>['lists'][number]['code'];
  settings: Schema<'ViewSettings'>;
};

const { mine, myTeam, replacedUsers, unassigned, overdue, dueToday, newDocuments } = filterKey;
const { legalDueSoon, legalMissed, untouched, returned } = filterKey;

const tile = (
  code: TileRule['code'],
  filter_keys: number,
  rest: Partial<Pick<WorklistFilter, 'category_code' | 'filter_criteria'>> &
    Pick<Schema<'ViewSettings'>, 'sort'> = {},
): TileRule => ({ code, settings: { filter_keys, category_code: 'active', ...rest } });

// By the deadline that the list is about, not by that of the office; the law waits for nobody whom the work waits for.
const byLegalDeadline = {
  category_code: 'all',
  sort: { column: 'legal_due_date', direction: 'asc' },
} as const;

/** What of my work the law presses. */
export const legalTiles = {
  missed: tile('legal_missed', mine | legalMissed, byLegalDeadline),
  soon: tile('legal_deadline', mine | legalDueSoon, byLegalDeadline),
};

const personalTiles: readonly TileRule[] = [
  legalTiles.missed,
  legalTiles.soon,
  tile('mine', mine),
  tile('overdue', mine | overdue),
  tile('due_today', mine | dueToday),
  tile('new', mine, { category_code: 'new' }),
  // Only open work has such a mark, and a document may come while the work waits or is put off.
  tile('new_documents', mine | newDocuments, { category_code: 'all' }),
  tile('returned', mine | returned),
  tile('untouched', mine | untouched),
  tile('waiting_for_documents', mine, {
    category_code: 'waiting',
    filter_criteria: { waiting_on: 'claimant' },
  }),
  tile('snoozed', mine, { category_code: 'snoozed' }),
];
const managerTiles: readonly TileRule[] = [
  tile('unassigned', unassigned),
  // Whoever of the managers gives it: an approval waits for none of them by name.
  tile('approvals', 0, { category_code: 'waiting', filter_criteria: { waiting_on: 'manager' } }),
  tile('team_overdue', myTeam | overdue),
];

/** What the dashboard counts for somebody, the most pressing first. A tile that counts nothing stays where it is. */
export function tilesFor({ isManager }: Viewer): TileRule[] {
  return [...personalTiles, ...(isManager ? managerTiles : [])];
}

/** What is counted of a colleague whom somebody replaces. */
export function listsOfColleague(userId: string): ColleagueRule[] {
  const theirs = { filter_criteria: { assigned_user_id: userId } };
  const list = (code: ColleagueRule['code'], rest: Parameters<typeof tile>[2] = {}, key = 0) => ({
    code,
    settings: { ...tile('mine', replacedUsers | key, rest).settings, ...theirs },
  });
  return [
    list('open'),
    list('legal_missed', byLegalDeadline, legalMissed),
    list('legal_deadline', byLegalDeadline, legalDueSoon),
    list('new_documents', { category_code: 'all' }, newDocuments),
  ];
}
