import { addressOfAssignment } from '@dosar/areas/claims';
import { Box, DescriptionList, Heading, Link, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages as memberMessages } from '../team/person-messages.ts';
import { useGivenWork } from '../team/use-given-work.ts';
import { messages } from './messages.ts';

/** The visits of seven days, when somebody is away, and which work they can be given. */
export function PersonPlan({ person }: { person: Schema<'PersonWork'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const facts = useGivenWork(person.member, person);
  const { visits, absences } = person;
  return (
    <Stack gap="5">
      <Box as="section" aria-labelledby="visits">
        <Heading as="h2" id="visits" size="md">
          {t(messages.visits, { count: visits.length })}
        </Heading>
        {visits.length === 0 && <Text tone="muted">{t(messages.noVisits)}</Text>}
        <Box as="ul" listStyleType="none">
          {visits.map((visit) => (
            <Box
              as="li"
              key={`${visit.assignment_id} ${visit.starts_at}`}
              paddingBlock="2"
              borderBottomWidth="1px"
            >
              <Text as="span" fontWeight="strong">
                {formats.dateTime(visit.starts_at)}–{formats.time(visit.ends_at)}
              </Text>{' '}
              <Link asChild>
                <RouterLink to={addressOfAssignment(visit)}>{visit.claim_file_no}</RouterLink>
              </Link>
              <Text tone="muted" size="sm">
                {[visit.plate && formatPlate(visit.plate), visit.place_name].filter(Boolean).join(' · ')}
              </Text>
            </Box>
          ))}
        </Box>
      </Box>
      <Box as="section" aria-labelledby="absences">
        <Heading as="h2" id="absences" size="md">
          {t(messages.absences)}
        </Heading>
        {absences.length === 0 && <Text tone="muted">{t(messages.noAbsences)}</Text>}
        <Box as="ul" listStyleType="none">
          {absences.map((absence) => (
            <Box as="li" key={absence.begins_at} paddingBlock="1">
              {t(messages.away, {
                from: formats.date(absence.begins_at),
                // It ends where the next day begins.
                until: formats.date(new Date(Date.parse(absence.ends_at) - 1).toISOString()),
                when: absence.is_now ? 'now' : 'later',
              })}
            </Box>
          ))}
        </Box>
      </Box>
      <Box as="section" aria-labelledby="can-get">
        <Heading as="h2" id="can-get" size="md">
          {t(memberMessages.canGet)}
        </Heading>
        <DescriptionList facts={facts} />
      </Box>
    </Stack>
  );
}
