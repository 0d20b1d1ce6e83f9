import { wholeCaseNumber } from '@dosar/claims-domain';
import { sql, type RawBuilder } from 'kysely';
import { replacedUserIds } from '#src/areas/absences/index.ts';
import { findsForPreview } from '#src/areas/claims/index.ts';
import {
  hasFilterKey,
  worklistFilters,
  type WorklistFilter,
  type WorklistViewer,
} from '../extension-points.ts';

type Condition = RawBuilder<boolean>;

// "Today" of a deadline is the day in Romania, wherever the server stands.
const zone = 'Europe/Bucharest';

/** Everything a row must fulfil beside its list, its owner and the searched text, as SQL over `assignment`. */
export function conditionsOf(filter: WorklistFilter, viewer: WorklistViewer): Condition[] {
  return [
    ...chosenConditions(filter),
    ...deadlineConditions(filter, viewer),
    ...markConditions(filter),
    ...criteriaConditions(filter, viewer),
    ...worklistFilters.entries().flatMap(({ condition }) => condition(filter, viewer) ?? []),
    ...previewConditions(filter, viewer),
  ];
}

/** Matches no row when the caller filters by people without the right to, in every list and every count. */
function previewConditions(filter: WorklistFilter, { findsPeople }: WorklistViewer): Condition[] {
  const text = searchedText(filter);
  return findsPeople || text === undefined || findsForPreview(text) ? [] : [sql`false`];
}

/**
 * Whose work is shown; one of the conditions has to hold, and no row fulfils two. Empty: anybody's.
 *
 * Owners widen each other: mine and unassigned shows both. Apart, each can use its index.
 */
export function ownerConditions(filter: WorklistFilter, { orgId, userId, now }: WorklistViewer): Condition[] {
  const colleagues: RawBuilder<unknown>[] = [];
  if (hasFilterKey(filter, 'myTeam'))
    colleagues.push(sql`select colleague.user_id from app_user me
      join app_user colleague on colleague.org_id = me.org_id and colleague.team_id = me.team_id
      where me.org_id = ${orgId} and me.user_id = ${userId}`);
  if (hasFilterKey(filter, 'replacedUsers')) colleagues.push(replacedUserIds({ orgId, userId, now }));

  const conditions: Condition[] = [];
  const isMine = hasFilterKey(filter, 'mine');
  if (colleagues.length > 0) {
    const users = isMine ? [sql`select ${userId}::uuid`, ...colleagues] : colleagues;
    conditions.push(sql`assignment.assigned_user_id = any (array(${sql.join(users, sql` union `)}))`);
  } else if (isMine) conditions.push(sql`assignment.assigned_user_id = ${userId}`);
  if (hasFilterKey(filter, 'unassigned')) conditions.push(sql`assignment.assigned_user_id is null`);
  return conditions;
}

function chosenConditions({ assignmentIds: ids }: WorklistFilter): Condition[] {
  return ids === undefined ? [] : [sql`assignment.assignment_id = any (${[...ids]}::uuid[])`];
}

// What is compared with is a query of its own, which runs once: a plan that is kept would work it out for each row.
function deadlineConditions(filter: WorklistFilter, { now }: WorklistViewer): Condition[] {
  const conditions: Condition[] = [];
  // What is done is late no more, whatever list is looked at.
  if (hasFilterKey(filter, 'overdue'))
    conditions.push(
      sql`assignment.due_at < ${now} and assignment.list_code in ('active', 'waiting', 'snoozed')`,
    );
  if (hasFilterKey(filter, 'dueToday')) {
    const startOfDay = sql`date_trunc('day', ${now}::timestamptz at time zone ${zone})`;
    conditions.push(
      sql`assignment.due_at >= ${startOfDay} at time zone ${zone}
        and assignment.due_at < (${startOfDay} + interval '1 day') at time zone ${zone}`,
    );
  }
  if (hasFilterKey(filter, 'noNextAction'))
    conditions.push(
      sql`assignment.due_at < ${now} and (assignment.follow_up_at is null or assignment.follow_up_at < ${now})`,
    );
  // Everybody's near deadlines are asked for day by day: `legalDayConditions`.
  if (hasFilterKey(filter, 'legalDueSoon') && hasOwners(filter))
    conditions.push(
      sql`assignment.legal_due_date >= (select ${today(now)})
        and assignment.legal_due_date <= (select ${today(now)} + ${sql.lit(Math.max(...nearDays))})`,
    );
  if (hasFilterKey(filter, 'legalMissed'))
    conditions.push(sql`assignment.legal_due_date < (select ${today(now)})`);
  if (hasFilterKey(filter, 'untouched'))
    conditions.push(sql`assignment.last_activity_at < (select ${now}::timestamptz - interval '7 days')`);
  return conditions;
}

function today(now: Date) {
  return sql`(${now}::timestamptz at time zone ${zone})::date`;
}

/** Days after today on which a legal deadline is near. */
const nearDays = [0, 1, 2, 3];

/** Whether only the work of some people, or of nobody, is shown. */
function hasOwners(filter: WorklistFilter): boolean {
  const owners = ['mine', 'myTeam', 'replacedUsers', 'unassigned'] as const;
  return (
    filter.filter_criteria?.assigned_user_id !== undefined || owners.some((key) => hasFilterKey(filter, key))
  );
}

