import { pendingStep, useSession } from '@dosar/auth';
import { Button, Card, LoadingState, PageTitle, Stack, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { nextAddress } from '../login/next-address.ts';
import { addressWithReturn } from '../login/return-address.ts';
import { CodeStep } from './code-step.tsx';
import { messages } from './messages.ts';

/** The second step of a login (S17, T9). Who has done it, here or in another tab, is led on; who signs out, back. */
export function OneTimePasswordPage() {
  const { formatMessage: t } = useIntl();
  const { session, state } = useSession();
  const [params] = useSearchParams();
  const returnUrl = params.get('returnUrl');

  if (state.status === 'anonymous') return <Navigate replace to={addressWithReturn('/login', returnUrl)} />;
  if (state.status !== 'signedIn') return <LoadingState />;
  const { profile, sid } = state;
  if (pendingStep(profile) !== 'oneTimePassword')
    return <Navigate replace to={nextAddress(profile, returnUrl)} />;

  return (
    <Stack gap="4" width="full" maxWidth="24rem" marginInline="auto">
      <Card>
        <PageTitle title={t(messages.title)} />
        <Stack gap="4">
          <Text tone="muted">{t(messages.signingInAs, { username: profile.username })}</Text>
          <CodeStep key={sid} sid={sid} />
          <Button variant="quiet" wide onClick={() => void session.signOut()}>
            {t(messages.otherUser)}
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}
