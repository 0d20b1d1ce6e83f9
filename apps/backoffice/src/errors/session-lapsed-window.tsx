import { problemMessages } from '@dosar/api-client/client';
import { useSession } from '@dosar/auth';
import { ForceRefreshDialog } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { lazyWindow, type WindowProps } from '../shell/windows/lazy-window.tsx';
import { messages } from './messages.ts';

// If its code cannot be fetched, the login is a reload away: drafts are kept, as after any other end.
const SignInAgainWindow = lazyWindow(() =>
  import('@dosar/account-feature/sign-in-again').then(
    ({ SignInAgainDialog }) => SignInAgainDialog,
    () => SignInByReload,
  ),
);

/** Asks for the password again over the page once its session has lapsed (X4). */
export function SessionLapsedWindow() {
  const { state } = useSession();
  return <SignInAgainWindow open={state.status === 'lapsed'} onClose={() => location.reload()} />;
}

function SignInByReload({ open, onClose }: WindowProps) {
  const { formatMessage: t } = useIntl();
  if (!open) return null;
  return (
    <ForceRefreshDialog title={t(problemMessages.refresh_token_expired)} onClose={onClose}>
      {t(messages.signInByReload)}
    </ForceRefreshDialog>
  );
}
