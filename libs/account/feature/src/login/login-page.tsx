import { pendingStep, useSession } from '@dosar/auth';
import { problemMessages } from '@dosar/api-client/call';
import { Banner, Card, PageTitle, Stack } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { LoginForm } from './login-form.tsx';
import { messages } from './login-messages.ts';
import { returnAddress } from './return-address.ts';

const stepAddresses = { oneTimePassword: '/one-time-password', renewPassword: '/renew-password' };

/**
 * The login (S1). Whoever is signed in, by this form or in another tab, is led to where they wanted to go.
 */
export function LoginPage() {
  const { formatMessage: t } = useIntl();
  const { state, profile } = useSession();
  const [params] = useSearchParams();
  const next = returnAddress(params.get('returnUrl'));

  if (profile) {
    const step = pendingStep(profile);
    return <Navigate replace to={step ? `${stepAddresses[step]}?${params}` : next} />;
  }
  return (
    <Stack gap="4" width="full" maxWidth="24rem" marginInline="auto">
      {state.status === 'anonymous' && state.reason === 'refreshTokenExpired' && (
        <Banner tone="info">{t(problemMessages.refresh_token_expired)}</Banner>
      )}
      <Card>
        <PageTitle title={t(messages.title)} />
        <LoginForm />
      </Card>
    </Stack>
  );
}
