import { clientConfig, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';

/** How much there is: partners of one kind, and offers that wait for an answer, a tenth of which came too late. */
export type Sizes = { partners: number; jobs: number };

/** Gives a filled database so many repair shops, and nobody else. */
export async function withShops(database: DatabaseConnection, { partners }: Sizes): Promise<void> {
  await inOrganisation(database, async (client, orgId) => {
    await client.query('update partner set is_active = false where org_id = $1', [orgId]);
    await client.query(
      `insert into partner (org_id, name, kind, county_code, served_county_codes, capacity_per_week, email)
        select $1, 'Măsurat ' || number, 'repair_shop', county.code, array[county.code], number % 12,
          'lucrari-' || number || '@masurat.example'
        from generate_series(1, $2::integer) as number
        join (select county_code as code, row_number() over (order by county_code) - 1 as position,
          count(*) over () as every from county) county on county.position = number % county.every`,
      [orgId, partners],
    );
  });
}

/** Lets so many offers wait for an answer, each with ten proposals to go on with; those of the round before are gone. */
export async function withWaitingOffers(
  database: DatabaseConnection,
  { partners, jobs }: Sizes,
): Promise<void> {
  await inOrganisation(database, async (client, orgId) => {
    for (const table of [
      'partner_job_notice',
      'partner_job_link',
      'partner_job_grade',
      'partner_job_step',
      'partner_job_offer',
      'partner_job_proposal',
      'partner_job',
    ])
      await client.query(
        `delete from ${table} where org_id = $1 and partner_job_id in (
          select partner_job_id from partner_job where org_id = $1 and damage = 'Măsurat')`,
        [orgId],
      );
    await client.query(
      `with shop as (select partner_id, row_number() over (order by partner_id) as number from partner
          where org_id = $1 and name like 'Măsurat %'),
        file as (select claim_file_id, row_number() over (order by claim_file_id) as number from claim_file
          where org_id = $1 limit $2::integer)
      insert into partner_job (org_id, claim_file_id, kind, state, state_since, next_party, due_at, partner_id, damage,
        choice_reason, on_silence, offer_no, created_at)
      select $1, file.claim_file_id, 'repair', 'sent', now(), 'partner',
        now() + case when file.number % 10 = 0 then interval '-1 hour' else interval '4 hours' end, shop.partner_id,
        'Măsurat', 'aproape', 'next', 1, now() - interval '5 hours'
      from file join shop on shop.number = 1 + file.number % $3::integer`,
      [orgId, jobs, partners],
    );
    await client.query(
      `insert into partner_job_offer (org_id, partner_job_id, offer_no, partner_id, chosen_by, choice_reason, sent_at, due_at)
        select org_id, partner_job_id, 1, partner_id, 'handler', 'aproape', created_at, due_at from partner_job
        where org_id = $1 and damage = 'Măsurat'`,
      [orgId],
    );
    await client.query(
      `insert into partner_job_proposal (org_id, partner_job_id, partner_id, position, reasons, proposed_at)
        select job.org_id, job.partner_job_id, next.partner_id, next.position, '[]', job.created_at
        from partner_job job cross join (select partner_id, row_number() over (order by partner_id) as position from partner
          where org_id = $1 and name like 'Măsurat %' limit 10) next
        where job.org_id = $1 and job.damage = 'Măsurat'`,
      [orgId],
    );
  });
}

async function inOrganisation(
  database: DatabaseConnection,
  work: (client: pg.Client, orgId: string) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ org_id: string }>("select find_org_by_code('demo') as org_id");
    await work(client, rows[0]?.org_id ?? '');
    await client.query('commit');
    await client.query('vacuum (analyze) partner, partner_job, partner_job_offer, partner_job_proposal');
  } finally {
    await client.end();
  }
}