/**
 * Everybody's near legal deadlines, day by day; one of the conditions has to hold, and no row fulfils two. Empty: any day.
 *
 * The work of one day has an index in the order of the list, that of several has none. `greatest` leaves the day as it is: that
 * index is written with it (migration 0087 says why).
 */
export function legalDayConditions(filter: WorklistFilter, { now }: WorklistViewer): Condition[] {
  if (!hasFilterKey(filter, 'legalDueSoon') || hasOwners(filter)) return [];
  return nearDays.map(
    (days) =>
      sql`greatest(assignment.legal_due_date, '-infinity') = (select ${today(now)} + ${sql.lit(days)})`,
  );
}

function markConditions(filter: WorklistFilter): Condition[] {
  const conditions: Condition[] = [];
  if (hasFilterKey(filter, 'specialCustomer')) conditions.push(sql`assignment.is_special_customer`);
  if (hasFilterKey(filter, 'waiting')) conditions.push(sql`assignment.category_code = 'waiting'`);
  if (hasFilterKey(filter, 'returned')) conditions.push(sql`assignment.returned_at is not null`);
  return conditions;
}

function criteriaConditions(filter: WorklistFilter, { orgId, userId }: WorklistViewer): Condition[] {
  const conditions: Condition[] = [];
  const criteria = filter.filter_criteria ?? {};
  if (filter.category_code === 'new') conditions.push(sql`assignment.category_code = 'new'`);
  if (filter.assignment_type !== undefined)
    conditions.push(sql`assignment.assignment_type_code = ${filter.assignment_type}`);
  if (criteria.status_codes !== undefined && criteria.status_codes.length > 0)
    conditions.push(sql`assignment.status_code = any (${criteria.status_codes})`);
  if (criteria.county_code !== undefined)
    conditions.push(sql`assignment.county_code = ${criteria.county_code}`);
  if (criteria.policy_type !== undefined)
    conditions.push(sql`assignment.policy_type_code = ${criteria.policy_type}`);
  if (criteria.assigned_user_id !== undefined)
    conditions.push(sql`assignment.assigned_user_id = ${criteria.assigned_user_id}`);
  if (criteria.priority !== undefined) conditions.push(sql`assignment.priority = ${criteria.priority}`);
  if (criteria.waiting_on !== undefined) conditions.push(sql`assignment.waiting_on = ${criteria.waiting_on}`);
  if (criteria.unread === true)
    conditions.push(sql`greatest(assignment.last_note_at, assignment.last_message_at, assignment.last_document_at) is not null
      and not exists (select from assignment_visit visit where visit.org_id = ${orgId}
        and visit.user_id = ${userId} and visit.assignment_id = assignment.assignment_id
        and visit.visited_at >= greatest(assignment.last_note_at, assignment.last_message_at, assignment.last_document_at))`);
  if (criteria.created_from !== undefined)
    conditions.push(
      sql`assignment.created_at >= ${criteria.created_from}::date::timestamp at time zone ${zone}`,
    );
  if (criteria.created_to !== undefined)
    conditions.push(
      sql`assignment.created_at < (${criteria.created_to}::date + 1)::timestamp at time zone ${zone}`,
    );
  if (criteria.done_from !== undefined)
    conditions.push(sql`assignment.done_at >= ${criteria.done_from}::date::timestamp at time zone ${zone}`);
  if (criteria.due_from !== undefined)
    conditions.push(sql`assignment.due_at >= ${criteria.due_from}::date::timestamp at time zone ${zone}`);
  if (criteria.due_to !== undefined)
    conditions.push(sql`assignment.due_at < (${criteria.due_to}::date + 1)::timestamp at time zone ${zone}`);
  const number = wholeCaseNumber(criteria.q ?? '');
  if (number !== undefined) conditions.push(sql`assignment.claim_file_no = ${number}`);
  return conditions;
}

/** Whether more is asked of a row than the indexes of its list hold: the plan must not read the whole table for it. */
export function looksAtRows({ filter_criteria }: WorklistFilter): boolean {
  return Object.values(filter_criteria ?? {}).some((criterion) => criterion !== undefined);
}

/**
 * The text that has to be searched for; a whole claim file number needs no search.
 *
 * Its digits are in so many other numbers that the trigram index takes a hundred times as long as a look-up.
 */
export function searchedText(filter: WorklistFilter): string | undefined {
  const text = filter.filter_criteria?.q;
  return text === undefined || wholeCaseNumber(text) !== undefined ? undefined : text;
}

/** Rows with the text, for the trigram index. Folded by a query of its own, which runs once for all rows. */
export function textCondition(text: string): Condition {
  return anySpelling(text, (spelling) => {
    const escaped = spelling.replace(/[\\%_]/g, '\\$&');
    return sql`assignment.search_text like (select '%' || fold_text(${escaped}) || '%')`;
  });
}

/** The same rows for text that is known to be in many of them: looked for in the rows as they come, past the index. */
export function commonTextCondition(text: string): Condition {
  return anySpelling(
    text,
    (spelling) => sql`position((select fold_text(${spelling})) in assignment.search_text) > 0`,
  );
}

/** As typed, or without the separators that people put into plates and numbers. */
function anySpelling(text: string, condition: (spelling: string) => Condition): Condition {
  const spellings = [...new Set([text.trim(), compact(text)])].filter((spelling) => spelling !== '');
  return spellings.length === 0 ? sql`true` : sql`(${sql.join(spellings.map(condition), sql` or `)})`;
}

function compact(text: string): string {
  return text.trim().replace(/[\s.-]/g, '');
}
