import { formatLocalDate } from '@dosar/kernel/dates';
import { formatLei } from '@dosar/kernel/money';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import { touchMoney } from '../ledger/ledger-repository.ts';
import { book, moneyOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { lockRecovery, tellOfRecovery } from './locked-recovery.ts';
import { updateRecovery } from './recovery-repository.ts';

/** Notes that the debtor was asked for the money. */
export async function claimRecovery(call: Call<'claimRecovery'>): Promise<Schema<'Money'>> {
  const { path, body, tx, caller, now, audit } = call;
  const recovery = await lockRecovery(call, path.recovery_id, body.money_version);
  const { recovery_id: recoveryId, claim_file_id: claimFileId, kind } = recovery;
  audit.subject(recoveryId);
  if (recovery.state === 'received') throw moneyRefused(409, 'received_already');
  if (recovery.state === 'claimed') throw moneyRefused(409, 'claimed_already');
  if (body.claimed_on > localDateOf(now)) throw fieldRefused('claimed_on', 'in_the_future');
  await updateRecovery(tx, caller.orgId, recoveryId, { state: 'claimed', claimed_on: body.claimed_on });
  await touchMoney(tx, { orgId: caller.orgId, claimFileId });
  const amount = formatLei(recovery.expected_bani - recovery.received_bani);
  await tellOfRecovery(call, {
    claimFileId,
    recoveryId,
    kind,
    what: { ro: `cerere de plată, ${amount}`, en: `${amount} claimed` },
    body: `${formatLocalDate(body.claimed_on)} · ${recovery.debtor_name}`,
  });
  return moneyOf(call, claimFileId);
}

/** Writes off the unrecovered amount; received money stays booked. */
export async function giveUpRecovery(call: Call<'giveUpRecovery'>): Promise<Schema<'Money'>> {
  const { path, body, tx, caller, audit } = call;
  const recovery = await lockRecovery(call, path.recovery_id, body.money_version);
  const { recovery_id: recoveryId, claim_file_id: claimFileId, kind } = recovery;
  audit.subject(recoveryId);
  if (recovery.state === 'received') throw moneyRefused(409, 'received_already');
  const openBani = recovery.expected_bani - recovery.received_bani;
  const reason = body.reason.trim();
  audit.note({ given_up_bani: openBani });
  await book(call, claimFileId, [{ account: kind, changeBani: -openBani, reason, recoveryId }]);
  await updateRecovery(tx, caller.orgId, recoveryId, { state: 'given_up', give_up_reason: reason });
  const amount = formatLei(openBani);
  await tellOfRecovery(call, {
    claimFileId,
    recoveryId,
    kind,
    what: { ro: `renunțare la ${amount}`, en: `${amount} given up` },
    body: `${recovery.debtor_name}. ${reason}`,
  });
  return moneyOf(call, claimFileId);
}
