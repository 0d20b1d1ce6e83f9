import { startChecks } from '../config/extension-points.ts';
import { findMaskedAccount } from './start-check-repository.ts';

/** The account from which claims are paid. */
export const payingAccountStartCheck = startChecks.entry({
  code: 'paying_account',
  order: 90,
  title: { ro: 'Contul din care se plătește', en: 'The account that pays' },
  without: { ro: 'ofertele pleacă, dar nicio plată', en: 'offers leave, but no payment does' },
  page: { address: '/payments', role: 'finance.payments' },
  async look(tx, orgId) {
    const account = await findMaskedAccount(tx, orgId);
    return account === undefined
      ? { isDone: false, detail: { ro: 'niciun cont', en: 'no account' } }
      : { isDone: true, detail: { ro: account, en: account } };
  },
});
