import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import type { DemoWorld } from '../demo-world.ts';
import { demoId } from '../demo-random.ts';

type Tx = Transaction<Database>;

/** Gives the special customers lists by which their files are recognised, and the files the reasons. */
export async function recogniseFiles(tx: Tx, { orgId, orgCode, moments }: DemoWorld): Promise<void> {
  const fleet = demoId('special-customer', orgCode, 'Flota Carpați Transport');
  const leasing = demoId('special-customer', orgCode, 'Leasing Delta');
  await describe(tx, orgId, fleet, {
    level: 'A',
    contacts: [
      {
        name: 'Ioana Dinu',
        about: 'șefa flotei',
        phone: '+40724118903',
        email: 'ioana.dinu@carpati-transport.example',
      },
      {
        name: 'Daune Carpați',
        about: 'în locul șoferilor',
        phone: '',
        email: 'daune@carpati-transport.example',
      },
    ],
    notes: 'Contract cadru reînnoit în ianuarie. Mașinile se repară în service-urile alese de client.',
  });
  await describe(tx, orgId, leasing, { level: 'B', contacts: [], notes: '' });
  await listPlates(tx, orgId);
  await addEntries(tx, orgId, [
    [fleet, 'cui', '14399840', '14399840'],
    [fleet, 'mail_domain', 'carpati-transport.example', '@carpati-transport.example'],
    [leasing, 'policy_prefix', 'LD', 'LD'],
    [leasing, 'cui', '29014411', '29014411'],
    [demoId('special-customer', orgCode, 'Curier Rapid Demo'), 'phone', '+40213304417', '+40213304417'],
  ]);
  await explain(tx, orgId, moments.now);
  await shareOnePlate(tx, orgId, { fleet, leasing, now: moments.now });
}

type Known = { level: string; contacts: object[]; notes: string };

async function describe(tx: Tx, orgId: string, customerId: string, known: Known): Promise<void> {
  await sql`
    update special_customer set level = ${known.level}, contacts = ${JSON.stringify(known.contacts)}, notes = ${known.notes}
    where org_id = ${orgId} and special_customer_id = ${customerId}`.execute(tx);
}

async function listPlates(tx: Tx, orgId: string): Promise<void> {
  await sql`
    insert into special_customer_match (org_id, special_customer_id, kind, match_key, shown, valid_from)
    select distinct on (file.special_customer_id, file.plate) ${orgId}::uuid, file.special_customer_id, 'plate', file.plate,
      file.plate, date '2024-01-01'
    from claim_file file where file.org_id = ${orgId} and file.special_customer_id is not null and file.plate is not null`.execute(
    tx,
  );
}

async function addEntries(
  tx: Tx,
  orgId: string,
  entries: readonly (readonly [customer: string, kind: string, key: string, shown: string])[],
): Promise<void> {
  for (const [customer, kind, key, shown] of entries)
    await sql`
      insert into special_customer_match (org_id, special_customer_id, kind, match_key, shown)
      values (${orgId}, ${customer}, ${kind}, ${key}, ${shown})`.execute(tx);
}

async function explain(tx: Tx, orgId: string, now: Date): Promise<void> {
  await sql`
    insert into special_customer_match_of_file
      (org_id, claim_file_id, special_customer_id, reasons, is_chosen, matched_at)
    select ${orgId}::uuid, file.claim_file_id, file.special_customer_id,
      jsonb_build_array(jsonb_build_object('kind', 'plate', 'shown', file.plate, 'part', 'vehicle')), true,
      least(file.opened_at, ${now}::timestamptz)
    from claim_file file where file.org_id = ${orgId} and file.special_customer_id is not null and file.plate is not null`.execute(
    tx,
  );
}

/** A leased car that drives in a fleet stands in both lists: the level settles whose file it is. */
async function shareOnePlate(
  tx: Tx,
  orgId: string,
  { fleet, leasing, now }: { fleet: string; leasing: string; now: Date },
): Promise<void> {
  await sql`
    with shared as (
      select file.claim_file_id, file.plate from claim_file file
      where file.org_id = ${orgId} and file.special_customer_id = ${fleet} and file.plate is not null
      order by file.closed_at is not null, file.claim_file_no limit 1
    ), listed as (
      insert into special_customer_match (org_id, special_customer_id, kind, match_key, shown)
      select ${orgId}, ${leasing}, 'plate', plate, plate from shared on conflict do nothing
    )
    insert into special_customer_match_of_file
      (org_id, claim_file_id, special_customer_id, reasons, is_chosen, lost_by, matched_at)
    select ${orgId}, claim_file_id, ${leasing},
      jsonb_build_array(jsonb_build_object('kind', 'plate', 'shown', plate, 'part', 'vehicle')), false, 'level', ${now}
    from shared`.execute(tx);
}
