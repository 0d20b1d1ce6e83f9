import { sql, type Transaction } from 'kysely';
import type { HourlyRates, NoteHead, Share } from '@dosar/assessment-domain';
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
      to_char(rate.valid_from, 'YYYY-MM-DD') as valid_from, rate.rates, rate.discount_share
    from assessment_rate rate
    left join partner on partner.org_id = rate.org_id and partner.partner_id = rate.partner_id
    where rate.org_id = ${orgId} and (rate.partner_id is null or rate.partner_id = ${partnerId}) and rate.valid_from <= ${day}
    order by rate.partner_id is null, rate.valid_from desc limit 1`.execute(tx);
  return (
    rows[0] ?? {
      source: 'organisation',
      source_name: null,
      valid_from: null,
      rates: noRates,
      discount_share: 0,
    }
  );
}

/** All rates, those in force last first, with the days on which each holds. */
export async function findRates(
  tx: Tx,
  orgId: string,
  today: LocalDate,
): Promise<Schema<'AssessmentRate'>[]> {
  const { rows } = await sql<Omit<Schema<'AssessmentRate'>, 'set_at'> & { set_at: Date }>`
    select version.assessment_rate_id, version.row_version, version.partner_id, partner.name as partner_name,
      to_char(version.valid_from, 'YYYY-MM-DD') as valid_from, to_char(version.valid_to, 'YYYY-MM-DD') as valid_to,
      case when version.valid_from > ${today}::date then 'to_come' when version.valid_to < ${today}::date then 'past'
        else 'in_force' end as state,
      version.rates, version.discount_share, person.full_name as set_by_name, version.created_at as set_at
    from (select rate.*,
        lead(rate.valid_from) over (partition by rate.partner_id order by rate.valid_from) - 1 as valid_to
      from assessment_rate rate where rate.org_id = ${orgId}) version
    left join partner on partner.org_id = version.org_id and partner.partner_id = version.partner_id
    left join app_user person on person.org_id = version.org_id and person.user_id = version.created_by_user_id
    order by version.valid_from desc, version.assessment_rate_id desc limit 500`.execute(tx);
  return rows.map((row) => ({ ...row, set_at: row.set_at.toISOString() }));
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

/** Says what an hour costs from a day on; `undefined` when the same day has other rates by now than those that were read. */
export async function storeRate(
  tx: Tx,
  rate: {
    orgId: string;
    partnerId: string | null;
    validFrom: LocalDate;
    rates: HourlyRates;
    discountShare: Share;
    userId: string;
    now: Date;
    /** 0 for a day without rates. */
    readVersion: number;
  },
): Promise<string | undefined> {
  const { rows } = await sql<{ assessment_rate_id: string }>`
    insert into assessment_rate (org_id, partner_id, valid_from, rates, discount_share, created_by_user_id, created_at)
    select ${rate.orgId}::uuid, ${rate.partnerId}::uuid, ${rate.validFrom}::date, ${JSON.stringify(rate.rates)}::jsonb,
      ${rate.discountShare}::integer, ${rate.userId}::uuid, ${rate.now}::timestamptz
    where ${rate.readVersion}::integer = 0 or exists (select from assessment_rate where org_id = ${rate.orgId}
      and partner_id is not distinct from ${rate.partnerId}::uuid and valid_from = ${rate.validFrom}::date)
    on conflict on constraint assessment_rate_is_one_a_day
      do update set rates = excluded.rates, discount_share = excluded.discount_share,
        created_by_user_id = excluded.created_by_user_id, created_at = excluded.created_at,
        row_version = assessment_rate.row_version + 1
      where assessment_rate.row_version = ${rate.readVersion}
    returning assessment_rate_id`.execute(tx);
  return rows[0]?.assessment_rate_id;
}

/** Which version the rates from a day on have; 0 when there are none. */
export async function findRateVersion(
  tx: Tx,
  { orgId, partnerId, validFrom }: { orgId: string; partnerId: string | null; validFrom: LocalDate },
): Promise<number> {
  const { rows } = await sql<{ row_version: number }>`
    select row_version from assessment_rate where org_id = ${orgId}
      and partner_id is not distinct from ${partnerId}::uuid and valid_from = ${validFrom}::date`.execute(tx);
  return rows[0]?.row_version ?? 0;
}
