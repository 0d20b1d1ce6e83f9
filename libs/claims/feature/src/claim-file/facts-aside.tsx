import { addressOfAssignment } from '@dosar/areas/claims';
import { Box, Heading, Icon, Link } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.ts';

/** What deserves a look, each with the file that it is about; nothing where there is nothing. */
export function FactsAside({ facts }: { facts: readonly Schema<'FileFact'>[] }) {
  const { formatMessage: t } = useIntl();
  if (facts.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="aside-facts" display="grid" gap="2">
      <Heading id="aside-facts" size="md">
        {t(messages.worthALook)}
      </Heading>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {facts.map((fact, index) => (
          <Box as="li" key={index} display="grid" gridTemplateColumns="auto minmax(0, 1fr)" gap="2">
            <Icon name={fact.weight === 3 ? 'warning' : 'info'} />
            <span>
              {fact.text} <OtherFile fact={fact} />
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function OtherFile({ fact }: { fact: Schema<'FileFact'> }) {
  const { claim_file_no: number, assignment_id: assignmentId } = fact;
  if (number === null) return null;
  if (assignmentId === null) return number;
  return (
    <Link asChild>
      <RouterLink to={addressOfAssignment({ claim_file_no: number, assignment_id: assignmentId })}>
        {number}
      </RouterLink>
    </Link>
  );
}
