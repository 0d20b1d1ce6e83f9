import { addDays } from '@dosar/kernel/dates';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { publish, type DomainEvent } from '#src/kernel/events/domain-event.ts';
import { runNow } from '#src/testing/run-now.ts';
import { someWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { claimClosed, claimRegistered, claimReopened } from '#src/areas/claims/events.ts';
import {
  claimRefused,
  offerAccepted,
  offerIssued,
  paymentPaid,
  paymentTakenBack,
} from '#src/areas/settlement/events.ts';
import { clockOf } from '../index.ts';
import { adoptFilesJob } from './adopt-files-job.ts';
import { adoptFiles } from './adopt-files-repository.ts';
import { findLegalTerm } from './legal-term.ts';

const api = startTestApi();
const today = '2026-03-04';

let orgId: string;
let claimFileId: string;
let staff: { kind: 'staff'; orgId: string; userId: string; sessionId: string; isExternal: false; roles: [] };

beforeEach(async () => {
  const { orgId: org, userId } = await api.userNamed('ana.ionescu');
  orgId = org;
  staff = { kind: 'staff', orgId, userId, sessionId: userId, isExternal: false, roles: [] };
  ({ claimFileId } = await aClaim(api, { notice: { event: { ...aNotice().event, date: '2025-12-01' } } }));
  await sql`delete from legal_clock where claim_file_id = ${claimFileId}`.execute(api.database.kysely);
});

/** Lets something happen on the file, as an area tells it. */
function happens<Facts extends object>(event: DomainEvent<Facts>, facts: Facts, daysAgo = 0) {
  // At noon: so many times 24 hours ago may be another day where the clocks were changed since.
  const now = new Date(`${addDays(today, -daysAgo)}T10:00:00Z`);
  return inTenant(api.database, orgId, (tx) => publish({ tx, caller: staff, now }, event, facts));
}
const clock = () => inTenant(api.database, orgId, (tx) => clockOf(tx, orgId, claimFileId, today));
const deadline = async () => {
  const { rows } = await sql<{ due: string | null }>`
    select legal_due_date as due from claim_file where claim_file_id = ${claimFileId}`.execute(
    api.database.kysely,
  );
  return rows[0]?.due;
};
const registered = (daysAgo: number) => happens(claimRegistered, { claimFileId, claimFileNo: 'X' }, daysAgo);
const offer = {
  offerId: '01900000-0000-7000-8000-00000000000a',
  amountBani: 7_000_00,
  compensationBani: 6_867_00,
};
const accepted = { ...offer, settledBani: 0 };
const paid = (bani: number, daysAgo = 0) => ({
  claimFileId,
  paymentId: offer.offerId,
  amountBani: bani,
  settledBani: bani,
  paidOn: addDays(today, -daysAgo),
});

describe('W2 the clocks of the law', () => {
  test('a claim for liability has thirty days for the answer, and its lists show the day', async () => {
    await registered(0);
    expect(await clock()).toMatchObject({ ruleCode: 'RCA_30', startedOn: today, stoppedOn: null });
    expect(await deadline()).toBe(addDays(today, 30));
  });

  test('closed days of the insurer lengthen no term of the law, in calendar days or in working days', async () => {
    const closures = sql`insert into closure (org_id, closure_date, name_ro, name_en)
      select ${orgId}, day::date, 'Inventar', 'Stocktaking' from generate_series('2026-03-05'::date, '2026-04-30', '1 day') day`;
    await closures.execute(api.database.kysely);
    const due = (ruleCode: string) =>
      inTenant(api.database, orgId, (tx) =>
        findLegalTerm(tx, { orgId, claimFileId }, { ruleCode, startedOn: '2026-04-07' }),
      );
    expect((await due('RCA_30'))?.dueDate).toBe('2026-05-07');
    await sql`update legal_rule set day_kind = 'working' where legal_rule_code = 'RCA_10'`.execute(
      api.database.kysely,
    );
    // Wednesday to Wednesday over Easter, from Good Friday to Easter Monday.
    expect((await due('RCA_10'))?.dueDate).toBe('2026-04-23');
    await sql`update legal_rule set day_kind = 'calendar' where legal_rule_code = 'RCA_10'`.execute(
      api.database.kysely,
    );
    await sql`delete from closure`.execute(api.database.kysely);
  });

  test('an offer stops the clock of the answer with the days that it was late, and no day more', async () => {
    await registered(65);
    await happens(offerIssued, { claimFileId, ...offer, issuedOn: addDays(today, -5) });
    expect(await clock()).toMatchObject({
      daysLate: 30,
      penaltyBani: 412_02,
      penaltyPerDayBani: 13_73,
      stoppedOn: addDays(today, -5),
    });
    expect(await deadline()).toBeNull();
  });

  test('an accepted offer starts ten days for the payment, and only the last payment stops them', async () => {
    await registered(20);
    await happens(offerIssued, { claimFileId, ...offer, issuedOn: addDays(today, -12) });
    await happens(offerAccepted, { claimFileId, ...accepted, acceptedOn: addDays(today, -11) });
    expect(await clock()).toMatchObject({ ruleCode: 'RCA_10', amountBani: 6_867_00, daysLate: 1 });
    expect(await deadline()).toBe(addDays(today, -1));
    await happens(paymentPaid, { ...paid(100_00), isLast: false });
    expect(await clock()).toMatchObject({ stoppedOn: null, amountBani: 6_767_00 });
    await happens(paymentPaid, { ...paid(6_767_00), isLast: true });
    expect(await clock()).toMatchObject({ stoppedOn: today, penaltyBani: 13_73 });
    expect(await deadline()).toBeNull();
  });

  test('only what is still owed costs: not the undisputed part that was paid before, and no part after its own day', async () => {
    await registered(40);
    await happens(offerIssued, { claimFileId, ...offer, issuedOn: addDays(today, -25) });
    await happens(offerAccepted, {
      claimFileId,
      ...offer,
      compensationBani: 10_000_00,
      settledBani: 6_000_00,
      acceptedOn: addDays(today, -20),
    });
    // Due ten days ago, with 4.000,00 lei of 10.000,00 still owed.
    expect(await clock()).toMatchObject({
      daysLate: 10,
      amountBani: 4_000_00,
      penaltyBani: 80_00,
      penaltyPerDayBani: 8_00,
    });
    await happens(paymentPaid, { ...paid(3_000_00, 5), isLast: false });
    expect(await clock()).toMatchObject({
      amountBani: 1_000_00,
      penaltyBani: 50_00,
      penaltyPerDayBani: 2_00,
    });
    await happens(paymentPaid, { ...paid(1_000_00, 2), isLast: true });
    expect(await clock()).toMatchObject({ stoppedOn: addDays(today, -2), penaltyBani: 46_00 });
  });

  test('a last payment that was no payment lets the term run on, as if it had never stopped', async () => {
    await registered(40);
    await happens(offerIssued, { claimFileId, ...offer, issuedOn: addDays(today, -25) });
    await happens(offerAccepted, { claimFileId, ...accepted, acceptedOn: addDays(today, -20) });
    await happens(paymentPaid, { ...paid(6_867_00, 12), isLast: true });
    expect(await clock()).toMatchObject({ stoppedOn: addDays(today, -12), penaltyBani: 0 });
    await happens(paymentTakenBack, { claimFileId, paidOn: addDays(today, -12), settledBani: 6_867_00 });
    expect(await clock()).toMatchObject({
      stoppedOn: null,
      daysLate: 10,
      amountBani: 6_867_00,
      penaltyBani: 137_34,
    });
    expect(await deadline()).toBe(addDays(today, -10));
  });

  test('a refusal with its reasons is an answer too', async () => {
    await registered(3);
    await happens(claimRefused, { claimFileId });
    expect(await clock()).toMatchObject({ stoppedOn: today, daysLate: 0 });
  });

  test('a claim that is withdrawn, or there twice, needs no answer any more', async () => {
    await registered(3);
    await happens(claimClosed, { claimFileId });
    expect(await clock()).toMatchObject({ stoppedOn: today, daysLate: 0 });
    expect(await deadline()).toBeNull();
  });

  test('a payment that is due stays due, also when the file is closed', async () => {
    await registered(20);
    await happens(offerIssued, { claimFileId, ...offer, issuedOn: addDays(today, -2) });
    await happens(offerAccepted, { claimFileId, ...accepted, acceptedOn: addDays(today, -1) });
    await happens(claimClosed, { claimFileId });
    expect(await clock()).toMatchObject({ ruleCode: 'RCA_10', stoppedOn: null });
  });

  test('what a reopened file means for its clock says the rule', async () => {
    await registered(40);
    await happens(claimRefused, { claimFileId });
    await happens(claimReopened, { claimFileId });
    expect(await clock()).toMatchObject({ stoppedOn: today });
    await sql`update legal_rule set on_reopening = 'resumes'`.execute(api.database.kysely);
    await happens(claimReopened, { claimFileId });
    expect(await clock()).toMatchObject({ stoppedOn: null, daysLate: 10 });
  });

  test('a file from before there were clocks gets that of its deadline, once', async () => {
    await sql`delete from legal_clock`.execute(api.database.kysely);
    await sql`update claim_file set legal_due_date = ${addDays(today, 4)} where claim_file_id = ${claimFileId}`.execute(
      api.database.kysely,
    );
    const adopt = () => inTenant(api.database, orgId, (tx) => adoptFiles(tx, orgId));
    expect(await adopt()).not.toEqual([]);
    expect(await clock()).toMatchObject({ dueDate: addDays(today, 4) });
    expect(await adopt()).toEqual([]);
  });

  test('an older file that is closed counts in no list of legal deadlines while a recovery goes on', async () => {
    await sql`delete from legal_clock`.execute(api.database.kysely);
    const files = await someWork(api, [
      { status: 'closed', legalDue: '2026-01-10' },
      { status: 'closed', legalDue: '2026-01-11' },
    ]);
    for (const { claim_file_id: id } of files)
      await sql`update claim_file set closed_at = now() where claim_file_id = ${id}`.execute(
        api.database.kysely,
      );
    await someWork(
      api,
      files.slice(1).map((on) => ({ on, type: 'recovery', status: 'new' })),
    );
    const closed = async () => {
      const { rows } = await sql<{ id: string; goesOn: boolean }>`
        select file.claim_file_id as id, exists (select from assignment work where work.claim_file_id = file.claim_file_id
          and work.list_code in ('active', 'waiting', 'snoozed')) as "goesOn"
        from claim_file file
        where file.org_id = ${orgId} and file.closed_at is not null and file.legal_due_date is not null
        order by file.claim_file_no`.execute(api.database.kysely);
      return rows;
    };
    const before = await closed();
    expect(new Set(before.map(({ goesOn }) => goesOn))).toEqual(new Set([true, false]));

    await runNow(adoptFilesJob, api.runtime);
    expect(await closed()).toEqual(before.filter(({ goesOn }) => !goesOn));
  });
});
