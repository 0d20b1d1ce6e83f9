import { ActingBanner, loginAddress, nextAddress, VersionFoot, VersionLine } from '@dosar/account-feature';
import { pendingStep, useSession } from '@dosar/auth';
import { Box, Later, LoadingState, MainNavigation, PageShell, useMenuIsAway } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Navigate, Outlet, useLocation } from 'react-router';
import { SessionLapsedWindow } from '../errors/session-lapsed-window.tsx';
import { WithOrganisationExtension } from '../extensions/with-organisation-extension.tsx';
import { NewVersionPrompt } from '../new-version/new-version-prompt.tsx';
import { Background } from './background.tsx';
import { FrameWindows } from './frame/frame-windows.tsx';
import { messages as menuMessages } from './menu/messages.ts';
import { useStaffMenu } from './menu/use-staff-menu.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { StaffBar } from './staff-bar.tsx';
import { useShellShortcuts } from './use-shell-shortcuts.ts';
import { ShellWindows } from './windows/shell-windows.tsx';

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
    <ShellWindows>
      <StaffPage />
      <Later>
        <FrameWindows />
        <NewVersionPrompt />
        <SessionLapsedWindow />
      </Later>
      <Background />
    </ShellWindows>
  );
}

function StaffPage() {
  const { formatMessage: t } = useIntl();
  const { items, phoneItems } = useStaffMenu();
  useShellShortcuts();
  // Beside the page the menu has it at its foot.
  const isFootHere = useMenuIsAway();
  return (
    <PageShell
      header={
        <>
          <Later>
            <StaffBar items={items} />
          </Later>
          <ActingBanner />
          <OfflineBanner />
        </>
      }
      navigation={
        <MainNavigation
          label={t(menuMessages.navigation)}
          items={items}
          phoneItems={phoneItems}
          foot={<VersionFoot />}
        />
      }
      footer={
        isFootHere && (
          <Box paddingBottom={{ base: '16', md: '0' }}>
            <Later>
              <VersionLine />
            </Later>
          </Box>
        )
      }
    >
      <WithOrganisationExtension>
        <Outlet />
      </WithOrganisationExtension>
    </PageShell>
  );
}
