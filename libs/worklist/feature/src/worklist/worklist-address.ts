import { isLocalDate } from '@dosar/kernel/dates';
import {
  plainView,
  type WorklistCategory,
  type WorklistColumn,
  type WorklistCriteria,
  type WorklistView,
} from './worklist-view.ts';

/** Where a person finds the list as they left it. */
export const worklistPath = '/assignments/worklist';

/** Columns that the server sorts by. */
export const sortColumns = [
  'due_at',
  'created_at',
  'claim_file_no',
  'claimant_name',
  'status',
  'priority',
  'last_activity_at',
  'legal_due_date',
] as const satisfies WorklistView['sort']['column'][];

/** The fixed lists, in the order in which they are offered. */
export const categories = [
  'active',
  'new',
  'waiting',
  'snoozed',
  'done',
  'cancelled',
  'all',
] as const satisfies WorklistCategory[];

/** Kinds of policy. */
export const policyTypes = ['rca', 'casco', 'rca_dd', 'green_card', 'other'] as const;

/** Whom work can wait for. */
export const waitingFor = ['us', 'manager', 'claimant', 'shop', 'police', 'insurer', 'other'] as const;

/** How far requests for documents are that a list can be narrowed to. */
export const docRequestFilters = ['open', 'overdue', 'received'] as const;

/** How urgent work can be, the usual first. */
export const priorities = [0, 1, 2, 3] as const;

const allKeys = 16383;

/** Reads the address; what it does not understand counts as absent, and so do columns that are not `known`. */
export function viewOf(
  params: URLSearchParams,
  base: WorklistView = plainView,
  known: readonly WorklistColumn[] = [],
): WorklistView {
  const filterKeys = Number(params.get('keys'));
  return {
    category_code: oneOf(categories, params.get('category')) ?? base.category_code,
    filter_keys: Number.isInteger(filterKeys) && filterKeys > 0 && filterKeys <= allKeys ? filterKeys : 0,
    assignment_type: textOf(params, 'type'),
    filter_criteria: criteriaOf(params),
    sort: {
      column: oneOf(sortColumns, params.get('sort')) ?? 'due_at',
      direction: params.get('direction') === 'desc' ? 'desc' : 'asc',
    },
    columns: columnsOf(params, known),
  };
}

function criteriaOf(params: URLSearchParams): WorklistCriteria {
  const statuses = params.getAll('status').filter((code) => code !== '');
  const county = textOf(params, 'county');
  const criteria: WorklistCriteria = {
    q: textOf(params, 'q')?.slice(0, 100),
    status_codes: statuses.length > 0 ? statuses.slice(0, 50) : undefined,
    county_code: county !== undefined && /^[A-Z]{1,2}$/.test(county) ? county : undefined,
    policy_type: oneOf(policyTypes, params.get('policy')),
    priority: priorities.find((priority) => String(priority) === params.get('priority')),
    assigned_user_id: idOf(params, 'assignee'),
    partner_id: idOf(params, 'partner'),
    tag: textOf(params, 'tag')?.slice(0, 40),
    waiting_on: oneOf(waitingFor, params.get('waiting_on')),
    doc_request: oneOf(docRequestFilters, params.get('doc_request')),
    unread: params.get('unread') === '1' ? true : undefined,
    due_from: dayOf(params, 'due_from'),
    due_to: dayOf(params, 'due_to'),
    created_from: dayOf(params, 'created_from'),
    created_to: dayOf(params, 'created_to'),
    done_from: dayOf(params, 'done_from'),
    report_cases: reportCasesOf(params),
  };
  return Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined));
}

// As the contract has it: measure, first and last day, and what the cases have in common.
const reportCases = /^[a-z_]{1,40}:\d{4}-\d\d-\d\d:\d{4}-\d\d-\d\d(:[\w-]{0,60}){3}$/;

function reportCasesOf(params: URLSearchParams): string | undefined {
  const text = textOf(params, 'report_cases');
  return text !== undefined && reportCases.test(text) ? text : undefined;
}

/** The parameters that make an address open the view; what is usual is left out. */
export function paramsOf(view: WorklistView, base: WorklistView = plainView): URLSearchParams {
  const { filter_criteria: criteria, sort } = view;
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | undefined) =>
    value !== undefined && value !== '' && params.append(name, String(value));
  if (view.category_code !== base.category_code) put('category', view.category_code);
  if (view.filter_keys > 0) put('keys', view.filter_keys);
  put('type', view.assignment_type);
  put('q', criteria.q);
  for (const code of criteria.status_codes ?? []) put('status', code);
  put('county', criteria.county_code);
  put('policy', criteria.policy_type);
  put('priority', criteria.priority);
  put('assignee', criteria.assigned_user_id);
  put('partner', criteria.partner_id);
  put('tag', criteria.tag);
  put('waiting_on', criteria.waiting_on);
  put('doc_request', criteria.doc_request);
  if (criteria.unread) put('unread', 1);
  put('due_from', criteria.due_from);
  put('due_to', criteria.due_to);
  put('created_from', criteria.created_from);
  put('created_to', criteria.created_to);
  put('done_from', criteria.done_from);
  put('report_cases', criteria.report_cases);
  if (sort.column !== 'due_at') put('sort', sort.column);
  if (sort.direction !== 'asc') put('direction', sort.direction);
  put('columns', view.columns?.join(','));
  return params;
}

/** The address that shows exactly this view, to anybody. */
export function addressOfView(view: WorklistView): string {
  const params = paramsOf(view).toString();
  return params === '' ? worklistPath : `${worklistPath}?${params}`;
}

/** The address of a fixed list, perhaps with what narrows it. */
export function addressOfList(category: WorklistCategory, view: WorklistView = plainView): string {
  const params = paramsOf({ ...view, category_code: category }, { ...plainView, category_code: category });
  return `/assignments/list/${category}${params.size > 0 ? `?${params}` : ''}`;
}

/** Whether an address says anything about the list. */
export function asksForSomething(params: URLSearchParams): boolean {
  return names.some((name) => params.has(name));
}

const names = [
  'category',
  'keys',
  'type',
  'q',
  'status',
  'county',
  'policy',
  'priority',
  'assignee',
  'partner',
  'tag',
  'waiting_on',
  'doc_request',
  'unread',
  'due_from',
  'due_to',
  'created_from',
  'created_to',
  'done_from',
  'sort',
  'direction',
];

function columnsOf(params: URLSearchParams, known: readonly WorklistColumn[]): WorklistColumn[] | undefined {
  const wanted = params.get('columns')?.split(',') ?? [];
  const columns = [...new Set(wanted.flatMap((key) => oneOf(known, key) ?? []))];
  return columns.length > 0 ? columns : undefined;
}

function textOf(params: URLSearchParams, name: string): string | undefined {
  return params.get(name)?.trim() || undefined;
}

function idOf(params: URLSearchParams, name: string): string | undefined {
  const id = params.get(name) ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}

function dayOf(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name) ?? '';
  return isLocalDate(day) ? day : undefined;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
