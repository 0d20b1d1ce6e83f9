import { useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState, Stack } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { DirectoryCalls } from './directory-calls.tsx';
import { DirectoryTokens } from './directory-tokens.tsx';
import { GroupMappings } from './group-mappings.tsx';
import { messages } from './provisioning-messages.ts';
import { provisioningQuery } from './provisioning-queries.ts';
import { SignInRules } from './sign-in-rules.tsx';

/** Lets a directory keep people by SCIM, and groups of it or of an identity provider give roles and a team. */
export function ProvisioningPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(provisioningQuery);
  if (found.data)
    return (
      <Stack gap="5">
        <DirectoryTokens page={found.data} />
        <GroupMappings page={found.data} />
        <SignInRules rules={found.data.rules} />
        <DirectoryCalls calls={found.data.calls} />
      </Stack>
    );
  if (!found.isError) return <LoadingState shape="rows" count={8} />;
  return <ErrorState title={t(messages.failed)} {...failureOf(found)} />;
}
