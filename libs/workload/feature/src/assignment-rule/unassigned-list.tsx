import { addressOfAssignment } from '@dosar/areas/claims';
import { Banner, Box, Link, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.ts';

const mostShown = 5;

/** What the rule could give to nobody, and at which step nobody was left. */
export function UnassignedList({ rule }: { rule: Schema<'AssignmentRule'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  return (
    <Banner tone="warning" title={t(messages.unassigned, { count: rule.unassigned_count })}>
      {t(messages.unassignedText)}
      <Box as="ul" listStyleType="none">
        {rule.unassigned.slice(0, mostShown).map((work) => (
          <Box as="li" key={work.assignment_id}>
            <Link asChild minHeight="var(--dosar-control)" display="inline-flex" alignItems="center">
              <RouterLink to={addressOfAssignment(work)}>{work.claim_file_no}</RouterLink>
            </Link>{' '}
            <Text as="span" tone="muted" size="sm">
              {[
                work.name,
                formats.dateTime(work.waiting_since),
                t(messages.stoppedAt, { step: work.stopped_at }),
              ].join(' · ')}
            </Text>
          </Box>
        ))}
      </Box>
    </Banner>
  );
}
