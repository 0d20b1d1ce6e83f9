import { sql, type RawBuilder } from 'kysely';
import type { SearchRequest } from '../extension-points.ts';

type Criteria = NonNullable<SearchRequest['criteria']>;
type Condition = RawBuilder<unknown>;

// Days are days in Romania, wherever the server stands.
const zone = 'Europe/Bucharest';

/** What files have to fulfil beside the text, as SQL over `list`. */
export function fileCriteria(orgId: string, criteria: Criteria = {}): Condition[] {
  const { county_code: county, policy_type: policyType, status_codes: statuses = [] } = criteria;
  return [
    ...(county === undefined ? [] : [sql`list.county_code = ${county}`]),
    ...(policyType === undefined ? [] : [sql`list.policy_type_code = ${policyType}`]),
    ...(statuses.length === 0 ? [] : [sql`list.status_code = any (${statuses})`]),
    ...withinDays(sql`list.opened_at`, criteria.created_from, criteria.created_to),
    ...eventCondition(orgId, criteria),
    ...dueCondition(orgId, criteria),
    ...brandCondition(orgId, criteria),
  ];
}

/** Whether any criterion is set at all. */
export function hasCriteria(criteria: Criteria | undefined): boolean {
  return criteria !== undefined && fileCriteria('', criteria).length > 0;
}

function withinDays(instant: Condition, from: string | undefined, to: string | undefined): Condition[] {
  return [
    ...(from === undefined ? [] : [sql`${instant} >= ${from}::date::timestamp at time zone ${zone}`]),
    ...(to === undefined ? [] : [sql`${instant} < (${to}::date + 1)::timestamp at time zone ${zone}`]),
  ];
}

function eventCondition(orgId: string, { event_from: from, event_to: to }: Criteria): Condition[] {
  if (from === undefined && to === undefined) return [];
  return [
    sql`exists (select from event where event.org_id = ${orgId} and event.event_id = list.event_id
      and occurred_on between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date)`,
  ];
}

function dueCondition(orgId: string, { due_from: from, due_to: to }: Criteria): Condition[] {
  if (from === undefined && to === undefined) return [];
  const conditions = withinDays(sql`assignment.due_at`, from, to);
  return [
    sql`exists (select from assignment where assignment.org_id = ${orgId}
      and assignment.claim_file_id = list.claim_file_id and is_case_master
      and ${sql.join(conditions, sql` and `)})`,
  ];
}

function brandCondition(orgId: string, { brand_code: brand }: Criteria): Condition[] {
  if (brand === undefined) return [];
  return [
    sql`exists (select from claim_vehicle
      join vehicle on vehicle.org_id = ${orgId} and vehicle.vehicle_id = claim_vehicle.vehicle_id
      where claim_vehicle.org_id = ${orgId} and claim_vehicle.claim_file_id = list.claim_file_id
        and vehicle.vehicle_brand_code = ${brand})`,
  ];
}
