import { loginAddress, VersionLine } from '@dosar/account-feature';
import { pendingStep, useSession } from '@dosar/auth';
import { Box, LoadingState, PageShell } from '@dosar/design-system';
import { Navigate, Outlet, useLocation } from 'react-router';
import { MainNavigation } from './main-navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { UserMenu } from './user-menu.tsx';

const stepAddresses = { oneTimePassword: '/one-time-password', renewPassword: '/renew-password' };

/** R9: the pages of the staff. Who is not signed in goes to the login and comes back afterwards. */
export function SecuredLayout() {
  const { state, profile } = useSession();
  const { pathname, search, hash } = useLocation();
  if (state.status === 'starting') return <LoadingState shape="cards" />;
  if (!profile) {
    // Who signed out on purpose is done here; the next person starts at the beginning.
    const hasLeft = state.status === 'anonymous' && state.reason === 'signedOut';
    return <Navigate replace to={hasLeft ? '/login' : loginAddress(pathname + search + hash)} />;
  }
  const step = pendingStep(profile);
  if (step) return <Navigate replace to={stepAddresses[step]} />;

  return (
    <PageShell
      header={
        <TopBar home="/home">
          <UserMenu />
        </TopBar>
      }
      navigation={<MainNavigation />}
      footer={
        <Box paddingBottom={{ base: '16', md: '0' }}>
          <VersionLine />
        </Box>
      }
    >
      <Outlet />
    </PageShell>
  );
}
