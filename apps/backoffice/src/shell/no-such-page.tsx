import { Button, EmptyState, Flex, PageTitle } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { messages } from './messages.ts';

/** What `Nowhere` remembers of the address that nobody knows. */
export type MissingAddress = { missing?: string } | null;

/** For somebody of the staff at an address that leads nowhere: says so, with the ways on. */
export function NoSuchPage() {
  const { formatMessage: t } = useIntl();
  const { pathname, ...location } = useLocation();
  const missing = pathname === '/guest' ? (location.state as MissingAddress)?.missing : pathname;
  return (
    <>
      <PageTitle title={t(messages.noSuchPage)} />
      <EmptyState
        kind="no-match"
        title={missing ? t(messages.noSuchAddress, { address: missing }) : t(messages.noSuchPage)}
        description={t(messages.noSuchPageText)}
        action={
          <Flex gap="2" flexWrap="wrap" justifyContent="center">
            <Button asChild>
              <Link to="/search">{t(messages.toSearch)}</Link>
            </Button>
            <Button asChild>
              <Link to="/assignments/shortlist">{t(messages.toDashboard)}</Link>
            </Button>
          </Flex>
        }
      />
    </>
  );
}
