import { browseSessions } from '@dosar/api-client';
import { useEntries } from '@dosar/areas';
import { profileLinks } from '@dosar/areas/account';
import { Can, useSession } from '@dosar/auth';
import { Banner, Box, PageTabs, PageTitle } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { NavLink, Outlet } from 'react-router';
import { messages } from './messages.ts';

/** R11: what belongs to the signed-in person, each part with its own address below `/user/profile`. */
export function ProfilePage() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const links = useEntries(profileLinks).filter((link) => profile && link.isFor(profile));
  const actedFor = profile?.impersonated_by_user_id === null ? null : profile?.replaced_user_full_name;
  return (
    <>
      <PageTitle title={t(messages.title)} />
      {actedFor && (
        <Box marginBottom="4">
          <Banner tone="info">{t(messages.acting, { name: actedFor })}</Banner>
        </Box>
      )}
      <PageTabs label={t(messages.title)}>
        <NavLink to="/user/profile" end>
          {t(messages.ownData)}
        </NavLink>
        <NavLink to="/user/profile/preferences">{t(messages.preferences)}</NavLink>
        <Can do={browseSessions}>
          <NavLink to="/user/profile/sessions">{t(messages.sessions)}</NavLink>
        </Can>
        {links.map((link) => (
          <NavLink key={link.path} to={link.path}>
            {t(link.text)}
          </NavLink>
        ))}
      </PageTabs>
      <Outlet />
    </>
  );
}
