import { newId } from '@dosar/kernel/ids';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { posted } from '#src/testing/world/posted.ts';

/** An offered claim of Ana's whose columns are filled, beside an earlier one of the same person and car. */
export async function aFilledFile(api: TestApi): Promise<{ claim: Claim; assignmentId: string }> {
  await aClaim(api);
  const claim = await aClaim(api).valued().offered(484_000).reserved(484_000);
  const { assignment_id: assignmentId } = await claim.main();
  const ana = await api.tokenFor('ana.ionescu');
  await posted(api, ana, `/api/assignment/take/${assignmentId}`, {});
  await posted(api, ana, '/api/timeline/addNote', {
    assignment_id: assignmentId,
    body: 'Am sunat la service',
    visibility: 'internal',
  });
  await fillFile(api, claim);
  return { claim, assignmentId };
}

/** What a file can know beyond a notice and its offer. */
async function fillFile(api: TestApi, { orgId, claimFileId, claimantPartyId }: Claim) {
  const run = (query: ReturnType<typeof sql>) => query.execute(api.database.kysely);
  const person = async (last: string, first: string) => {
    const id = newId();
    await run(sql`insert into party (org_id, party_id, kind, last_name, first_name)
      values (${orgId}, ${id}, 'person', ${last}, ${first})`);
    return id;
  };
  const [insured, driver, guilty, witness] = [
    await person('Dumitru', 'Andrei'),
    await person('Stanciu', 'Radu'),
    await person('Vlad', 'Mihai'),
    await person('Pop', 'Dana'),
  ];
  const [other, partner] = [newId(), newId()];
  await run(sql`update party set address = 'Strada Lungă 5', cnp_masked = '**********01', iban_masked = 'RO** **** 8899'
    where org_id = ${orgId} and party_id = ${claimantPartyId}`);
  await run(
    sql`insert into partner (org_id, partner_id, name, kind) values (${orgId}, ${partner}, 'Service Nord Test', 'repair_shop')`,
  );
  await run(sql`update claim_file set policy_number = 'RO/12/TEST/7788', policy_insurer = 'Carpatica',
      policy_valid_from = '2026-01-01', policy_valid_to = '2026-12-31', insured_party_id = ${insured}, partner_id = ${partner},
      estimated_amount = 5120
    where org_id = ${orgId} and claim_file_id = ${claimFileId}`);
  await run(
    sql`update claim_money set estimated_bani = 512000 where org_id = ${orgId} and claim_file_id = ${claimFileId}`,
  );
  await run(sql`update coverage set deductible_bani = 30000
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and coverage_code = 'vehicle'`);
  await run(sql`update vehicle set vin = 'UU1TESTVIN0000001', manufacture_year = 2019, odometer = 84200, owner_party_id = ${claimantPartyId}
    where org_id = ${orgId} and vehicle_id = (select main_vehicle_id from claim_file where claim_file_id = ${claimFileId})`);
  await run(
    sql`update claim_vehicle set driver_party_id = ${driver} where org_id = ${orgId} and claim_file_id = ${claimFileId}`,
  );
  await run(
    sql`insert into vehicle (org_id, vehicle_id, plate_raw, plate_norm) values (${orgId}, ${other}, 'CJ 99 VIN', 'CJ99VIN')`,
  );
  await run(sql`insert into claim_vehicle (org_id, claim_file_id, vehicle_id, role, insurer)
    values (${orgId}, ${claimFileId}, ${other}, 'at_fault', 'Danubius')`);
  await run(sql`insert into claim_party (org_id, claim_file_id, party_id, role)
    values (${orgId}, ${claimFileId}, ${guilty}, 'at_fault'), (${orgId}, ${claimFileId}, ${witness}, 'witness')`);
  await run(sql`update assignment set assigned_user_id = (select user_id from app_user where username = 'elena.rusu')
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and assignment_type_code = 'assessment'`);
  await run(sql`
    insert into document (org_id, doc_type_code, claim_file_id, file_name, mime_type, size_bytes, sha256, storage_key, description, system_time)
    select ${orgId}, doc_type_code, ${claimFileId}, 'scan1.pdf', 'application/pdf', 100, repeat('a', 64), 'x', null,
      ${new Date(api.now().getTime() + 1000)}
    from doc_type where org_id = ${orgId} and doc_type_code = 'registration_certificate'`);
  await run(sql`
    insert into message (org_id, kind, direction, claim_file_id, from_address, to_addresses, subject, body_text, state, system_time)
    values (${orgId}, 'email', 'in', ${claimFileId}, 'ioana.munteanu@example.com', '{daune@example.com}', 'Dosar', 'Aștept vești',
      'received', ${new Date(api.now().getTime() + 1000)})`);
}
