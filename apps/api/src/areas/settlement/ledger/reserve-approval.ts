import { formatLei } from '@dosar/kernel/money';
import { approvalFault } from '@dosar/settlement-domain';
import { notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { approvalKinds } from '#src/areas/workload/extension-points.ts';
import { authorityOf } from '#src/areas/workload/index.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { coverageNames } from './change-money.ts';
import { reserveKind, reserveOf, setReserve } from './change-reserve.ts';
import { findCoverages, lockSums, touchMoney } from './ledger-repository.ts';
import { actorOf } from './money-of-file.ts';
import { findReserveChange, updateReserveChange } from './reserve-change-repository.ts';

/** Approval of reserves above the authority of their requester. */
export const reserveApproval = approvalKinds.entry({
  kind: reserveKind,
  name: { ro: 'Rezervă', en: 'Reserve' },
  hasAmount: true,
  afterwards: { ro: 'Rezerva dosarului se schimbă.', en: 'The reserve of the claim changes.' },
  async describe(tx, orgId, changeId) {
    const change = await findReserveChange(tx, orgId, changeId);
    if (change === undefined) return undefined;
    const { claim_file_id: claimFileId, coverage_code: coverage, amount_bani: amountBani } = change;
    const coverages = await findCoverages(tx, { orgId, claimFileId });
    const before = coverages.find(({ coverage_code: code }) => code === coverage)?.reserve_bani ?? 0;
    const name = coverageNames[coverage];
    return {
      title: {
        ro: `Rezervă de ${formatLei(amountBani)} pentru ${name.ro.toLowerCase()}`,
        en: `Reserve of ${formatLei(amountBani, 'en')} for ${name.en.toLowerCase()}`,
      },
      section: 'money',
      derivation: [],
      toLookAt: [
        {
          outcome: 'warning',
          name: {
            ro: `Rezerva de acum: ${formatLei(before)}`,
            en: `The reserve now: ${formatLei(before, 'en')}`,
          },
          detail: { ro: change.reason, en: change.reason },
        },
      ],
    };
  },
  async whoMayNot(tx, orgId, changeId) {
    const change = await findReserveChange(tx, orgId, changeId);
    return change === undefined ? [] : [change.asked_by_user_id];
  },
  async decide(context, changeId, { outcome, reason }) {
    const { tx, caller, now } = context;
    const { orgId } = caller;
    const before = await findReserveChange(tx, orgId, changeId);
    if (before === undefined) throw notFound();
    const { claim_file_id: claimFileId, coverage_code: coverage, amount_bani: amountBani } = before;
    await lockSums(tx, { orgId, claimFileId });
    const change = await findReserveChange(tx, orgId, changeId);
    if (change?.state !== 'asked') throw moneyRefused(409, 'changed_meanwhile');
    const userId = actorOf(caller);
    const wanted = { claimFileId, coverage, amountBani, reason: change.reason };
    if (outcome === 'approved') {
      // Held here too: nobody approves an own reserve, or one that has grown above the own authority since it was asked for.
      const { decidedBani } = await reserveOf(context, wanted);
      const fault = approvalFault({
        deciderId: userId,
        authorId: change.asked_by_user_id,
        authority: userId === null ? 0 : await authorityOf(tx, orgId, userId, reserveKind),
        amount: decidedBani,
      });
      if (fault !== undefined) throw moneyRefused(409, fault);
      await setReserve(context, wanted);
    }
    const decided = { decided_by_user_id: userId, decided_at: now, decision_note: reason ?? null };
    const state = outcome === 'approved' ? ('approved' as const) : ('refused' as const);
    await updateReserveChange(tx, orgId, changeId, { state, ...decided });
    await touchMoney(tx, { orgId, claimFileId });
    if (outcome !== 'approved')
      await recordTimelineEvent(context, {
        claimFileId,
        kind: 'payment',
        title: {
          ro: `Rezervă neaprobată: ${formatLei(amountBani)}`,
          en: `Reserve not approved: ${formatLei(amountBani)}`,
        },
        body: reason,
      });
  },
});
