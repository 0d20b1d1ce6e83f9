import type { BodyOf, Schema } from '@dosar/openapi';
import type { RawBuilder, Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** The filter of a worklist page as the contract carries it; `assignmentIds` narrows it to rows that somebody chose. */
export type WorklistFilter = BodyOf<'browseWorklist'> & { assignmentIds?: readonly string[] };

/** The owner of a worklist, the time of the request, and whether its text search finds people. */
export type WorklistViewer = {
  orgId: string;
  userId: string;
  now: Date;
  /** False for users who may only preview files: they find, count and sort files by their numbers, not by people. */
  findsPeople: boolean;
};

/** Columns a worklist can be sorted by. */
export type WorklistSortColumn = NonNullable<WorklistFilter['sort']>['column'];

/** Bits of `filter_keys`; 0 narrows nothing. */
export const filterKey = {
  mine: 1,
  myTeam: 2,
  replacedUsers: 4,
  unassigned: 8,
  overdue: 16,
  dueToday: 32,
  specialCustomer: 64,
  newDocuments: 128,
  waiting: 256,
  noNextAction: 512,
  legalDueSoon: 1024,
  untouched: 2048,
  returned: 4096,
  legalMissed: 8192,
} as const;

/** Whether a filter carries one of the bits. */
export function hasFilterKey(
  filter: Pick<WorklistFilter, 'filter_keys'>,
  key: keyof typeof filterKey,
): boolean {
  return (filter.filter_keys & filterKey[key]) !== 0;
}

/**
 * A number of the dashboard: a list that is counted under the very conditions of the worklist, and that it leads to.
 * What is not a list of work is counted by its area.
 */
export type DashboardTile = {
  code: Schema<'DashboardTileCode'>;
  /** Its position among the tiles, ascending, the most urgent first. */
  position: number;
  settings: Schema<'ViewSettings'>;
  /** The role condition of its readers, such as `*.manager`; everybody when absent. */
  roles?: string;
  /** Counts records outside of the worklist, up to `most` plus one; the list is counted when absent. */
  count?: (tx: Transaction<Database>, viewer: WorklistViewer, most: number) => Promise<number>;
  /** Whether its first rows are shown at the top of the dashboard's deadlines, in the order of the tiles. */
  leadsDeadlines?: true;
  /** The name of the list when it is counted for a replaced colleague; not counted when absent. */
  colleagueList?: Schema<'ColleagueListCode'>;
};

/** The tiles of the dashboard. */
export const dashboardTiles = extensionPoint<DashboardTile>('worklist.dashboard-tiles');

/** A colleague whom somebody replaces on a day. */
export type ReplacedOnDay = Pick<
  Schema<'ReplacedColleague'>,
  'user_id' | 'full_name' | 'date_from' | 'date_to'
>;

/** The owner, the day and the language of an agenda. */
export type AgendaDay = {
  tx: Transaction<Database>;
  owner: { orgId: string; userId: string };
  /** Nobody where the owner's account is used by a deputy: standing in does not reach those whom they stand in for. */
  replaced: readonly ReplacedOnDay[];
  /** Day in Europe/Bucharest, its first moment, and the first one after it. */
  date: string;
  from: Date;
  until: Date;
  language: Language;
};

/** The lines of an area in a user's day; lines with `at` have an hour, the others last the whole day. */
export type AgendaSource = {
  /** `capped`: the day holds more than these. */
  read: (day: AgendaDay) => Promise<{ items: Schema<'AgendaItem'>[]; capped: boolean }>;
};

/** What a day holds. */
export const agendaSources = extensionPoint<AgendaSource>('worklist.agenda');

/** The format of a column in an export; dates are formatted by the writer of the file. */
export type ExportColumn = {
  title: string;
  kind: 'text' | 'date' | 'instant';
  /** Its width in characters. */
  width: number;
  valueOf: (row: Schema<'WorklistRow'>) => string | null;
};

/** A column of the worklist whose value belongs to another area. */
export type WorklistColumnEntry = {
  code: Schema<'WorklistColumn'>;
  /** Fields of `WorklistRow` in SQL, over the entry's own join. */
  fields: (language: Language) => string;
  /**
   * Joins the owner's table or view to `page`, the rows of a page with the columns of `assignment_list`, and their `claim_file`.
   * At most one row each, found by the organisation and a key: it is done for every row that is shown.
   */
  join: (orgId: string) => RawBuilder<unknown>;
  /** What the list can be sorted by, over `assignment`; every list needs an index in that order. */
  sort?: WorklistSort & { column: WorklistSortColumn };
  export: Omit<ExportColumn, 'title' | 'valueOf'> & {
    title: Record<Language, string>;
    valueOf: (row: Schema<'WorklistRow'>, language: Language) => string | null;
  };
};

/** The sort expression and its type in the database. */
export type WorklistSort = { key: RawBuilder<unknown>; type: RawBuilder<unknown> };

/** Columns of the worklist and of its exports. */
export const worklistColumns = extensionPoint<WorklistColumnEntry>('worklist.columns');

/** A filter of the worklist by data of another area. */
export type WorklistFilterEntry = {
  /** The condition over `assignment`; nothing when the filter is not set. */
  condition: (filter: WorklistFilter, viewer: WorklistViewer) => RawBuilder<boolean> | undefined;
};

/** Filters of the worklist. */
export const worklistFilters = extensionPoint<WorklistFilterEntry>('worklist.filters');
