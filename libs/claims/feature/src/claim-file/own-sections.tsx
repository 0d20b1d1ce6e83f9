import { Box, DescriptionList, Heading, WorkspaceColumn, type Fact } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Activities } from './activities.tsx';
import { vehicleFacts } from './claim-facts.tsx';
import { FileAsides } from './file-asides.tsx';
import { messages } from './messages.ts';
import { useOpenedAssignment } from './opened-file.ts';

/** The people and companies of the file. */
export function PeopleSection() {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { assignment } = useOpenedAssignment();
  return (
    <WorkspaceColumn label={t(messages.parties)} top={<Heading>{t(messages.parties)}</Heading>}>
      <Box display="grid" gap="4">
        {assignment.parties.map((party) => (
          <DescriptionList key={party.party_id} layout="pairs" facts={partyFacts(party, t, formats.list)} />
        ))}
      </Box>
    </WorkspaceColumn>
  );
}

type Translate = ReturnType<typeof useIntl>['formatMessage'];

function partyFacts(party: Schema<'ClaimParty'>, t: Translate, list: (items: string[]) => string): Fact[] {
  const roles = list(party.roles.map((role) => t(messages.roles, { role })));
  return [
    { term: roles, value: party.full_name },
    { term: t(messages.cnp), value: party.cnp_masked },
    ...party.contacts.map((contact) => ({
      term: t(contact.type === 'email' ? messages.email : messages.phone),
      value: `${contact.value} (${t(messages.contactState, { state: contact.state })})`,
    })),
  ];
}

/** The vehicles of the file. */
export function VehiclesSection() {
  const { formatMessage: t } = useIntl();
  const { assignment } = useOpenedAssignment();
  return (
    <WorkspaceColumn label={t(messages.vehicles)} top={<Heading>{t(messages.vehicles)}</Heading>}>
      <Box display="grid" gap="4">
        {assignment.vehicles.map((vehicle) => (
          <DescriptionList key={vehicle.vehicle_id} layout="pairs" facts={vehicleFacts(vehicle, t)} />
        ))}
      </Box>
    </WorkspaceColumn>
  );
}

/** On a phone: the short facts that stand beside the work where there is room. */
export function FactsSection() {
  const { formatMessage: t } = useIntl();
  return (
    <WorkspaceColumn label={t(messages.facts)}>
      <Box marginInline="-4" marginBlock="-3">
        <FileAsides {...useOpenedAssignment()} />
      </Box>
    </WorkspaceColumn>
  );
}

/** Where there is no room for them beside the work: all activities of the file. */
export function ActivitiesSection() {
  const { formatMessage: t } = useIntl();
  return (
    <WorkspaceColumn label={t(messages.activities)}>
      <Activities {...useOpenedAssignment()} />
    </WorkspaceColumn>
  );
}
