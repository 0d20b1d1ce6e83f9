import { pageAccess } from '@dosar/api-client';
import { isAllowed, useSession } from '@dosar/auth';
import { Heading, Link, Stack, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.ts';

/** The account that the organisation pays from, which changes with a second person on the page of payments. */
export function PayingAccount({ iban }: { iban: string | null }) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  return (
    <Stack as="section" gap="1">
      <Heading as="h3" size="md">
        {t(messages.payingAccount)}
      </Heading>
      <Text>{iban ?? t(messages.noPayingAccount)}</Text>
      <Text tone="muted">{t(messages.payingAccountHint)}</Text>
      {isAllowed(profile, pageAccess.payments) && (
        <Link asChild>
          <RouterLink to="/payments">{t(messages.toPayments)}</RouterLink>
        </Link>
      )}
    </Stack>
  );
}
