import type { Schema } from '@dosar/openapi';
import { DescriptionList, type Fact } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { eventFacts, vehicleFacts } from './claim-facts.tsx';
import { FactSection } from './fact-section.tsx';
import { messages } from './messages.ts';

type Detail = Schema<'AssignmentDetail'>;

/** What is known about the claim: the event, the vehicles, the people. */
export function FileFacts({ assignment }: { assignment: Detail }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { header, event, vehicles, parties } = assignment;
  const policy = [header.policy_type_name, header.policy_number].filter(Boolean).join(' · ');

  return (
    <>
      <FactSection id="event" title={t(messages.event)}>
        <DescriptionList
          layout="pairs"
          facts={[
            ...(event === null ? [] : eventFacts(event, t, formats.date)),
            { term: t(messages.policy), value: policy },
            { term: t(messages.reported), value: formats.dateTime(header.opened_at) },
          ]}
        />
      </FactSection>
      <FactSection id="vehicles" title={t(messages.vehicles)}>
        {vehicles.map((vehicle) => (
          <DescriptionList key={vehicle.vehicle_id} layout="pairs" facts={vehicleFacts(vehicle, t)} />
        ))}
      </FactSection>
      <FactSection id="parties" title={t(messages.parties)}>
        {parties.map((party) => (
          <DescriptionList key={party.party_id} layout="pairs" facts={partyFacts(party, t, formats.list)} />
        ))}
      </FactSection>
    </>
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
