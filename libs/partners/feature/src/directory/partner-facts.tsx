import { Box, DescriptionList, Heading, Link, Stack, Text, type Choice } from '@dosar/design-system';
import { weekdayName } from '@dosar/i18n';
import { counties } from '@dosar/kernel/counties';
import { formatLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './directory-messages.ts';
import { useVehicleNames } from './use-vehicle-names.ts';

type Fields = Schema<'PartnerFields'>;

/** What a partner works on and where, its contract, its people and its hours. */
export function PartnerFacts({ fields }: { fields: Fields }) {
  const { formatMessage: t } = useIntl();
  const { brands, categories } = useVehicleNames();
  const { served_county_codes: served, contract_from: from, contract_until: until } = fields;
  const day = (value: string | null) => (value === null ? '…' : formatLocalDate(value));
  const hasDays = from !== null || until !== null;
  return (
    <Stack gap="4">
      <Stack gap="2">
        <Heading as="h3" size="md">
          {t(messages.facts)}
        </Heading>
        <DescriptionList
          layout="pairs"
          facts={[
            {
              term: t(messages.counties),
              value:
                served.length === counties.length
                  ? t(messages.wholeCountry)
                  : (served.length > 0 ? served : [fields.county_code]).filter(Boolean).join(', '),
            },
            { term: t(messages.capacity), value: fields.capacity_per_week },
            {
              term: t(messages.brands),
              value: namesOf(fields.brand_codes, brands) || t(messages.everyBrand),
            },
            {
              term: t(messages.categories),
              value: namesOf(fields.category_codes, categories) || t(messages.everyCategory),
            },
            { term: t(messages.services), value: fields.services.join(', ') },
            {
              term: t(messages.contract),
              value: [
                fields.contract_number,
                hasDays && t(messages.period, { from: day(from), until: day(until) }),
              ]
                .filter(Boolean)
                .join(' · '),
            },
          ]}
        />
      </Stack>
      {fields.contacts.length > 0 && <Contacts contacts={fields.contacts} />}
      {fields.opening_hours.length > 0 && <Hours hours={fields.opening_hours} />}
    </Stack>
  );
}

const namesOf = (codes: readonly string[], choices: readonly Choice[]) =>
  codes.map((code) => choices.find(({ value }) => value === code)?.label ?? code).join(', ');

function Contacts({ contacts }: Pick<Fields, 'contacts'>) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="2">
      <Heading as="h3" size="md">
        {t(messages.contacts)}
      </Heading>
      {contacts.map((contact) => (
        <Box key={JSON.stringify(contact)} overflowWrap="anywhere">
          <Box>{contact.name}</Box>
          <Text tone="muted" size="sm">
            {contact.duty}
            {contact.phone !== '' && <Reach href={`tel:${contact.phone}`} text={contact.phone} />}
            {contact.email !== '' && <Reach href={`mailto:${contact.email}`} text={contact.email} />}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}

function Reach({ href, text }: { href: string; text: string }) {
  return (
    <>
      {' · '}
      <Link href={href}>{text}</Link>
    </>
  );
}

function Hours({ hours }: { hours: readonly string[] }) {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  return (
    <Stack gap="2">
      <Heading as="h3" size="md">
        {t(messages.hours)}
      </Heading>
      <DescriptionList
        layout="pairs"
        facts={hours.map((text, index) => ({
          term: weekdayName(intl, index),
          value: text || t(messages.closed),
        }))}
      />
    </Stack>
  );
}
