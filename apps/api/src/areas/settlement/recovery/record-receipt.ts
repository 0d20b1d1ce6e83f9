import { formatLocalDate } from '@dosar/kernel/dates';
import { formatLei } from '@dosar/kernel/money';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { actorOf, book, moneyOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { lockRecovery, tellOfRecovery } from './locked-recovery.ts';
import {
  findReceipt,
  hasReceiptReference,
  insertReceipt,
  isReceiptCorrected,
} from './recovery-repository.ts';

/** Records money that came back, all of it or a part. */
export async function recordReceipt(call: Call<'recordReceipt'>): Promise<Schema<'Money'>> {
  const { path, body, tx, caller, now, audit } = call;
  const { orgId } = caller;
  const recovery = await lockRecovery(call, path.recovery_id, body.money_version);
  const { recovery_id: recoveryId, claim_file_id: claimFileId, kind } = recovery;
  const { amount_bani: amountBani, received_on: receivedOn } = body;
  const bankReference = body.bank_reference?.trim() || undefined;
  if (amountBani === 0) throw fieldRefused('amount_bani', 'too_small');
  if (receivedOn > localDateOf(now)) throw fieldRefused('received_on', 'in_the_future');
  if (amountBani > recovery.expected_bani - recovery.received_bani)
    throw moneyRefused(409, 'more_than_expected');
  if (bankReference !== undefined && (await hasReceiptReference(tx, orgId, bankReference)))
    throw moneyRefused(409, 'known_receipt');
  const userId = actorOf(caller) ?? caller.userId;
  const receipt = { recoveryId, claimFileId, amountBani, receivedOn, bankReference, userId, now };
  const receiptId = await insertReceipt(tx, orgId, receipt);
  audit.subject(receiptId);
  audit.note({ amount_bani: amountBani, recovery_id: recoveryId });
  const reason = `Încasare, ${recovery.debtor_name}`;
  await book(call, claimFileId, [{ account: 'recovered', changeBani: amountBani, reason, recoveryId }]);
  const amount = formatLei(amountBani);
  await tellOfRecovery(call, {
    claimFileId,
    recoveryId,
    kind,
    what: { ro: `încasat ${amount}`, en: `${amount} received` },
    body: `${formatLocalDate(receivedOn)} · ${recovery.debtor_name}`,
  });
  return moneyOf(call, claimFileId);
}

/** Takes back a receipt that was recorded by mistake: another entry does, and both stay. */
export async function correctReceipt(call: Call<'correctReceipt'>): Promise<Schema<'Money'>> {
  const { path, body, tx, caller, now, audit } = call;
  const { orgId } = caller;
  const wrong = await findReceipt(tx, orgId, path.recovery_receipt_id);
  if (wrong === undefined) throw notFound();
  const recovery = await lockRecovery(call, wrong.recovery_id, body.money_version);
  const { recovery_id: recoveryId, claim_file_id: claimFileId, kind } = recovery;
  audit.subject(wrong.recovery_receipt_id);
  if (wrong.amount_bani < 0 || (await isReceiptCorrected(tx, orgId, wrong.recovery_receipt_id)))
    throw moneyRefused(409, 'receipt_corrected');
  const reason = body.reason.trim();
  await insertReceipt(tx, orgId, {
    recoveryId,
    claimFileId,
    amountBani: -wrong.amount_bani,
    receivedOn: localDateOf(now),
    correctsReceiptId: wrong.recovery_receipt_id,
    reason,
    userId: actorOf(caller) ?? caller.userId,
    now,
  });
  await book(call, claimFileId, [
    { account: 'recovered', changeBani: -wrong.amount_bani, reason, recoveryId },
  ]);
  const amount = formatLei(wrong.amount_bani);
  await tellOfRecovery(call, {
    claimFileId,
    recoveryId,
    kind,
    what: { ro: `încasare corectată, −${amount}`, en: `receipt corrected, −${amount}` },
    body: reason,
  });
  return moneyOf(call, claimFileId);
}
