import { getProvisioning } from '@dosar/api-client';
import { isAllowed, useSession } from '@dosar/auth';
import { PageTabs } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { messages as provisioning } from '../provisioning/provisioning-menu.ts';
import { messages } from './roles-messages.ts';

const parameter = 'part';

/** Whether the roles are looked at, and not the people. */
export function useIsOnRoles(): boolean {
  const [search] = useSearchParams();
  return search.get(parameter) === 'roles';
}

/** People and roles, beside each other on one page of the settings. */
export function PeopleTabs() {
  const { formatMessage: t } = useIntl();
  const isOnRoles = useIsOnRoles();
  const { profile } = useSession();
  return (
    <PageTabs label={t(messages.parts)}>
      <Link to={{ search: '' }} aria-current={isOnRoles ? undefined : 'page'}>
        {t(messages.people)}
      </Link>
      <Link to={{ search: `?${parameter}=roles` }} aria-current={isOnRoles ? 'page' : undefined}>
        {t(messages.roles)}
      </Link>
      {profile && isAllowed(profile, getProvisioning) && (
        <Link to="/config/provisioning">{t(provisioning.title)}</Link>
      )}
    </PageTabs>
  );
}
