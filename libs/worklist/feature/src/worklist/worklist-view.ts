import type { JsonBodyOf, Schema } from '@dosar/openapi';

type Settings = Schema<'ViewSettings'>;

/** What narrows a list beside its owners and marks. */
export type WorklistCriteria = Schema<'WorklistCriteria'>;
/** One thing that a row can show. */
export type WorklistColumn = Schema<'WorklistColumn'>;
/** One of the fixed lists: open work is in exactly one of active, waiting and snoozed. */
export type WorklistCategory = Schema<'WorklistCategory'>;
/** A row as the server gives it. */
export type WorklistRow = Schema<'WorklistRow'>;

/** A list of work: what is in it, in which order, and which columns show it. */
export type WorklistView = Omit<Settings, 'filter_criteria' | 'sort'> & {
  filter_criteria: WorklistCriteria;
  sort: NonNullable<Settings['sort']>;
};

/** Bits of `filter_keys` that say whose work; they widen each other. */
export const ownerKeys = { mine: 1, myTeam: 2, replaced: 4, unassigned: 8 } as const;

/** Bits that narrow, in the order in which they are offered. */
export const markKeys = {
  overdue: 16,
  dueToday: 32,
  legalMissed: 8192,
  legalDueSoon: 1024,
  returned: 4096,
  newDocuments: 128,
  untouched: 2048,
  noNextAction: 512,
  specialCustomer: 64,
  waitingStatus: 256,
} as const;

/** Every owner bit. */
export const allOwners = 1 | 2 | 4 | 8;

/** The active work of everybody, nearest deadline first. */
export const plainView: WorklistView = {
  filter_keys: 0,
  category_code: 'active',
  filter_criteria: {},
  sort: { column: 'due_at', direction: 'asc' },
};

/** Whether a list is ordered as nobody needs to be told: nearest deadline first. */
export function isUsualOrder({ column, direction }: WorklistView['sort']): boolean {
  return column === plainView.sort.column && direction === plainView.sort.direction;
}

/** Settings as the server keeps them, with what they leave out. */
export function viewOfSettings(settings: {
  filter_keys: number;
  category_code: WorklistCategory;
  assignment_type?: string | null;
  filter_criteria?: WorklistCriteria | null;
  sort?: WorklistView['sort'];
  columns?: WorklistColumn[];
}): WorklistView {
  return {
    filter_keys: settings.filter_keys,
    category_code: settings.category_code,
    assignment_type: settings.assignment_type ?? undefined,
    filter_criteria: settings.filter_criteria ?? {},
    sort: settings.sort ?? plainView.sort,
    columns: settings.columns,
  };
}

/** The view as the server keeps it. */
export function settingsOf(view: WorklistView): Settings {
  const { filter_criteria, ...rest } = view;
  return hasCriteria(filter_criteria) ? { ...rest, filter_criteria } : rest;
}

// What the server searches for; shorter texts would find everything.
const shortestSearch = 3;

/** The request for a page of the view. */
export function requestOf(view: WorklistView, after: string | undefined): JsonBodyOf<'browseWorklist'> {
  const { columns: _, ...asked } = view;
  const { q, ...criteria } = view.filter_criteria;
  const isSearched = q !== undefined && q.length >= shortestSearch;
  return { ...settingsOf({ ...asked, filter_criteria: isSearched ? { ...criteria, q } : criteria }), after };
}

/** Whether anything narrows the list, beside which list it is. */
export function isNarrowed(view: WorklistView): boolean {
  return view.filter_keys > 0 || view.assignment_type !== undefined || hasCriteria(view.filter_criteria);
}

/** The same list with nothing that narrows it. */
export function withoutFilters(view: WorklistView): WorklistView {
  return { ...view, filter_keys: 0, assignment_type: undefined, filter_criteria: {} };
}

/** Whether two views show the same: the same rows in the same order, in the same columns. */
export function isSameView(one: WorklistView, other: WorklistView): boolean {
  return written(one) === written(other);
}

function written(view: WorklistView): string {
  const { filter_criteria, sort, ...rest } = view;
  return JSON.stringify([
    rest.filter_keys,
    rest.category_code,
    rest.assignment_type,
    Object.entries(filter_criteria)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => a.localeCompare(b)),
    sort.column,
    sort.direction,
    rest.columns ?? null,
  ]);
}

function hasCriteria(criteria: WorklistCriteria): boolean {
  return Object.values(criteria).some((value) => value !== undefined);
}
