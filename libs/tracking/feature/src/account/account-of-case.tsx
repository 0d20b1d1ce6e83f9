import { api, type ClaimantAccount, dataOf } from '@dosar/api-client/client';
import { Button, Notice, Section, useLoaded } from '@dosar/design-system/public';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CasePart } from '../case-view/case-part.ts';
import { messages } from './messages.ts';

// The formats of account numbers come with the first that is typed.
const ChangeAccount = lazy(async () => ({ default: (await import('./change-account.tsx')).ChangeAccount }));

/** Into which account the claimant is paid. Nothing for whoever is not the claimant. */
export const AccountOfCase: CasePart = function AccountOfCase({ caseNo, onChanged }) {
  const { formatMessage: t } = useIntl();
  const [changed, setChanged] = useState<ClaimantAccount>();
  const [isChanging, setChanging] = useState(false);
  const { loaded } = useLoaded('account', ({ signal }) =>
    dataOf(api.GET('/api/settlement/getClaimantAccount', { signal })),
  );
  if (loaded.status !== 'ready') return null;
  const account = changed ?? loaded.value;
  const masked = account.iban_masked;
  return (
    <Section id="account" title={t(messages.title)}>
      <div className="dosar-stack">
        {changed !== undefined && !isChanging && <Notice tone="success" title={t(messages.changed)} />}
        <p>{masked === null ? t(messages.unknown) : t(messages.known, { account: masked })}</p>
        {!account.can_change && <p className="dosar-hint">{t(messages.ordered)}</p>}
        {account.can_change && !isChanging && (
          <Button onClick={() => setChanging(true)}>
            {t(masked === null ? messages.tell : messages.change)}
          </Button>
        )}
        {account.can_change && isChanging && (
          <Suspense fallback={null}>
            <ChangeAccount
              caseNo={caseNo}
              holder={account.holder_name}
              onCancel={() => setChanging(false)}
              onChanged={(now) => {
                setChanged(now);
                setChanging(false);
                onChanged();
              }}
            />
          </Suspense>
        )}
      </div>
    </Section>
  );
};
