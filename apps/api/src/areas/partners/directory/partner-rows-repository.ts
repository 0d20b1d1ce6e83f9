import type { Schema } from '@dosar/openapi';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { PagePosition } from '#src/kernel/http/page-cursor.ts';

type Tx = Transaction<Database>;
type Search = {
  q: string | undefined;
  kind: Schema<'PartnerKind'> | undefined;
  county_code: string | undefined;
  state: 'active' | 'suspended' | undefined;
  ends: 'soon' | undefined;
};
export type Today = { orgId: string; today: string };

const warnedDays = 60;
const soonDays = 30;

/** The contract and the documents of a partner that end within some days, or have ended. */
const endsWithin = ({ orgId, today }: Today, days: number) => sql`
  select ending.title, ending.ends_on, ending.ends_on - ${today}::date as days_left
  from (
    select null::text as title, partner.contract_until as ends_on
    union all
    select paper.title, paper.valid_until from partner_document paper
    where paper.org_id = ${orgId} and paper.partner_id = partner.partner_id
  ) ending
  where partner.is_active and ending.ends_on <= ${today}::date + ${sql.lit(days)}`;

/** What the list shows of a partner. */
export const partnerRow = (day: Today): RawBuilder<unknown> => sql`
  partner.partner_id, partner.name, partner.kind, partner.cui, partner.county_code, partner.locality,
  partner.served_county_codes, partner.capacity_per_week, partner.contract_until, partner.is_active,
  (select to_jsonb(first_end) from (${endsWithin(day, warnedDays)} order by 2, 1 nulls first limit 1) first_end) as next_end`;

/** What ends of one partner, the first one first. */
export async function findEnds(tx: Tx, day: Today, partnerId: string): Promise<Schema<'PartnerEnd'>[]> {
  const { rows } = await sql<Schema<'PartnerEnd'>>`
    select soon.* from partner cross join lateral (${endsWithin(day, warnedDays)}) soon
    where partner.org_id = ${day.orgId} and partner.partner_id = ${partnerId}
    order by soon.ends_on, soon.title nulls first`.execute(tx);
  return rows;
}

/** A page of the partners that match, by name. */
export async function findPartnerRows(
  tx: Tx,
  day: Today,
  search: Search,
  page: { after: PagePosition | undefined; limit: number },
): Promise<Schema<'PartnerRow'>[]> {
  const beyond =
    page.after === undefined
      ? sql``
      : sql`and (partner.name, partner.partner_id) > (${page.after.key}, ${page.after.id}::uuid)`;
  const { rows } = await sql<Schema<'PartnerRow'>>`
    select ${partnerRow(day)} from partner
    where ${matches(day, search)} ${beyond}
    order by partner.name, partner.partner_id limit ${page.limit}`.execute(tx);
  return rows;
}

/** How many match, and of how many of all partners something ends soon. */
export async function countPartners(tx: Tx, day: Today, search: Search) {
  const { rows } = await sql<{ count: number; ending_count: number }>`
    select count(*) filter (where ${matches(day, search)})::integer as count,
      count(*) filter (where exists (${endsWithin(day, soonDays)}))::integer as ending_count
    from partner where partner.org_id = ${day.orgId}`.execute(tx);
  return rows[0] ?? { count: 0, ending_count: 0 };
}

// An organisation has some thousands of partners at most: they are read, no index is asked for words.
function matches(day: Today, { q, kind, county_code: county, state, ends }: Search): RawBuilder<unknown> {
  const text = q?.trim() ?? '';
  const [, digits] = /^(?:RO)?\s*(\d+)$/i.exec(text) ?? [];
  const conditions = [
    sql`partner.org_id = ${day.orgId}`,
    ...(text === ''
      ? []
      : [
          sql`(position(fold_text(${text}) in fold_text(partner.name || ' ' || coalesce(partner.locality, ''))) > 0
            or starts_with(partner.cui, ${digits ?? text}))`,
        ]),
    ...(kind === undefined ? [] : [sql`partner.kind = ${kind}`]),
    ...(county === undefined
      ? []
      : [sql`(partner.county_code = ${county} or ${county} = any (partner.served_county_codes))`]),
    ...(state === undefined ? [] : [sql`partner.is_active = ${state === 'active'}`]),
    ...(ends === undefined ? [] : [sql`exists (${endsWithin(day, soonDays)})`]),
  ];
  return sql.join(conditions, sql` and `);
}
