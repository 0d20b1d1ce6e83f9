import { Box, Link, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { addressOfAssignment } from '@dosar/areas/claims';
import { messages } from './messages.ts';

/** What the nightly look for forgotten work found; zero is said too, since that is what a manager wants to know. */
export function ForgottenWork({ check }: { check: Schema<'WorklistCheck'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  return (
    <>
      <Text>{t(messages.forgottenCount, { count: check.orphan_count })}</Text>
      <Text tone="muted">{t(messages.checkedAt, { time: formats.dateTime(check.checked_at) })}</Text>
      {check.orphans.length > 0 && (
        <Box as="ul" listStyleType="none" aria-label={t(messages.forgotten)} marginTop="2">
          {check.orphans.map((orphan) => (
            <Box
              as="li"
              key={orphan.assignment_id}
              paddingBlock="2"
              borderTopWidth="1px"
              borderColor="border"
            >
              <Link asChild>
                <RouterLink to={addressOfAssignment(orphan)}>{orphan.claim_file_no}</RouterLink>
              </Link>
              <Text tone="muted">{t(messages.forgottenBecause, { reason: orphan.reason })}</Text>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
