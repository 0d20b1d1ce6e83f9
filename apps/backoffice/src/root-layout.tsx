import { SessionProvider, useSession } from '@dosar/auth';
import { DesignSystemProvider, LoadingState } from '@dosar/design-system';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ForceRefreshDialog, ServerErrorDialog } from './errors/page-errors.tsx';
import { isSessionReplacedAtom } from './page-state.ts';
import { sessionOf, type Sessions } from './sessions.ts';

/** What lies around every page: whose session it is, how the product looks, and what no page handles itself. */
export function RootLayout({ sessions }: { sessions: Sessions }) {
  const { pathname } = useLocation();
  const isReplaced = useAtomValue(isSessionReplacedAtom);
  return (
    <SessionProvider session={sessionOf(sessions, pathname)}>
      <Looks>
        {isReplaced ? <ForceRefreshDialog /> : <Outlet />}
        <ServerErrorDialog />
      </Looks>
    </SessionProvider>
  );
}

function Looks({ children }: { children: ReactNode }) {
  const { session, state, profile } = useSession();
  const isPublic = session.namespace === 'guest' || state.status === 'anonymous';
  return (
    <DesignSystemProvider branding={profile?.branding} audience={isPublic ? 'public' : 'staff'}>
      {children}
    </DesignSystemProvider>
  );
}

/** Shown while the code of the first page is on its way. */
export function FirstPageLoading() {
  return <LoadingState shape="cards" />;
}
