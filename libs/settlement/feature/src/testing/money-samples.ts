import type { Schema } from '@dosar/openapi';

type Money = Schema<'Money'>;

/** The id of a thing on the money of a file, by its number. */
export const moneyId = (end: number) => `0190b6a0-0000-7000-8000-00000000b00${end}`;

/** An offer that is being reckoned, of 9.000,00 lei. */
export function anOffer(changed: Partial<Schema<'Offer'>> = {}): Schema<'Offer'> {
  return {
    offer_id: moneyId(1),
    offer_no: 1,
    state: 'draft',
    lines: [{ code: 'repair', note: 'deviz v2', amount_bani: 900_000 }],
    compensation_bani: 900_000,
    penalty_bani: 0,
    amount_bani: 900_000,
    recipient_party_id: moneyId(2),
    recipient_name: 'Anghel Raluca',
    note: null,
    note_exception: null,
    decision_note: null,
    approved_by: null,
    document_id: null,
    issued_at: null,
    viewed_at: null,
    answered_at: null,
    answered_by: null,
    contest_reasons: [],
    contest_note: null,
    contest_documents: [],
    wants_undisputed: false,
    payee_name: null,
    iban_masked: null,
    created_by: 'Ana Ionescu',
    created_at: '2026-11-25T08:00:00.000Z',
    ...changed,
  };
}

/** The money of a file whose damage is estimated and agreed, with nothing offered and nothing kept ready. */
export function someMoney(changed: Partial<Money> = {}): Money {
  return {
    claim_file_id: moneyId(3),
    extent: 'whole',
    money_version: 4,
    estimated_bani: 950_000,
    agreed_bani: 900_000,
    reserve_bani: 0,
    paid_bani: null,
    recourse_bani: null,
    residual_bani: null,
    recovered_bani: null,
    difference_bani: null,
    unnamed_difference_bani: null,
    difference_blocks: [],
    coverages: [],
    entries: [],
    recoveries: [],
    offers: [],
    orders: [],
    partner_orders: [],
    partner_bani: null,
    recipients: [
      {
        party_id: moneyId(2),
        full_name: 'Anghel Raluca',
        language: 'ro',
        iban_masked: null,
        email: 'raluca@example.com',
        phone: null,
      },
    ],
    suggested_lines: [],
    has_closed_note: true,
    account: null,
    payable: null,
    payment_blocks: ['not_accepted'],
    offer_authority_bani: 700_000,
    payment_authority_bani: 700_000,
    reserve_authority_bani: 5_000_000,
    waiting_reserves: [],
    ...changed,
  };
}

/** The account of an accepted offer that Ana typed and nobody has confirmed. */
export function anAccount(changed: Partial<Schema<'PaidAccount'>> = {}): Schema<'PaidAccount'> {
  return {
    payee_name: 'Anghel Raluca',
    recipient_name: 'Anghel Raluca',
    iban_masked: 'RO******************0000',
    typed_by: 'Ana Ionescu',
    is_holder_other: false,
    confirmed_how: null,
    confirmed_by: null,
    confirmed_at: null,
    asked_at: null,
    fault: 'account_unconfirmed',
    confirm_blocks: [],
    ask_blocks: [],
    ...changed,
  };
}

/** The order of an accepted offer that has gone to the bank. */
export function anOrder(changed: Partial<Schema<'PaymentOrder'>> = {}): Schema<'PaymentOrder'> {
  return {
    payment_order_id: moneyId(4),
    offer_id: moneyId(1),
    offer_no: 1,
    is_undisputed: false,
    reference: 'DM26R0000075-1',
    state: 'exported',
    amount_bani: 900_000,
    deducted_bani: 0,
    paid_bani: 0,
    payee_name: 'Anghel Raluca',
    iban_masked: 'RO******************0000',
    decision_note: null,
    created_by: 'Ana Ionescu',
    approved_by: null,
    created_at: '2026-11-25T09:00:00.000Z',
    payments: [],
    payment_blocks: [],
    ...changed,
  };
}

/** A payment of 9.000,00 lei. */
export function aPayment(changed: Partial<Schema<'Payment'>> = {}): Schema<'Payment'> {
  return {
    payment_id: moneyId(5),
    amount_bani: 900_000,
    paid_on: '2026-11-25',
    source: 'manual',
    bank_reference: null,
    corrects_payment_id: null,
    reason: null,
    who: 'Ana Ionescu',
    ...changed,
  };
}

/** What the insurer of the one at fault owes, of which a part has come. */
export function aRecovery(changed: Partial<Schema<'Recovery'>> = {}): Schema<'Recovery'> {
  return {
    recovery_id: moneyId(6),
    recovery_no: 1,
    kind: 'recourse',
    state: 'claimed',
    debtor_kind: 'insurer',
    debtor_name: 'Asigurarea Vecină SA',
    ground_code: 'subrogation',
    ground_note: 'Polița RCA RO/22/V 104872',
    expected_bani: 900_000,
    received_bani: 300_000,
    claimed_on: '2026-11-20',
    give_up_reason: null,
    created_by: 'Ana Ionescu',
    created_at: '2026-11-19T09:00:00.000Z',
    receipts: [
      {
        recovery_receipt_id: moneyId(7),
        amount_bani: 300_000,
        received_on: '2026-11-25',
        bank_reference: 'BT-118',
        corrects_receipt_id: null,
        reason: null,
        who: 'Ana Ionescu',
      },
    ],
    ...changed,
  };
}

/** A change of an account in the ledger. */
export function anEntry(changed: Partial<Schema<'MoneyEntry'>>, end: number): Schema<'MoneyEntry'> {
  return {
    id: `0190b6a0-0000-7000-8000-00000000e00${end}`,
    account: 'estimated',
    coverage_code: null,
    difference_code: null,
    change_bani: 950_000,
    balance_bani: 950_000,
    reason: 'Deviz de la service',
    is_automatic: false,
    who: 'Ana Ionescu',
    system_time: '2026-11-20T08:00:00.000Z',
    ...changed,
  };
}
