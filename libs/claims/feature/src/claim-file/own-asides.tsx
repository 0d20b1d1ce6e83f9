import { addressOfSection } from '@dosar/areas/claims';
import { Box, DescriptionList, Flex, Heading, IconLink, Link } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { eventFacts, vehicleFacts } from './claim-facts.tsx';
import { FactSection } from './fact-section.tsx';
import { messages } from './messages.ts';
import type { OpenedAssignment } from './opened-file.ts';

/** Who takes part, and how to reach them at once. */
export function PeopleAside({ assignment, file }: OpenedAssignment) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="section" aria-labelledby="aside-people" display="grid" gap="2">
      <Heading id="aside-people" size="md">
        <Link asChild color="inherit" textDecoration="none">
          <RouterLink replace to={addressOfSection(file, 'people')}>
            {t(messages.parties)}
          </RouterLink>
        </Link>
      </Heading>
      {assignment.parties.map((party) => (
        <Person key={party.party_id} party={party} />
      ))}
    </Box>
  );
}

function Person({ party }: { party: Schema<'ClaimParty'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const phone = party.contacts.find(({ type }) => type === 'phone');
  const email = party.contacts.find(({ type }) => type === 'email');
  const shown = phone ?? email;
  return (
    <Flex gap="2" alignItems="center">
      <Box flex="1" minWidth="0">
        <Box fontWeight="strong" overflowWrap="anywhere">
          {party.full_name}
        </Box>
        <Box color="textMuted" fontSize="sm" overflowWrap="anywhere">
          {formats.list(party.roles.map((role) => t(messages.roles, { role })))}
          {shown && ` · ${shown.value} (${t(messages.contactState, { state: shown.state })})`}
        </Box>
      </Box>
      {phone && (
        <IconLink icon="phone" href={`tel:${phone.value}`} label={t(messages.call, { to: phone.value })} />
      )}
      {email && (
        <IconLink
          icon="email"
          href={`mailto:${email.value}`}
          label={t(messages.write, { to: email.value })}
        />
      )}
    </Flex>
  );
}

/** The damaged vehicle, the policy and the accident. */
export function PolicyAside({ assignment }: Pick<OpenedAssignment, 'assignment'>) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { header, claim_file: claimFile, event, vehicles } = assignment;
  const [vehicle] = vehicles;
  const days = [claimFile.policy_valid_from, claimFile.policy_valid_to].map(
    (day) => day && formats.date(day),
  );
  return (
    <FactSection id="aside-policy" title={t(messages.vehicleAndPolicy)}>
      <DescriptionList
        layout="pairs"
        facts={[
          ...(vehicle ? vehicleFacts(vehicle, t).filter(({ value }) => value !== null && value !== '') : []),
          {
            term: t(messages.policy),
            value: [header.policy_type_name, header.policy_number].filter(Boolean).join(' · '),
          },
          { term: t(messages.validity), value: days.every(Boolean) ? days.join(' – ') : null },
          ...(event ? eventFacts(event, t, formats.date) : []),
          ...(claimFile.branch_name ? [{ term: t(messages.branch), value: claimFile.branch_name }] : []),
          { term: t(messages.reported), value: formats.dateTime(header.opened_at) },
        ]}
      />
    </FactSection>
  );
}
