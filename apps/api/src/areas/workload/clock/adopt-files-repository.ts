import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** How many files get their clock in one transaction. */
export const adoptedAtOnce = 5000;

// Answered: an offer or a refusal has left, or the file is over without one.
const answered = sql`('offer_issued', 'contested', 'accepted', 'payment_ordered', 'paid', 'closed', 'rejected', 'withdrawn',
  'duplicate')`;

/** A file that has a clock now; `isOver` when that has stopped and work on the file goes on, such as a recovery after it was closed. */
export type AdoptedFile = { claim_file_id: string; isOver: boolean };

/**
 * Starts the clock of the answer on files that have a legal deadline and no clock.
 *
 * On a file that was answered it has stopped, by its deadline at the latest: nobody knows any more that it was late.
 */
export async function adoptFiles(tx: Transaction<Database>, orgId: string): Promise<AdoptedFile[]> {
  const { rows } = await sql<AdoptedFile>`
    with adopted as (insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date,
      stopped_on, stopped_by)
    select file.org_id, file.claim_file_id, rule.legal_rule_code, rule.policy_type_code, rule.event_from,
      least(file.opened, file.legal_due_date), file.legal_due_date,
      case when file.is_answered then greatest(least(file.opened, file.legal_due_date),
        least(file.legal_due_date, (file.changed_at at time zone 'Europe/Bucharest')::date)) end,
      case when file.is_answered then 'before_clocks' end
    from (
      select f.org_id, f.claim_file_id, f.policy_type_code, f.legal_due_date, event.occurred_on,
        (f.opened_at at time zone 'Europe/Bucharest')::date as opened, coalesce(f.closed_at, f.updated_at) as changed_at,
        coalesce(f.closed_at is not null or f.status_code in ${answered}, false) as is_answered
      from claim_file f join event on event.org_id = f.org_id and event.event_id = f.event_id
      where f.org_id = ${orgId} and f.legal_due_date is not null and not exists (
        select from legal_clock known where known.org_id = f.org_id and known.claim_file_id = f.claim_file_id)
      limit ${sql.lit(adoptedAtOnce)}) file
    join lateral (
      select legal_rule_code, policy_type_code, event_from from legal_rule
      where org_id = ${orgId} and legal_rule_code = 'RCA_30' and policy_type_code = file.policy_type_code
      order by event_from <= file.occurred_on desc, event_from desc limit 1) rule on true
    on conflict do nothing
    returning claim_file_id, stopped_on)
    select adopted.claim_file_id, adopted.stopped_on is not null and (file.closed_at is null or exists (
      select from assignment work where work.org_id = ${orgId} and work.claim_file_id = file.claim_file_id
        and work.list_code in ('active', 'waiting', 'snoozed'))) as "isOver"
    from adopted join claim_file file on file.org_id = ${orgId} and file.claim_file_id = adopted.claim_file_id`.execute(
    tx,
  );
  return rows;
}
