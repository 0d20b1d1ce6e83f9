import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { sealedAccount } from '#src/areas/claims/index.ts';
import { approvalKinds } from '#src/areas/workload/extension-points.ts';
import { askApproval, withdrawApproval } from '#src/areas/workload/index.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import type { AccountNeeds } from '../offer/answer-offer.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { findPayingAccount } from './bank-repository.ts';
import {
  findAccountChange,
  findWaitingAccount,
  findWaitingAccountId,
  insertAccountChange,
  isClaimantsAccount,
  lockPayingAccount,
  storePayingAccount,
  updateAccountChange,
} from './paying-account-repository.ts';

const kind = 'paying_account';

/** Requests another paying account; the current one pays until a second person approves the new one. */
export async function savePayingAccount(
  { numbers }: AccountNeeds,
  call: Call<'savePayingAccount'>,
): Promise<Schema<'WaitingAccount'>> {
  const { tx, caller, body, now, audit } = call;
  const { orgId } = caller;
  audit.subject(orgId);
  const { sealed, hash, masked } = sealedAccount(numbers, orgId, body.iban, 'iban');
  await lockPayingAccount(tx, orgId);
  const waitingId = await findWaitingAccountId(tx, orgId);
  if (waitingId !== undefined) {
    await withdrawApproval(call, { kind, subjectId: waitingId });
    await updateAccountChange(tx, orgId, waitingId, { state: 'withdrawn' });
  }
  const account = {
    holder_name: body.holder_name.trim(),
    iban_sealed: sealed,
    iban_hash: hash,
    iban_masked: masked,
    bic: body.bic ?? null,
  };
  const userId = actorOf(caller) ?? caller.userId;
  const subjectId = await insertAccountChange(tx, orgId, account, { userId, now });
  await askApproval(call, {
    kind,
    subjectId,
    claimFileId: undefined,
    amountBani: undefined,
    note: undefined,
  });
  audit.note({ iban: masked });
  const waiting = await findWaitingAccount(tx, orgId);
  if (waiting === undefined) throw new Error('A change of the paying account was not stored.');
  return waiting;
}

/** Accounts from which an organisation shall pay: another person than who typed them decides. */
export const payingAccountApproval = approvalKinds.entry({
  kind,
  name: { ro: 'Contul din care plătim', en: 'Paying account' },
  hasAmount: false,
  afterwards: {
    ro: 'De acum plățile pleacă din acest cont.',
    en: 'From now on payments leave from this account.',
  },
  async describe(tx, orgId, changeId) {
    const change = await findAccountChange(tx, orgId, changeId);
    if (change === undefined) return undefined;
    const present = await findPayingAccount(tx, orgId);
    const before = present === undefined ? '–' : `${present.holder_name}, ${present.iban_masked}`;
    const isClaimants = await isClaimantsAccount(tx, orgId, change.iban_hash);
    return {
      title: {
        ro: `Plătim din ${change.iban_masked}, ${change.holder_name}`,
        en: `Pay from ${change.iban_masked}, ${change.holder_name}`,
      },
      derivation: [],
      toLookAt: [
        {
          outcome: 'warning',
          name: { ro: 'Contul de acum', en: 'The account now' },
          detail: { ro: before, en: before },
        },
        ...(isClaimants
          ? [
              {
                outcome: 'warning' as const,
                name: {
                  ro: 'Contul este al cuiva dintr-un dosar',
                  en: 'The account is that of somebody on a claim file',
                },
              },
            ]
          : []),
      ],
    };
  },
  async whoMayNot(tx, orgId, changeId) {
    const change = await findAccountChange(tx, orgId, changeId);
    return change === undefined ? [] : [change.asked_by_user_id];
  },
  async decide({ tx, caller, now }, changeId, { outcome, reason }) {
    const { orgId } = caller;
    await lockPayingAccount(tx, orgId);
    const change = await findAccountChange(tx, orgId, changeId);
    if (change === undefined) throw notFound();
    if (change.state !== 'asked') throw moneyRefused(409, 'changed_meanwhile');
    const userId = actorOf(caller);
    if (userId === null || userId === change.asked_by_user_id) throw moneyRefused(409, 'own_work');
    const isApproved = outcome === 'approved';
    await updateAccountChange(tx, orgId, changeId, {
      state: isApproved ? 'approved' : 'refused',
      decided_by_user_id: userId,
      decided_at: now,
      decision_note: reason ?? null,
    });
    const { state: _state, asked_by_user_id: _asker, ...account } = change;
    if (isApproved) await storePayingAccount(tx, orgId, account, now);
  },
});
