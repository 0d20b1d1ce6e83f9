import type { ReactNode } from 'react';
import type { Schema } from '@dosar/openapi';
import { Box, DescriptionList, Heading, type Fact } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
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
      <Section id="event" title={t(messages.event)}>
        <DescriptionList
          facts={[
            ...(event === null ? [] : eventFacts(event, t, formats.date)),
            { term: t(messages.policy), value: policy },
            { term: t(messages.reported), value: formats.dateTime(header.created_at) },
          ]}
        />
      </Section>
      <Section id="vehicles" title={t(messages.vehicles)}>
        {vehicles.map((vehicle) => (
          <DescriptionList key={vehicle.vehicle_id} facts={vehicleFacts(vehicle, t)} />
        ))}
      </Section>
      <Section id="parties" title={t(messages.parties)}>
        {parties.map((party) => (
          <DescriptionList key={party.party_id} facts={partyFacts(party, t, formats.list)} />
        ))}
      </Section>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-labelledby={id} display="grid" gap="3">
      <Heading id={id}>{title}</Heading>
      {children}
    </Box>
  );
}

type Translate = ReturnType<typeof useIntl>['formatMessage'];

function eventFacts(event: Schema<'ClaimEvent'>, t: Translate, date: (day: string) => string): Fact[] {
  return [
    { term: t(messages.eventDate), value: [date(event.date), event.time].filter(Boolean).join(' ') },
    {
      term: t(messages.place),
      value: [event.street, event.locality, event.county_name].filter(Boolean).join(', '),
    },
    { term: t(messages.injuries), value: t(event.injuries ? messages.yes : messages.no) },
    { term: t(messages.description), value: event.description },
  ];
}

function vehicleFacts(vehicle: Schema<'ClaimVehicle'>, t: Translate): Fact[] {
  return [
    { term: t(messages.plate), value: [vehicle.plate, vehicle.plate_country].filter(Boolean).join(' · ') },
    {
      term: t(messages.vehicle),
      value: [vehicle.brand_name, vehicle.model, vehicle.category_name].filter(Boolean).join(' · '),
    },
    { term: t(messages.color), value: vehicle.color_name },
    { term: t(messages.vin), value: vehicle.vin },
  ];
}

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
