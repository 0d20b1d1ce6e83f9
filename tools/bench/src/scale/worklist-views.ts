import type { BodyOf } from '@dosar/openapi';

type Filter = BodyOf<'browseWorklist'>;
type Sort = NonNullable<Filter['sort']>;
type Criteria = NonNullable<Filter['filter_criteria']>;

/** One way of looking at the worklist, as people do. */
export type WorklistView = {
  name: string;
  filter: Filter;
  /** Measured after this many rows instead of at the beginning. */
  deep?: number;
  /**
   * What is expected of it. A search reads what it finds, so its time is judged; two conditions at once have no index of
   * their own, so they are only reported.
   */
  kind: 'page' | 'search' | 'combined';
};

/** Values that the data has at every size. */
export type Samples = {
  statusCode: string;
  rareStatusCode: string;
  countyCode: string;
  colleagueId: string;
  partnerId: string;
  tag: string;
  claimFileNo: string;
  plate: string;
  familyName: string;
};

// Bits of filter_keys in the contract.
const mine = 1;
const myTeam = 2;
const unassigned = 8;
const overdue = 16;
const dueToday = 32;
const specialCustomer = 64;
const newDocuments = 128;
const waiting = 256;
const noNextAction = 512;
const legalDueSoon = 1024;
const untouched = 2048;
const returned = 4096;

const newestFirst: Sort = { column: 'created_at', direction: 'desc' };
const byClaimant: Sort = { column: 'claimant_name', direction: 'asc' };

/** Every view that is measured. */
export function worklistViews(samples: Samples): WorklistView[] {
  return [
    ...plainViews(),
    ...narrowedViews(samples),
    ...ownersViews(samples),
    ...markedViews(samples),
    ...searches(samples),
  ];
}

type Asked = { criteria?: Criteria; sort?: Sort; keys?: number; kind?: WorklistView['kind'] };

function view(name: string, asked: Asked = {}): WorklistView {
  const { criteria, sort, keys = 0, kind = 'page' } = asked;
  return {
    name,
    kind,
    filter: {
      filter_keys: keys,
      category_code: 'active',
      ...(criteria && { filter_criteria: criteria }),
      ...(sort && { sort }),
    },
  };
}

function plainViews(): WorklistView[] {
  const first = view('first page');
  return [
    first,
    { ...first, name: 'deep page', deep: 20_000 },
    { ...first, name: 'every list', filter: { ...first.filter, category_code: 'all' } },
    view('newest first', { sort: newestFirst }),
    view('by claim file number', { sort: { column: 'claim_file_no', direction: 'asc' } }),
    view('by claimant', { sort: byClaimant }),
    view('by status', { sort: { column: 'status', direction: 'asc' } }),
  ];
}

function narrowedViews({ statusCode, rareStatusCode, countyCode }: Samples): WorklistView[] {
  const inCounty = { county_code: countyCode };
  return [
    view('one status', { criteria: { status_codes: [statusCode] } }),
    view('two statuses', { criteria: { status_codes: [statusCode, rareStatusCode] } }),
    view('a rare status, by claimant', {
      criteria: { status_codes: [rareStatusCode] },
      sort: byClaimant,
      kind: 'combined',
    }),
    view('one county', { criteria: inCounty }),
    view('one county, newest first', { criteria: inCounty, sort: newestFirst, kind: 'combined' }),
    view('one county and status', {
      criteria: { ...inCounty, status_codes: [statusCode] },
      kind: 'combined',
    }),
  ];
}

function ownersViews({ colleagueId }: Samples): WorklistView[] {
  return [
    view('one owner', { criteria: { assigned_user_id: colleagueId } }),
    view('mine', { keys: mine }),
    view('mine and unassigned', { keys: mine + unassigned }),
    view('my team', { keys: myTeam }),
    view('my team, overdue', { keys: myTeam + overdue }),
    view('overdue', { keys: overdue }),
  ];
}

function markedViews({ partnerId, tag }: Samples): WorklistView[] {
  const first = view('unassigned', { keys: unassigned });
  return [
    first,
    { ...first, name: 'put off', filter: { filter_keys: 0, category_code: 'snoozed' } },
    { ...first, name: 'mine, put off', filter: { filter_keys: mine, category_code: 'snoozed' } },
    { ...first, name: 'waiting', filter: { filter_keys: waiting, category_code: 'waiting' } },
    {
      ...first,
      name: 'to approve',
      filter: { filter_keys: 0, category_code: 'waiting', filter_criteria: { waiting_on: 'manager' } },
    },
    view('due today', { keys: dueToday }),
    view('special customers', { keys: specialCustomer }),
    view('new documents', { keys: newDocuments }),
    view('mine, new documents', { keys: mine + newDocuments }),
    view('without a next action', { keys: noNextAction }),
    view('legal deadline soon', { keys: legalDueSoon }),
    view('not touched for a week', { keys: untouched }),
    view('came back', { keys: returned }),
    view('mine, came back', { keys: mine + returned }),
    view('one partner', { criteria: { partner_id: partnerId } }),
    view('one tag', { criteria: { tag } }),
    view('mine, unread', { keys: mine, criteria: { unread: true } }),
  ];
}

function searches({ claimFileNo, plate, familyName }: Samples): WorklistView[] {
  const search = (name: string, text: string) =>
    view(`search: ${name}`, { criteria: { q: text }, kind: 'search' });
  return [
    search('claim file number', claimFileNo),
    search('part of a plate', plate.slice(1)),
    search('family name', familyName),
    search('nothing found', 'zzqxwv'),
  ];
}
