import { problemMessages } from '@dosar/api-client/client';
import { useSession } from '@dosar/auth';
import { Banner, Dialog, Stack } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { SignInAgainForm } from './sign-in-again-form.tsx';

/** Stands over a page whose session has lapsed until its person signs in again or leaves it (X4). */
export function SignInAgainDialog() {
  const { formatMessage: t } = useIntl();
  const { state } = useSession();
  const isOpen = state.status === 'lapsed';
  return (
    // Nothing but its buttons closes it: behind it every call would be refused.
    <Dialog kind="alert" size="small" open={isOpen} title={t(messages.title)} onClose={() => undefined}>
      {isOpen && (
        <Stack gap="4" paddingBottom="2">
          <Banner tone="info" title={t(problemMessages.refresh_token_expired)}>
            {t(messages.waits)}
          </Banner>
          <SignInAgainForm person={state.profile} staySignedIn={state.staySignedIn} />
        </Stack>
      )}
    </Dialog>
  );
}
