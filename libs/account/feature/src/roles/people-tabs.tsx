import { getProvisioning } from '@dosar/api-client';
import { isAllowed, useSession } from '@dosar/auth';
import { PageTabs, Text } from '@dosar/design-system';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { everybody, peopleQuery } from '../people/people-queries.ts';
import { messages as provisioning } from '../provisioning/provisioning-menu.ts';
import { ownRolesQuery } from './role-queries.ts';
import { messages } from './roles-messages.ts';

const parameter = 'part';

/** Whether the roles are looked at, and not the people. */
export function useIsOnRoles(): boolean {
  const [search] = useSearchParams();
  return search.get(parameter) === 'roles';
}

/** People and roles with how many there are, beside each other on one page of the settings. */
export function PeopleTabs() {
  const { formatMessage: t } = useIntl();
  const isOnRoles = useIsOnRoles();
  const { profile } = useSession();
  const people = useInfiniteQuery(peopleQuery(everybody)).data?.pages[0]?.counts;
  const roles = useQuery(ownRolesQuery).data;
  return (
    <PageTabs label={t(messages.parts)}>
      <Link to={{ search: '' }} aria-current={isOnRoles ? undefined : 'page'}>
        {t(messages.people)}
        <Count of={people?.reduce((sum, { count }) => sum + count, 0)} />
      </Link>
      <Link to={{ search: `?${parameter}=roles` }} aria-current={isOnRoles ? 'page' : undefined}>
        {t(messages.roles)}
        <Count of={roles && roles.own.length + roles.built_in.length} />
      </Link>
      {profile && isAllowed(profile, getProvisioning) && (
        <Link to="/config/provisioning">{t(provisioning.title)}</Link>
      )}
    </PageTabs>
  );
}

/** How many there are; nothing until it is known. */
function Count({ of: count }: { of: number | undefined }) {
  const { formatNumber } = useIntl();
  if (count === undefined) return null;
  return (
    <Text as="span" tone="muted" size="sm" marginInlineStart="1.5">
      {formatNumber(count)}
    </Text>
  );
}
