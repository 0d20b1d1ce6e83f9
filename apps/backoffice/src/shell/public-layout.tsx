import { LanguageSwitch, VersionLine } from '@dosar/account-feature';
import { Box, PageShell } from '@dosar/design-system';
import { Outlet } from 'react-router';
import { TopBar } from './top-bar.tsx';

/** Pages that need no login: the login itself and everything for guests. */
export function PublicLayout() {
  return (
    <PageShell
      column
      header={
        <TopBar>
          <Box css={{ '& button': { color: 'inherit' } }}>
            <LanguageSwitch />
          </Box>
        </TopBar>
      }
      footer={<VersionLine />}
    >
      <Outlet />
    </PageShell>
  );
}
