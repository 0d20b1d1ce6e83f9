import { SessionProvider, useSession } from '@dosar/auth';
import { DesignSystemProvider, LoadingState } from '@dosar/design-system';
import { Outlet, useLocation } from 'react-router';
import { ServerErrorDialog } from './errors/server-error-dialog.tsx';
import { SessionReplacedDialog } from './errors/session-replaced-dialog.tsx';
import { sessionOf, type Sessions } from './sessions.ts';

/** What lies around every page: whose session it is, how the product looks, and what no page handles itself. */
export function RootLayout({ sessions }: { sessions: Sessions }) {
  const { pathname } = useLocation();
  return (
    <SessionProvider session={sessionOf(sessions, pathname)}>
      <Page />
    </SessionProvider>
  );
}

function Page() {
  const { session, state, profile } = useSession();
  const isPublic = session.namespace === 'guest' || state.status === 'anonymous';
  const isReplaced = state.status === 'replaced';
  return (
    <DesignSystemProvider
      // Another key, another page: whatever was open is closed, dialogs and notices included (X3).
      key={isReplaced ? 'replaced' : 'page'}
      branding={profile?.branding}
      audience={isPublic ? 'public' : 'staff'}
      // Whoever follows a link chose nothing, even if a colleague did so in the same browser.
      density={isPublic ? 'comfortable' : undefined}
    >
      {isReplaced ? (
        <SessionReplacedDialog />
      ) : (
        <>
          <Outlet />
          <ServerErrorDialog />
        </>
      )}
    </DesignSystemProvider>
  );
}

/** Shown while the code of the first page is on its way. */
export function FirstPageLoading() {
  return <LoadingState shape="cards" />;
}
