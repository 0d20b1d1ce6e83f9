import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Reader = { orgId: string; userId: string };

/** Contracts and documents of partners that work here. */
const endings = (orgId: string) => sql`(
  select partner.partner_id, partner.name, null::uuid as partner_document_id, null::text as title,
    partner.contract_until as ends_on
  from partner where partner.org_id = ${orgId} and partner.is_active and partner.contract_until is not null
  union all
  select partner.partner_id, partner.name, paper.partner_document_id, paper.title, paper.valid_until
  from partner_document paper
  join partner on partner.org_id = ${orgId} and partner.partner_id = paper.partner_id and partner.is_active
  where paper.org_id = ${orgId} and paper.valid_until is not null)`;

/** Plans what the partner administrators are told of what ends: 60, 30 and 7 days before, each step once. */
export async function insertAlerts(tx: Tx, orgId: string, { today, now }: { today: string; now: Date }) {
  await sql`
    insert into partner_alert (org_id, partner_id, partner_document_id, ends_on, days_before, user_id, created_at)
    select ${orgId}, ending.partner_id, ending.partner_document_id, ending.ends_on, step.days, person.user_id, ${now}
    from ${endings(orgId)} ending
    cross join lateral (select min(days) as days from unnest(array[60, 30, 7]) days
      where ending.ends_on between ${today}::date and ${today}::date + days) step
    join user_role held on held.org_id = ${orgId} and held.role_code = 'org.partner_admin'
    join app_user person on person.org_id = ${orgId} and person.user_id = held.user_id and person.is_active
    where step.days is not null
    on conflict on constraint partner_alert_is_given_once do nothing`.execute(tx);
}

/** Something that ends, as somebody is told of it. */
export type Alert = {
  partner_alert_id: string;
  partner_id: string;
  name: string;
  title: string | null;
  ends_on: string;
  days_left: number;
  language: 'ro' | 'en';
};

/** What somebody has not seen yet and is still so: a longer contract ends no more. */
export async function tellAlerts(tx: Tx, { orgId, userId }: Reader, today: string): Promise<Alert[]> {
  const { rows } = await sql<Alert>`
    select alert.partner_alert_id, alert.partner_id, ending.name, ending.title, ending.ends_on,
      ending.ends_on - ${today}::date as days_left, person.language
    from partner_alert alert
    join ${endings(orgId)} ending on ending.partner_id = alert.partner_id and ending.ends_on = alert.ends_on
      and ending.partner_document_id is not distinct from alert.partner_document_id
    join app_user person on person.org_id = ${orgId} and person.user_id = ${userId}
    where alert.org_id = ${orgId} and alert.user_id = ${userId} and alert.state <> 'seen'
    order by alert.ends_on, alert.partner_alert_id limit 20`.execute(tx);
  await sql`update partner_alert set state = 'told'
    where org_id = ${orgId} and partner_alert_id = any (${rows.map((row) => row.partner_alert_id)}::uuid[])
      and state = 'untold'`.execute(tx);
  return rows;
}

/** Takes what was told as seen. */
export async function markAlertsSeen(tx: Tx, { orgId, userId }: Reader): Promise<void> {
  await sql`update partner_alert set state = 'seen'
    where org_id = ${orgId} and user_id = ${userId} and state = 'told'`.execute(tx);
}
