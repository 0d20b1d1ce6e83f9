import { addressOfAssignment } from '@dosar/areas/claims';
import { LegalTerm } from '@dosar/claim-parts';
import { Box, Flex, Heading, Link, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { listAddress } from '../team/list-address.ts';
import { WaitsFor } from '../team/waits-for.tsx';
import { messages } from './messages.ts';

/** What somebody does next, for whom the rest waits, and the way to all of it. */
export function PersonWork({ person }: { person: Schema<'PersonWork'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { member, next_work: work } = person;
  return (
    <>
      <Box as="section" aria-labelledby="person-next">
        <Heading as="h2" id="person-next" size="md">
          {t(messages.next)}
        </Heading>
        {work.length === 0 && <Text tone="muted">{t(messages.noWork)}</Text>}
        <Box as="ul" listStyleType="none">
          {work.map((one) => (
            <Box as="li" key={one.assignment_id} paddingBlock="2" borderBottomWidth="1px">
              <Flex gap="2" alignItems="center" flexWrap="wrap">
                <Link asChild>
                  <RouterLink to={addressOfAssignment(one)}>{one.claim_file_no}</RouterLink>
                </Link>
                <Text as="span">{one.name}</Text>
                {one.legal_due_date !== null && <LegalTerm due={one.legal_due_date} />}
                <Text
                  as="span"
                  marginInlineStart="auto"
                  color={one.due_at < person.as_of ? 'danger' : 'textMuted'}
                >
                  {formats.dateTime(one.due_at)}
                </Text>
              </Flex>
              <Text tone="muted" size="sm">
                {[one.plate && formatPlate(one.plate), one.status_name].filter(Boolean).join(' · ')}
              </Text>
            </Box>
          ))}
        </Box>
        {member.active > work.length && (
          <Link asChild minHeight="var(--dosar-control)" display="inline-flex" alignItems="center">
            <RouterLink to={listAddress(member.user_id)}>
              {t(messages.allWork, { count: member.active })}
            </RouterLink>
          </Link>
        )}
      </Box>
      <WaitsFor member={member} />
    </>
  );
}
