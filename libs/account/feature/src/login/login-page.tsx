import { apiQuery, getMyBrowser } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { problemMessages } from '@dosar/api-client/client';
import { Banner, Card, LoadingState, PageTitle, Stack } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useSignInOptions } from '../external-sign-in/use-sign-in-options.ts';
import { LoginForm } from './login-form.tsx';
import { messages } from './login-messages.ts';
import { nextAddress } from './next-address.ts';
import { returnAddress } from './return-address.ts';

// Most organisations have passwords only: the page is not to wait for what they never see.
const ExternalSignIn = lazy(async () => ({
  default: (await import('../external-sign-in/external-sign-in.tsx')).ExternalSignIn,
}));

/**
 * The login (S1). Whoever is signed in, by this form or in another tab, is led to where they wanted to go.
 */
export function LoginPage() {
  const { formatMessage: t } = useIntl();
  const { state, profile } = useSession();
  const [params] = useSearchParams();
  const returnUrl = params.get('returnUrl');
  const isNew = useQuery({ ...apiQuery(getMyBrowser), staleTime: Infinity }).data?.is_new === true;

  if (profile) return <Navigate replace to={nextAddress(profile, returnUrl)} />;
  if (isNew) return <Navigate replace to="/setup" />;
  return (
    <Stack gap="4" width="full" maxWidth="24rem" marginInline="auto">
      {state.status === 'anonymous' && state.reason === 'refreshTokenExpired' && (
        <Banner tone="info" title={t(problemMessages.refresh_token_expired)}>
          {t(messages.sessionEnded)}
        </Banner>
      )}
      <Card>
        <PageTitle title={t(messages.title)} />
        <WaysIn returnUrl={returnAddress(returnUrl)} />
      </Card>
    </Stack>
  );
}

/** The password, the organisation's identity provider, or both (K14). */
function WaysIn({ returnUrl }: { returnUrl: string }) {
  const { state } = useSession();
  const [params] = useSearchParams();
  const visit = useLocation();
  const { options, isLoading } = useSignInOptions();
  if (isLoading) return <LoadingState />;
  const idTokenStorage = options?.id_token_storage;
  if (!options?.org_code || !options.provider_name)
    return <LoginForm {...(idTokenStorage && { idTokenStorage })} />;

  const hasPassword = options.mode !== 'provider';
  // Whoever has just left, or comes from a failure, would only be led round in a circle.
  const waits =
    params.get('mode') === 'password' ||
    (state.status === 'anonymous' && state.reason === 'signedOut') ||
    isWaitingVisit(visit.state);
  const provider = (
    <Suspense fallback={<LoadingState />}>
      <ExternalSignIn
        orgCode={options.org_code}
        provider={options.provider_name}
        returnUrl={returnUrl}
        leadsAtOnce={!hasPassword && !waits}
        isAlternative={hasPassword}
      />
    </Suspense>
  );
  return hasPassword ? <LoginForm idTokenStorage={options.id_token_storage}>{provider}</LoginForm> : provider;
}

function isWaitingVisit(visit: unknown): boolean {
  return typeof visit === 'object' && visit !== null && 'waits' in visit && visit.waits === true;
}
