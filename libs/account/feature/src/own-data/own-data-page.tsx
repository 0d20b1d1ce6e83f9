import { apiQuery, getOwnAccount, updateOwnAccount, useQueryFailure } from '@dosar/api-client';
import { Can } from '@dosar/auth';
import { ErrorState, LoadingState, Stack } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ProfileSection } from '../profile/profile-section.tsx';
import { messages } from './messages.ts';
import { NicknameForm } from './nickname-form.tsx';
import { OwnFacts } from './own-facts.tsx';

/** What the organisation knows of the signed-in person, and the one thing of it that is theirs to change. */
export function OwnDataPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const account = useQuery(ownAccountQuery());

  if (account.isError) return <ErrorState {...failureOf(account)} />;
  if (account.isPending) return <LoadingState shape="cards" count={2} />;
  return (
    <Stack gap="5" maxWidth="40rem">
      <Can do={updateOwnAccount}>
        <ProfileSection title={t(messages.calling)}>
          <NicknameForm account={account.data} />
        </ProfileSection>
      </Can>
      <ProfileSection title={t(messages.facts)}>
        <OwnFacts account={account.data} />
      </ProfileSection>
    </Stack>
  );
}

/** Read again at each visit, and not while somebody types: what changes meanwhile shows when it is saved. */
export const ownAccountQuery = () => ({ ...apiQuery(getOwnAccount), gcTime: 0, refetchOnWindowFocus: false });
