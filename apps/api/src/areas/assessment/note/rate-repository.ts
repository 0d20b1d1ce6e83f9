import { sql, type Transaction } from 'kysely';
import type { HourlyRates, NoteHead } from '@dosar/assessment-domain';
import type { LocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Rates of an organisation that has set none: nothing is counted until somebody does. */
const noRates: HourlyRates = {
  body_bani: 0,
  mechanic_bani: 0,
  electric_bani: 0,
  paint_bani: 0,
  material_bani: 0,
};

/** What an hour costs on a day: at the partner who repairs, else in the organisation. */
export async function findRatesOn(
  tx: Tx,
  { orgId, partnerId, day }: { orgId: string; partnerId: string | null; day: LocalDate },
): Promise<NoteHead['rates']> {
  const { rows } = await sql<NoteHead['rates']>`
    select case when rate.partner_id is null then 'organisation' else 'partner' end as source, partner.name as source_name,
      to_char(rate.valid_from, 'YYYY-MM-DD') as valid_from, rate.rates
    from assessment_rate rate
    left join partner on partner.org_id = rate.org_id and partner.partner_id = rate.partner_id
    where rate.org_id = ${orgId} and (rate.partner_id is null or rate.partner_id = ${partnerId}) and rate.valid_from <= ${day}
    order by rate.partner_id is null, rate.valid_from desc limit 1`.execute(tx);
  return rows[0] ?? { source: 'organisation', source_name: null, valid_from: null, rates: noRates };
}

/** All rates, those in force last first. */
export async function findRates(tx: Tx, orgId: string) {
  const { rows } = await sql<Schema<'AssessmentRate'>>`
    select rate.assessment_rate_id, rate.partner_id, partner.name as partner_name,
      to_char(rate.valid_from, 'YYYY-MM-DD') as valid_from, rate.rates
    from assessment_rate rate
    left join partner on partner.org_id = rate.org_id and partner.partner_id = rate.partner_id
    where rate.org_id = ${orgId}
    order by rate.valid_from desc, rate.assessment_rate_id desc limit 500`.execute(tx);
  return rows;
}

/** Whether the organisation has the partner. */
export async function hasPartner(tx: Tx, orgId: string, partnerId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('partner')
    .where('org_id', '=', orgId)
    .where('partner_id', '=', partnerId)
    .select('partner_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Says what an hour costs from a day on; the same day again replaces it. */
export async function storeRate(
  tx: Tx,
  rate: { orgId: string; partnerId: string | null; validFrom: LocalDate; rates: HourlyRates; userId: string },
): Promise<string> {
  const { rows } = await sql<{ assessment_rate_id: string }>`
    insert into assessment_rate (org_id, partner_id, valid_from, rates, created_by_user_id)
    values (${rate.orgId}, ${rate.partnerId}, ${rate.validFrom}, ${JSON.stringify(rate.rates)}::jsonb, ${rate.userId})
    on conflict on constraint assessment_rate_is_one_a_day
      do update set rates = excluded.rates, created_by_user_id = excluded.created_by_user_id
    returning assessment_rate_id`.execute(tx);
  return rows[0]?.assessment_rate_id ?? '';
}
