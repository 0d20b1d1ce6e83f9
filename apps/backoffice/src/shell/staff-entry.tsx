import { Flex, Link } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.ts';

/** The way to the login from a page of a guest, out of the way of what the guest came for (S3). */
export function StaffEntry() {
  const { formatMessage: t } = useIntl();
  return (
    <Flex columnGap="2" alignItems="center" minHeight="var(--dosar-control)">
      {t(messages.staffEntryHint)}
      <Link asChild>
        <RouterLink to="/login">{t(messages.staffEntry)}</RouterLink>
      </Link>
    </Flex>
  );
}
