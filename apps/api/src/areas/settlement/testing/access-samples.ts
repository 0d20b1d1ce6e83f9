import { paidByInvoice } from '#src/testing/world/money-of-claim.ts';
import { sql } from 'kysely';
import type { AreaSamples, Identifiers } from '#src/access/area-samples.ts';
import { personalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

const reason = 'Deviz de la service';
const lines = [{ code: 'repair', amount_bani: 100_000 }];

const terms = {
  debtor_kind: 'insurer',
  debtor_name: 'Asigurarea Vecină',
  ground_code: 'subrogation',
  ground_note: 'Polița RCA a celui vinovat',
  expected_bani: 120_000,
};

const offerBody = (identifiers: Identifiers) => ({
  lines,
  recipient_party_id: identifiers['recipient_party_id'],
  note_exception: paidByInvoice,
  money_version: 1,
});

const openLine = (identifiers: Identifiers) => ({
  bank_statement_id: identifiers['bank_statement_id'],
  line_no: 1,
  decision_version: 0,
  kind: 'open',
  parts: [],
});

export const samples: AreaSamples = {
  async identifiers(api, { assignmentId }) {
    const offerId = await newOffer(api, assignmentId);
    return {
      offer_id: offerId,
      ...(await newPayment(api, offerId)),
      ...(await newRecovery(api, offerId)),
      bank_statement_id: await newStatement(api, offerId),
      line_no: '1',
    };
  },
  bodies: {
    recordAmount: () => ({ account: 'estimated', amount_bani: 120_000, reason, money_version: 1 }),
    addRecovery: () => ({ kind: 'recourse', ...terms, money_version: 1 }),
    changeRecovery: () => ({ ...terms, reason, money_version: 1 }),
    claimRecovery: () => ({ claimed_on: '2026-01-05', money_version: 1 }),
    recordReceipt: () => ({ amount_bani: 100, received_on: '2026-01-05', money_version: 1 }),
    correctReceipt: () => ({ reason, money_version: 1 }),
    giveUpRecovery: () => ({ reason, money_version: 1 }),
    nameDifference: () => ({ difference_code: 'waived', change_bani: 100, reason, money_version: 1 }),
    changeReserve: () => ({ coverage_code: 'vehicle', amount_bani: 500_000, reason, money_version: 1 }),
    saveCoverage: () => ({
      coverage_code: 'vehicle',
      limit_bani: 640_000_000,
      deductible_bani: 0,
      money_version: 1,
    }),
    saveOffer: ({ identifiers }) => offerBody(identifiers),
    askOfferApproval: () => ({ note: reason, money_version: 1 }),
    issueOffer: () => ({ money_version: 1 }),
    cancelPaymentOrder: () => ({ reason, money_version: 1 }),
    recordPayment: () => ({ amount_bani: 100, paid_on: '2026-01-05', money_version: 1 }),
    correctPayment: () => ({ reason, money_version: 1 }),
    exportPaymentOrders: ({ identifiers }) => ({
      payment_order_ids: [identifiers['payment_order_id']],
      requested_on: '2026-03-06',
    }),
    savePartnerAccount: () => ({ holder_name: 'Service Auto', iban: 'RO49AAAA1B31007593840000' }),
    savePayingAccount: () => ({ holder_name: 'Asigurarea Demo', iban: 'RO49AAAA1B31007593840000' }),
    importStatement: ({ identifiers }) => ({
      bank_statement_id: identifiers['bank_statement_id'],
      decisions_version: 0,
    }),
    askAccountConfirmation: () => ({ money_version: 1 }),
    changeClaimantAccount: ({ identifiers }) => ({
      challenge_id: identifiers['challenge_id'],
      code: 'ABCDEF',
      iban: 'RO49AAAA1B31007593840000',
      payee_name: 'Ioana Munteanu',
    }),
    confirmAccount: () => ({ note: reason, money_version: 1 }),
    saveCsvColumns: ({ identifiers }) => ({
      bank_statement_id: identifiers['bank_statement_id'],
      heading_row: 0,
      columns: {
        ...{ day: [0], amount: [1], debit: [], credit: [], currency: [], text: [2], payee: [] },
        ...{ reference: [], status: [] },
      },
      decimal: 'auto',
    }),
    browseOpenOrders: () => ({ q: 'SAMPLE-1' }),
    decideStatementLine: ({ identifiers }) => openLine(identifiers),
    recordAnswer: () => ({ is_accepted: false, note: reason, money_version: 1 }),
  },
  // Whoever came by the link of an offer, or opened its case with a code, and nobody else.
  forItsSessionOnly: ['contestReceivedOffer', 'changeClaimantAccount'],
  naming: {
    saveOffer: (identifiers) => ({ ...offerBody(identifiers), offer_id: identifiers['offer_id'] }),
    decideStatementLine: openLine,
  },
};

/** An offer that is being reckoned for the claimant of the file. */
async function newOffer(api: TestApi, assignmentId: string): Promise<string> {
  const { rows } = await sql<{ offer_id: string }>`
    insert into offer (org_id, claim_file_id, offer_no, lines, compensation_bani, penalty_bani, recipient_party_id, language,
      created_by_user_id)
    select work.org_id, work.claim_file_id, 1, ${JSON.stringify(lines)}::jsonb, 100000, 0, file.claimant_party_id, 'ro',
      (select user_id from app_user where app_user.org_id = work.org_id and username = 'radu.marin')
    from assignment work
    join claim_file file on file.org_id = work.org_id and file.claim_file_id = work.claim_file_id
    where work.assignment_id = ${assignmentId}
    returning offer_id`.execute(api.database.kysely);
  return rows[0]?.offer_id ?? '';
}

/** An order that has gone to the bank and of which a part was paid. */
async function newPayment(api: TestApi, offerId: string) {
  const orgId = await api.organisation('demo');
  const sealed = personalNumbers(api.runtime.serverKey).seal(orgId, 'RO49AAAA1B31007593840000');
  const { rows: exports } = await sql<{ id: string }>`
    insert into payment_export (org_id, export_no, requested_on, order_count, total_bani, holder_name, iban_sealed,
      created_by_user_id)
    select org_id, 1, '2026-01-05', 1, 100000, 'Asigurarea Demo', ${sealed}, created_by_user_id from offer
    where offer_id = ${offerId} returning payment_export_id as id`.execute(api.database.kysely);
  const exportId = exports[0]?.id ?? '';
  const { rows: orders } = await sql<{ id: string }>`
    insert into payment_order (org_id, claim_file_id, offer_id, reference, state, amount_bani, payee_name, iban_sealed,
      iban_hash, iban_masked, payment_export_id, created_by_user_id, created_at)
    select org_id, claim_file_id, offer_id, 'SAMPLE-1', 'exported', 100000, 'Ana', ${sealed}, 'hash', 'RO**0000', ${exportId},
      created_by_user_id, '2026-01-05' from offer where offer_id = ${offerId} returning payment_order_id as id`.execute(
    api.database.kysely,
  );
  const orderId = orders[0]?.id ?? '';
  const { rows: payments } = await sql<{ id: string }>`
    insert into payment (org_id, payment_order_id, claim_file_id, amount_bani, paid_on, source, created_by_user_id, system_time)
    select org_id, payment_order_id, claim_file_id, 1000, '2026-01-05', 'manual', created_by_user_id, now()
    from payment_order where payment_order_id = ${orderId} returning payment_id as id`.execute(
    api.database.kysely,
  );
  return {
    payment_export_id: exportId,
    payment_order_id: orderId,
    payment_order_ids: orderId,
    payment_id: payments[0]?.id ?? '',
  };
}

/** Money that is to come back on the file of an offer, and a part of it that has come. */
async function newRecovery(api: TestApi, offerId: string) {
  const { rows: recoveries } = await sql<{ id: string }>`
    insert into recovery (org_id, claim_file_id, recovery_no, kind, debtor_kind, debtor_name, ground_code, ground_note,
      expected_bani, received_bani, created_by_user_id)
    select org_id, claim_file_id, 1, 'recourse', 'insurer', 'Asigurarea Vecină', 'subrogation', 'Polița RCA', 100000, 1000,
      created_by_user_id
    from offer where offer_id = ${offerId} returning recovery_id as id`.execute(api.database.kysely);
  const recoveryId = recoveries[0]?.id ?? '';
  const { rows: receipts } = await sql<{ id: string }>`
    insert into recovery_receipt (org_id, recovery_id, claim_file_id, amount_bani, received_on, created_by_user_id, system_time)
    select org_id, recovery_id, claim_file_id, 1000, '2026-01-05', created_by_user_id, now()
    from recovery where recovery_id = ${recoveryId} returning recovery_receipt_id as id`.execute(
    api.database.kysely,
  );
  return { recovery_id: recoveryId, recovery_receipt_id: receipts[0]?.id ?? '' };
}

/** A statement that was read, with the rest of the order on its line; its file is kept. */
async function newStatement(api: TestApi, offerId: string): Promise<string> {
  const storageKey = await api.runtime.files.save(
    Buffer.from('Data;Detalii;Suma\n05.01.2026;SAMPLE-1;-990,00\n'),
  );
  const { rows } = await sql<{ id: string }>`
    insert into bank_statement (org_id, file_name, state, format, storage_key, size_bytes, line_count, created_by_user_id)
    select org_id, 'extras.csv', 'read', 'csv', ${storageKey}, 49, 1, created_by_user_id from offer
    where offer_id = ${offerId} returning bank_statement_id as id`.execute(api.database.kysely);
  const statementId = rows[0]?.id ?? '';
  await sql`
    insert into bank_statement_line (org_id, bank_statement_id, line_no, line_key, booked_on, amount_bani, currency, is_booked,
      is_return, counterparty, details, raw, named, outcome, order_ids)
    select org_id, ${statementId}, 1, 'sample', '2026-01-05', -99000, 'RON', true, false, '', 'SAMPLE-1', 'SAMPLE-1',
      array['SAMPLE-1'], 'matches', array[payment_order_id::text]
    from payment_order where offer_id = ${offerId}`.execute(api.database.kysely);
  return statementId;
}
