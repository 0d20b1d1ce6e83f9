import type { JsonBodyOf } from '@dosar/openapi';

type WorklistBody = JsonBodyOf<'browseWorklist'>;
type Criteria = NonNullable<WorklistBody['filter_criteria']>;

/** Columns that the server sorts by. */
const sortColumns = ['due_at', 'created_at', 'claim_file_no', 'claimant_name', 'status'] as const;

const categories = ['active', 'new', 'waiting', 'done', 'cancelled', 'all'] as const;
const policyTypes = ['rca', 'casco', 'rca_dd', 'green_card', 'other'] as const;

/** The bits of `keys` that the server can answer; the data behind the others does not exist yet. */
const answeredKeys = 1 | 2 | 4 | 8 | 16 | 32 | 256;

/** What the server searches for; shorter texts would find everything. */
const shortestSearch = 3;

/** What the address says about the list. An address that somebody sends to a colleague opens the same list. */
export type WorklistView = {
  category: WorklistBody['category_code'];
  filterKeys: number;
  assignmentType: string | undefined;
  search: string;
  status: string | undefined;
  county: string | undefined;
  policyType: Criteria['policy_type'];
  sort: NonNullable<WorklistBody['sort']>;
};

/** Reads the address; what it does not understand counts as absent. */
export function viewOf(params: URLSearchParams): WorklistView {
  const filterKeys = Number(params.get('keys'));
  return {
    category: oneOf(categories, params.get('category')) ?? 'active',
    filterKeys: isFilter(filterKeys) ? filterKeys & answeredKeys : 0,
    assignmentType: params.get('type') ?? undefined,
    search: params.get('q')?.trim() ?? '',
    status: params.get('status') ?? undefined,
    county: params.get('county') ?? undefined,
    policyType: oneOf(policyTypes, params.get('policy')),
    sort: {
      column: oneOf(sortColumns, params.get('sort')) ?? 'due_at',
      direction: params.get('direction') === 'desc' ? 'desc' : 'asc',
    },
  };
}

/** The request for a page of the view. */
export function requestOf(view: WorklistView, after: string | undefined): WorklistBody {
  const criteria: Criteria = {
    ...(view.search.length >= shortestSearch && { q: view.search }),
    ...(view.status !== undefined && { status_codes: [view.status] }),
    ...(view.county !== undefined && { county_code: view.county }),
    ...(view.policyType !== undefined && { policy_type: view.policyType }),
  };
  return {
    filter_keys: view.filterKeys,
    category_code: view.category,
    sort: view.sort,
    ...(view.assignmentType !== undefined && { assignment_type: view.assignmentType }),
    ...(Object.keys(criteria).length > 0 && { filter_criteria: criteria }),
    ...(after !== undefined && { after }),
  };
}

/** Parameters of the address that narrow the list, beside the category. */
export const filterParams = ['keys', 'type', 'q', 'status', 'county', 'policy'] as const;

/** Whether anything narrows the list. */
export function isNarrowed(view: WorklistView): boolean {
  const { filterKeys, assignmentType, search, status, county, policyType } = view;
  return (
    filterKeys > 0 ||
    search !== '' ||
    [assignmentType, status, county, policyType].some((value) => value !== undefined)
  );
}

function isFilter(keys: number): boolean {
  return Number.isInteger(keys) && keys > 0 && keys < 1024;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
