import { api, type ClaimantAccount, dataOf } from '@dosar/api-client/client';
import { Button, Notice, Section, useLoaded } from '@dosar/design-system/public';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CasePart } from '../case-view/case-part.ts';
import type { ChangeAccount } from './change-account.tsx';
import { messages } from './messages.ts';

/** Into which account the claimant is paid. Nothing for whoever is not the claimant. */
export const AccountOfCase: CasePart = function AccountOfCase({ caseNo, onChanged }) {
  const { formatMessage: t } = useIntl();
  const [changed, setChanged] = useState<ClaimantAccount>();
  const [ChangeForm, setChangeForm] = useState<typeof ChangeAccount>();
  const { loaded } = useLoaded('account', ({ signal }) =>
    dataOf(api.GET('/api/settlement/getClaimantAccount', { signal })),
  );
  // The formats of all account numbers come with the first change. Where they do not come, the button stays to be pressed again.
  const change = () =>
    import('./change-account.tsx').then(
      (fetched) => setChangeForm(() => fetched.ChangeAccount),
      () => undefined,
    );
  if (loaded.status !== 'ready') return null;
  const account = changed ?? loaded.value;
  const masked = account.iban_masked;
  return (
    <Section id="account" title={t(messages.title)}>
      <div className="dosar-stack">
        {changed !== undefined && !ChangeForm && <Notice tone="success" title={t(messages.changed)} />}
        <p>{masked === null ? t(messages.unknown) : t(messages.known, { account: masked })}</p>
        {!account.can_change && <p className="dosar-hint">{t(messages.ordered)}</p>}
        {account.can_change && !ChangeForm && (
          <Button onClick={() => void change()}>
            {t(masked === null ? messages.tell : messages.change)}
          </Button>
        )}
        {account.can_change && ChangeForm && (
          <ChangeForm
            caseNo={caseNo}
            holder={account.holder_name}
            onCancel={() => setChangeForm(undefined)}
            onChanged={(now) => {
              setChanged(now);
              setChangeForm(undefined);
              onChanged();
            }}
          />
        )}
      </div>
    </Section>
  );
};
