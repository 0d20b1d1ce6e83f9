import { accountRules } from '#src/areas/claims/extension-points.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { isPayersAccount } from './account-repository.ts';

/** Refuses the organisation's own paying account as the account of a claimant. */
export const payersAccountRule = accountRules.entry({
  async refuse(tx, orgId, ibanHash) {
    if (await isPayersAccount(tx, orgId, ibanHash))
      throw new Problem(409, 'payers_account', { context: { reason: 'payers_account' } });
  },
});
