import { LanguageSwitch, VersionLine } from '@dosar/account-feature';
import { useSession } from '@dosar/auth';
import { Flex, PageShell } from '@dosar/design-system';
import type { OrganisationLooks } from '@dosar/api-client';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { HelpButton } from '../help/help-button.tsx';
import { StaffEntry } from './staff-entry.tsx';
import { TopBar } from './top-bar.tsx';

/** Pages that need no login: the login itself and everything for guests. */
export function PublicLayout() {
  const { session, profile } = useSession();
  // Whose page it is where its reader has no session, as the page itself says.
  const [owner, setOwner] = useState<OrganisationLooks>();
  const isGuest = session.namespace === 'guest';
  // An address that leads nowhere is nobody's link: it shows the way to the login (S3).
  const isNowhere = useLocation().pathname === '/guest';
  // Who came by a link has no use for a version or the login of the staff.
  const isClaimant = owner !== undefined || (profile?.kind === 'guest' && !isNowhere);
  return (
    <PageShell
      layout={isGuest ? 'column' : 'sheet'}
      header={
        <TopBar owner={owner}>
          <HelpButton />
          <LanguageSwitch />
        </TopBar>
      }
      footer={
        isClaimant ? undefined : (
          <Flex justifyContent="space-between" alignItems="center" flexWrap="wrap" columnGap="4">
            <VersionLine />
            {(isGuest || isNowhere) && <StaffEntry />}
          </Flex>
        )
      }
    >
      <Outlet context={setOwner} />
    </PageShell>
  );
}
