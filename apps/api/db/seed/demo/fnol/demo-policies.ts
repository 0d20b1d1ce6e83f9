import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import type { DemoMoments } from '../demo-moments.ts';

type Tx = Transaction<Database>;

/** Policies of the cars of the demo: liability for each, own damage for those that are insured here, and the two of the draft. */
export async function addPolicies(tx: Tx, { now }: Pick<DemoMoments, 'now'>): Promise<void> {
  await sql`
    with car as (
      select distinct on (vehicle.plate_norm) vehicle.plate_norm as plate, vehicle.vin, coalesce(owner.company_name, nullif(concat_ws(' ', owner.last_name, owner.first_name), ''), file.claimant_name, 'Popescu Ion') as holder,
        bool_or(file.policy_type_code = 'casco') over (partition by vehicle.plate_norm) as has_casco, min(event.occurred_on) over (partition by vehicle.plate_norm) as first_day
      from claim_vehicle joined
      join vehicle on vehicle.org_id = joined.org_id and vehicle.vehicle_id = joined.vehicle_id
      join claim_file file on file.org_id = joined.org_id and file.claim_file_id = joined.claim_file_id
      join event on event.org_id = file.org_id and event.event_id = file.event_id
      left join party owner on owner.org_id = vehicle.org_id and owner.party_id = vehicle.owner_party_id
      where joined.org_id = current_org_id() and length(vehicle.plate_norm) between 2 and 20
      order by vehicle.plate_norm, vehicle.vehicle_id
    ), numbered as (select *, row_number() over (order by plate) as no from car),
    kinds as (
      select *, 'rca' as kind, 'RO/22/C22' as series, 4500000 + no as number, '[]'::jsonb as coverages from numbered
      union all
      select *, 'casco', 'C/26', 90000 + no, jsonb_build_array(jsonb_build_object('coverage_code', 'vehicle',
        'limit_bani', 6000000 + 100000 * (no % 60), 'deductible_bani', 50000 * (1 + no % 4))) from numbered where has_casco
    )
    insert into policy (org_id, source, kind, insurer, policy_number, number_key, number_tail, valid_from, valid_until, plate, vin,
      holder_name, coverages, learned_at)
    select current_org_id(), 'import', kind, 'Carpați Asigurări', series || ' ' || lpad(number::text, 9, '0'),
      regexp_replace(series, '[^A-Z0-9]', '', 'g') || lpad(number::text, 9, '0'), lpad(number::text, 9, '0'),
      (first_day - 60 - (no % 200)::integer), (first_day + 730 - (no % 200)::integer), plate, vin, holder, coverages, ${now}
    from kinds
    on conflict do nothing`.execute(tx);
  await sql`
    insert into policy (org_id, source, kind, insurer, policy_number, number_key, number_tail, valid_from, valid_until, paid_until,
      plate, vin, holder_name, learned_at)
    select current_org_id(), 'import', 'rca', 'Carpați Asigurări', 'RO/22/C22 ' || number, 'RO22C22' || number, number,
      valid_from::date, valid_until::date, paid_until::date, 'BV64YFW', 'UU1L52E1X59077214', 'Barbu Laurențiu', ${now}
    from (values
      ('004517983', ${now}::timestamptz - interval '260 days', ${now}::timestamptz + interval '104 days', ${now}::timestamptz - interval '8 days'),
      ('003377120', ${now}::timestamptz - interval '626 days', ${now}::timestamptz - interval '261 days', null)
    ) as told (number, valid_from, valid_until, paid_until)`.execute(tx);
}

/** What each file of the demo kept of its policy when it was reported. */
export async function keepPolicies(tx: Tx): Promise<void> {
  await sql`
    insert into claim_policy (org_id, claim_file_id, verdict, reasons, terms, loss_date, taken_at)
    select distinct on (file.claim_file_id) file.org_id, file.claim_file_id, 'covered', '{}',
      jsonb_build_object('kind', policy.kind, 'insurer', policy.insurer, 'policy_number', policy.policy_number, 'plate', policy.plate,
        'holder_name', policy.holder_name, 'valid_from', policy.valid_from, 'valid_until', policy.valid_until,
        'paid_until', policy.paid_until, 'cancelled_on', policy.cancelled_on, 'coverages', policy.coverages, 'source', policy.source),
      event.occurred_on, file.opened_at
    from claim_file file
    join event on event.org_id = file.org_id and event.event_id = file.event_id
    join claim_vehicle joined on joined.org_id = file.org_id and joined.claim_file_id = file.claim_file_id
      and (joined.role = 'at_fault') = (file.policy_type_code in ('rca', 'green_card'))
    join vehicle on vehicle.org_id = joined.org_id and vehicle.vehicle_id = joined.vehicle_id
    join policy on policy.org_id = file.org_id and policy.plate = vehicle.plate_norm
      and policy.kind = case when file.policy_type_code = 'casco' then 'casco' else 'rca' end
      and event.occurred_on between policy.valid_from and policy.valid_until
    where file.org_id = current_org_id()
    order by file.claim_file_id, policy.policy_id`.execute(tx);
}
