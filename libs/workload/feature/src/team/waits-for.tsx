import { Box, Heading, Link, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { listAddress } from './list-address.ts';
import { messages as personMessages } from './person-messages.ts';

/** For whom somebody's work waits, with the way to each list. */
export function WaitsFor({ member }: { member: Schema<'TeamMember'> }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box>
      <Heading as="h3" size="md">
        {t(personMessages.waitsFor)}
      </Heading>
      {member.waiting_on.length === 0 && <Text tone="muted">{t(personMessages.waitsForNobody)}</Text>}
      <Box as="ul" listStyleType="none">
        {member.waiting_on.map(({ code, count }) => (
          <li key={code}>
            <Link asChild minHeight="var(--dosar-control)" display="inline-flex" alignItems="center">
              <RouterLink to={listAddress(member.user_id, { category: 'waiting', waitingOn: code })}>
                {t(personMessages.waitsForWhom, { whom: code, count })}
              </RouterLink>
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
