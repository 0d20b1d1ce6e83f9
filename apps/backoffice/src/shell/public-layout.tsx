import { LanguageSwitch, VersionLine } from '@dosar/account-feature';
import { useSession } from '@dosar/auth';
import { Box, PageShell } from '@dosar/design-system';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { HelpButton } from '../help/help-button.tsx';
import { TopBar } from './top-bar.tsx';

// Fetched after the page: the login has none, and no guest needs it first.
const GuestMenu = lazy(async () => ({ default: (await import('./guest-menu.tsx')).GuestMenu }));

/** Pages that need no login: the login itself and everything for guests. */
export function PublicLayout() {
  const { session } = useSession();
  return (
    <PageShell
      column
      header={
        <TopBar>
          <HelpButton />
          {session.namespace === 'guest' ? (
            <Suspense fallback={<Box minHeight="var(--dosar-control)" />}>
              <GuestMenu />
            </Suspense>
          ) : (
            <LanguageSwitch />
          )}
        </TopBar>
      }
      footer={<VersionLine />}
    >
      <Outlet />
    </PageShell>
  );
}
