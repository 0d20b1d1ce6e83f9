import { sql, type RawBuilder } from 'kysely';
import type { WorklistFilter } from './worklist-filter.ts';
import { hasFilterKey } from './worklist-filter.ts';

/** Whose worklist it is and when it is looked at. */
export type WorklistViewer = { orgId: string; userId: string; now: Date };

type Condition = RawBuilder<boolean>;

// "Today" of a deadline is the day in Romania, wherever the server stands.
const zone = 'Europe/Bucharest';

/** Everything a row must fulfil beside its list, as SQL over the table `assignment`. */
export function conditionsOf(filter: WorklistFilter, viewer: WorklistViewer): Condition[] {
  return [
    ...ownerConditions(filter, viewer),
    ...deadlineConditions(filter, viewer),
    ...criteriaConditions(filter),
  ];
}

/** Owners widen each other: mine and unassigned shows both. */
function ownerConditions(filter: WorklistFilter, { orgId, userId, now }: WorklistViewer): Condition[] {
  const owners: Condition[] = [];
  if (hasFilterKey(filter, 'mine')) owners.push(sql`assignment.assigned_user_id = ${userId}`);
  if (hasFilterKey(filter, 'unassigned')) owners.push(sql`assignment.assigned_user_id is null`);
  if (hasFilterKey(filter, 'myTeam'))
    owners.push(sql`assignment.assigned_user_id = any (array(
      select colleague.user_id from app_user me
        join app_user colleague on colleague.org_id = me.org_id and colleague.team_id = me.team_id
        where me.org_id = ${orgId} and me.user_id = ${userId}))`);
  if (hasFilterKey(filter, 'replacedUsers'))
    owners.push(sql`assignment.assigned_user_id = any (array(
      select replaced_user_id from replacement
        where org_id = ${orgId} and deputy_user_id = ${userId} and revoked_at is null
          and (${now}::timestamptz at time zone ${zone})::date between date_from and date_to))`);
  return owners.length === 0 ? [] : [sql`(${sql.join(owners, sql` or `)})`];
}

function deadlineConditions(filter: WorklistFilter, { now }: WorklistViewer): Condition[] {
  const conditions: Condition[] = [];
  if (hasFilterKey(filter, 'overdue')) conditions.push(sql`assignment.due_at < ${now}`);
  if (hasFilterKey(filter, 'dueToday')) {
    const today = sql`date_trunc('day', ${now}::timestamptz, ${zone})`;
    conditions.push(
      sql`assignment.due_at >= ${today} and assignment.due_at < date_add(${today}, '1 day', ${zone})`,
    );
  }
  if (hasFilterKey(filter, 'waiting')) conditions.push(sql`assignment.category_code = 'waiting'`);
  return conditions;
}

function criteriaConditions(filter: WorklistFilter): Condition[] {
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
  if (criteria.due_from !== undefined)
    conditions.push(sql`assignment.due_at >= ${criteria.due_from}::date::timestamp at time zone ${zone}`);
  if (criteria.due_to !== undefined)
    conditions.push(sql`assignment.due_at < (${criteria.due_to}::date + 1)::timestamp at time zone ${zone}`);
  if (criteria.q !== undefined) conditions.push(textCondition(criteria.q));
  return conditions;
}

/** As typed, or without the separators that people put into plates and numbers. */
function textCondition(text: string): Condition {
  const escaped = text.trim().replace(/[\\%_]/g, '\\$&');
  const compact = escaped.replace(/[\s.-]/g, '');
  // Each spelling once: a condition that says the same twice is estimated, and paid for, twice.
  const spellings = [...new Set([escaped, compact])].filter((spelling) => spelling !== '');
  if (spellings.length === 0) return sql`true`;
  const conditions = spellings.map(
    (spelling) => sql`assignment.search_text like '%' || fold_text(${spelling}) || '%'`,
  );
  return sql`(${sql.join(conditions, sql` or `)})`;
}
