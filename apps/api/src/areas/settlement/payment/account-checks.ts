import type { ThingToLookAt } from '#src/areas/workload/extension-points.ts';
import type { OrderRow } from './payment-repository.ts';

type Account = Pick<
  OrderRow,
  | 'iban_masked'
  | 'payee_name'
  | 'recipient_name'
  | 'account_typed_by'
  | 'account_confirmed_how'
  | 'account_confirmed_by'
  | 'is_holder_other'
>;

/** Facts about the account of an order for its approval: who confirmed it, and who owns it. */
export function accountChecks(account: Account): ThingToLookAt[] {
  const { payee_name: holder, recipient_name: payee } = account;
  return [
    {
      outcome: 'passed',
      name: confirmation(account),
      detail: { ro: account.iban_masked, en: account.iban_masked },
    },
    account.is_holder_other
      ? {
          outcome: 'warning',
          name: { ro: 'Contul este pe alt nume', en: 'The account is under another name' },
          detail: { ro: `${holder}, nu ${payee}`, en: `${holder}, not ${payee}` },
        }
      : {
          outcome: 'passed',
          name: {
            ro: 'Titularul contului este beneficiarul',
            en: 'The holder of the account is the recipient',
          },
          detail: { ro: holder, en: holder },
        },
  ];
}

function confirmation({
  account_typed_by: typist,
  account_confirmed_how: how,
  account_confirmed_by: colleague,
}: Account): ThingToLookAt['name'] {
  const typed =
    typist === null ? { ro: '', en: '' } : { ro: `, scris de ${typist}`, en: `, typed by ${typist}` };
  if (how === 'colleague')
    return {
      ro: `Cont confirmat de ${colleague ?? '–'}${typed.ro}`,
      en: `Account confirmed by ${colleague ?? '–'}${typed.en}`,
    };
  if (how === 'claimant')
    return { ro: `Cont confirmat de păgubit${typed.ro}`, en: `Account confirmed by the claimant${typed.en}` };
  return { ro: 'Cont scris de păgubit', en: 'Account typed by the claimant' };
}
