import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { sealedAccount } from '#src/areas/claims/index.ts';
import { findPartnerChoices, recordPartnerAccount } from '#src/areas/partners/index.ts';
import { approvalKinds, type ThingToLookAt } from '#src/areas/workload/extension-points.ts';
import { askApproval, withdrawApproval } from '#src/areas/workload/index.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import type { AccountNeeds } from '../offer/answer-offer.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import {
  findAccountChange,
  findOtherOwners,
  findPartnerAccount,
  findPartnerAccounts,
  findWaitingChangeId,
  insertAccountChange,
  lockPartnerAccount,
  storePartnerAccount,
  updateAccountChange,
} from './partner-account-repository.ts';

const kind = 'partner_account';
type Accounts = Schema<'PartnerAccounts'>;

/** Into which account a partner is paid, and which one waits. */
export async function getPartnerAccount(call: Call<'getPartnerAccount'>): Promise<Accounts> {
  const place = { orgId: call.caller.orgId, partnerId: call.path.partner_id };
  await requirePartner(call.tx, place);
  return findPartnerAccounts(call.tx, place);
}

/** Requests another account of a partner; the current one is paid until a second person approves the new one. */
export async function savePartnerAccount(
  { numbers }: AccountNeeds,
  call: Call<'savePartnerAccount'>,
): Promise<Accounts> {
  const { tx, caller, body, path, now, audit } = call;
  const { orgId } = caller;
  const place = { orgId, partnerId: path.partner_id };
  audit.subject(place.partnerId);
  await requirePartner(tx, place);
  const { sealed, hash, masked } = sealedAccount(numbers, orgId, body.iban, 'iban');
  if ((await findOtherOwners(tx, place, hash)).own) throw fieldRefused('iban', 'invalid_value');
  await lockPartnerAccount(tx, place);
  const waitingId = await findWaitingChangeId(tx, place);
  if (waitingId !== undefined) {
    await withdrawApproval(call, { kind, subjectId: waitingId });
    await updateAccountChange(tx, orgId, waitingId, { state: 'withdrawn' });
  }
  const account = {
    holder_name: body.holder_name.trim(),
    iban_sealed: sealed,
    iban_hash: hash,
    iban_masked: masked,
  };
  const userId = actorOf(caller) ?? caller.userId;
  const subjectId = await insertAccountChange(tx, place, account, { userId, now });
  await askApproval(call, {
    ...{ kind, subjectId, claimFileId: undefined, amountBani: undefined, note: undefined },
  });
  audit.note({ iban: masked });
  return findPartnerAccounts(tx, place);
}

type Tx = Call<'getPartnerAccount'>['tx'];
type Place = { orgId: string; partnerId: string };

async function requirePartner(tx: Tx, place: Place): Promise<string> {
  const [partner] = await findPartnerChoices(tx, { ...place, text: undefined });
  if (partner === undefined) throw notFound();
  return partner.name;
}

/** Accounts into which partners shall be paid: another person than who typed them decides. */
export const partnerAccountApproval = approvalKinds.entry({
  kind,
  name: { ro: 'Contul unui partener', en: 'Account of a partner' },
  hasAmount: false,
  afterwards: {
    ro: 'De acum partenerul este plătit în acest cont.',
    en: 'From now on the partner is paid into this account.',
  },
  async describe(tx, orgId, changeId) {
    const change = await findAccountChange(tx, orgId, changeId);
    if (change === undefined) return undefined;
    const place = { orgId, partnerId: change.partner_id };
    const name = await requirePartner(tx, place);
    return {
      title: {
        ro: `Plătim ${name} în ${change.iban_masked}, ${change.holder_name}`,
        en: `Pay ${name} into ${change.iban_masked}, ${change.holder_name}`,
      },
      derivation: [],
      toLookAt: await thingsToLookAt(tx, place, change.iban_hash),
    };
  },
  async whoMayNot(tx, orgId, changeId) {
    const change = await findAccountChange(tx, orgId, changeId);
    return change === undefined ? [] : [change.asked_by_user_id];
  },
  async decide({ tx, caller, now }, changeId, { outcome, reason }) {
    const { orgId } = caller;
    const asked = await findAccountChange(tx, orgId, changeId);
    if (asked === undefined) throw notFound();
    const place = { orgId, partnerId: asked.partner_id };
    await lockPartnerAccount(tx, place);
    const change = await findAccountChange(tx, orgId, changeId);
    if (change?.state !== 'asked') throw moneyRefused(409, 'changed_meanwhile');
    const userId = actorOf(caller);
    if (userId === null || caller.kind !== 'staff' || userId === change.asked_by_user_id)
      throw moneyRefused(409, 'own_work');
    const isApproved = outcome === 'approved';
    await updateAccountChange(tx, orgId, changeId, {
      state: isApproved ? 'approved' : 'refused',
      decided_by_user_id: userId,
      decided_at: now,
      decision_note: reason ?? null,
    });
    if (!isApproved) return;
    const before = await findPartnerAccount(tx, place);
    await storePartnerAccount(tx, place, change, now);
    const staff = { ...caller, kind: 'staff' as const };
    await recordPartnerAccount({ tx, caller: staff, now }, place.partnerId, {
      before: before?.iban_masked ?? null,
      after: change.iban_masked,
    });
  },
});

async function thingsToLookAt(tx: Tx, place: Place, hash: string): Promise<ThingToLookAt[]> {
  const present = await findPartnerAccount(tx, place);
  const before = present === undefined ? '–' : `${present.holder_name}, ${present.iban_masked}`;
  const others = await findOtherOwners(tx, place, hash);
  return [
    {
      outcome: 'warning',
      name: { ro: 'Contul de acum', en: 'The account now' },
      detail: { ro: before, en: before },
    },
    ...(others.claimant
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
    ...(others.partner
      ? [
          {
            outcome: 'warning' as const,
            name: { ro: 'Contul este și al altui partener', en: 'Another partner has the account too' },
          },
        ]
      : []),
  ];
}
