import { ActingBanner, loginAddress, nextAddress, VersionLine } from '@dosar/account-feature';
import { pendingStep, useSession } from '@dosar/auth';
import { Box, LoadingState, PageShell } from '@dosar/design-system';
import { Navigate, Outlet, useLocation } from 'react-router';
import { WithOrganisationExtension } from '../extensions/with-organisation-extension.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { UserMenu } from './user-menu.tsx';

/** R9: the pages of the staff. Who is not signed in, or not completely, goes to the login and comes back afterwards. */
export function SecuredLayout() {
  const { state, profile } = useSession();
  const { pathname, search, hash } = useLocation();
  if (state.status === 'starting') return <LoadingState shape="cards" />;
  const address = pathname + search + hash;
  if (!profile) {
    // Who signed out on purpose is done here; the next person starts at the beginning.
    const hasLeft = state.status === 'anonymous' && state.reason === 'signedOut';
    return <Navigate replace to={hasLeft ? '/login' : loginAddress(address)} />;
  }
  if (pendingStep(profile)) return <Navigate replace to={nextAddress(profile, address)} />;

  return (
    <PageShell
      header={
        <>
          <TopBar home="/home">
            <UserMenu />
          </TopBar>
          <ActingBanner />
        </>
      }
      navigation={<MainNavigation />}
      footer={
        <Box paddingBottom={{ base: '16', md: '0' }}>
          <VersionLine />
        </Box>
      }
    >
      <WithOrganisationExtension>
        <Outlet />
      </WithOrganisationExtension>
    </PageShell>
  );
}
