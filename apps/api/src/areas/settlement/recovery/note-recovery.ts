import { formatLei } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import { touchMoney } from '../ledger/ledger-repository.ts';
import { actorOf, book, fileOf, lockMoney, moneyOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { lockRecovery, tellOfRecovery } from './locked-recovery.ts';
import { insertRecovery, updateRecovery, type RecoveryTerms } from './recovery-repository.ts';

/** Notes money that is to come back on a file. */
export async function addRecovery(call: Call<'addRecovery'>): Promise<Schema<'Money'>> {
  const { path, body, tx, caller, now, audit } = call;
  const claimFileId = await fileOf(call, path.assignment_id);
  await lockMoney(call, claimFileId, body.money_version);
  const { kind, expected_bani: expectedBani } = body;
  if (expectedBani === 0) throw fieldRefused('expected_bani', 'too_small');
  refuseForeignGround(kind, body);
  const terms = termsOf(body);
  const file = { orgId: caller.orgId, claimFileId };
  const userId = actorOf(caller) ?? caller.userId;
  const recoveryId = await insertRecovery(tx, file, { ...terms, kind, userId, now });
  audit.subject(recoveryId);
  audit.note({ kind, expected_bani: expectedBani });
  await book(call, claimFileId, [
    { account: kind, changeBani: expectedBani, reason: terms.ground_note, recoveryId },
  ]);
  const amount = formatLei(expectedBani);
  await tellOfRecovery(call, {
    claimFileId,
    recoveryId,
    kind,
    what: { ro: `${amount} de recuperat`, en: `${amount} to come back` },
    body: `${terms.debtor_name}. ${terms.ground_note}`,
  });
  return moneyOf(call, claimFileId);
}

/** Corrects the amount, debtor or reason of a recovery; ledger and timeline keep the earlier values. */
export async function changeRecovery(call: Call<'changeRecovery'>): Promise<Schema<'Money'>> {
  const { path, body, tx, caller, audit } = call;
  const before = await lockRecovery(call, path.recovery_id, body.money_version);
  const { recovery_id: recoveryId, claim_file_id: claimFileId, kind } = before;
  const { expected_bani: expectedBani } = body;
  if (expectedBani === 0) throw fieldRefused('expected_bani', 'too_small');
  if (expectedBani < before.received_bani) throw moneyRefused(409, 'below_received');
  refuseForeignGround(kind, body);
  const terms = termsOf(body);
  const reason = body.reason.trim();
  audit.subject(recoveryId);
  audit.note({ from_bani: before.expected_bani, to_bani: expectedBani });
  await updateRecovery(tx, caller.orgId, recoveryId, terms);
  const changeBani = expectedBani - before.expected_bani;
  if (changeBani === 0) await touchMoney(tx, { orgId: caller.orgId, claimFileId });
  else await book(call, claimFileId, [{ account: kind, changeBani, reason, recoveryId }]);
  const was = [before.debtor_name, before.ground_note, formatLei(before.expected_bani)];
  const is = [terms.debtor_name, terms.ground_note, formatLei(expectedBani)];
  const changes = is.flatMap((value, index) => (value === was[index] ? [] : [`${was[index]} → ${value}`]));
  await tellOfRecovery(call, {
    claimFileId,
    recoveryId,
    kind,
    what: { ro: 'corectat', en: 'corrected' },
    body: [...changes, reason].join('. '),
  });
  return moneyOf(call, claimFileId);
}

/** Refuses a ground that does not fit the kind: a sale is the ground of residual value only. */
function refuseForeignGround(kind: Schema<'RecoveryKind'>, { ground_code: ground }: RecoveryTerms) {
  if (ground !== 'other' && (ground === 'sale') !== (kind === 'residual'))
    throw fieldRefused('ground_code', 'invalid_value');
}

const termsOf = (body: RecoveryTerms): RecoveryTerms => ({
  debtor_kind: body.debtor_kind,
  debtor_name: body.debtor_name.trim(),
  ground_code: body.ground_code,
  ground_note: body.ground_note.trim(),
});
