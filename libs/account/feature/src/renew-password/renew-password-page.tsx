import { pendingStep, useSession } from '@dosar/auth';
import { Banner, Card, LoadingState, PageTitle, Stack, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { returnAddress } from '../login/return-address.ts';
import { invitedParameter } from '../invitation/invited-parameter.ts';
import { messages } from './messages.ts';
import { RenewPasswordForm } from './renew-password-form.tsx';

/** R16, S17: an expired or given password is replaced before anything opens; then on to where the login was leading. */
export function RenewPasswordPage() {
  const { formatMessage: t } = useIntl();
  const { state, profile } = useSession();
  const [params] = useSearchParams();
  if (state.status === 'starting') return <LoadingState />;
  if (!profile) return <Navigate replace to={`/login?${params}`} />;

  const step = pendingStep(profile);
  if (step === 'oneTimePassword') return <Navigate replace to={`/one-time-password?${params}`} />;
  if (step === undefined) return <Navigate replace to={returnAddress(params.get('returnUrl'))} />;
  const isInvited = params.has(invitedParameter);
  return (
    <Stack gap="4" width="full" maxWidth="28rem" marginInline="auto">
      <Card>
        <PageTitle
          title={
            isInvited && profile.is_default_pass
              ? t(messages.welcome, { name: profile.nickname })
              : t(messages.title)
          }
        />
        <Stack gap="4">
          {isInvited ? (
            <Text>
              {t(messages.signsInAs, { username: profile.username, organisation: profile.org_name })}
            </Text>
          ) : (
            <Banner tone="warning">{t(profile.is_expired ? messages.expired : messages.given)}</Banner>
          )}
          <RenewPasswordForm />
        </Stack>
      </Card>
    </Stack>
  );
}
