import { Button, Flex, Grid, Heading, IconButton, Stack, Text } from '@dosar/design-system';
import {
  FormDateField,
  FormNumberField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  useAnswers,
  useFieldArray,
} from '@dosar/forms';
import { counties } from '@dosar/kernel/counties';
import { weekdayName } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { CodesField } from './codes-field.tsx';
import { messages as words } from './directory-messages.ts';
import { messages } from './form-messages.ts';
import { kindCodes } from './kind-codes.ts';
import type { PartnerAnswers } from './partner-answers.ts';
import { messages as kinds } from './partner-kinds.ts';
import { useVehicleNames } from './use-vehicle-names.ts';

const pair = { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' };
const countyChoices = counties.map(({ code: value, name: label }) => ({ value, label }));

/** Who the partner is, and where. */
export function CompanyFields() {
  const { formatMessage: t } = useIntl();
  return (
    <Grid gap="4" gridTemplateColumns={pair}>
      <FormTextField name="name" label={t(messages.name)} required maxLength={200} />
      <FormSelectField
        name="kind"
        label={t(words.kind)}
        placeholder={null}
        choices={kindCodes.map((kind) => ({ value: kind, label: t(kinds[kind]) }))}
      />
      <FormTextField name="cui" label={t(messages.cui)} maxLength={20} />
      <FormSelectField name="county_code" label={t(words.county)} choices={countyChoices} />
      <FormTextField name="locality" label={t(messages.locality)} maxLength={120} />
      <FormTextField name="address" label={t(messages.address)} maxLength={200} />
      <FormTextField name="phone" type="tel" label={t(messages.phone)} maxLength={32} />
      <FormTextField name="email" type="email" label={t(messages.email)} maxLength={254} />
    </Grid>
  );
}

const mostContacts = 20;

/** The people of the partner. */
export function ContactFields() {
  const { formatMessage: t } = useIntl();
  const { fields, append, remove } = useFieldArray<PartnerAnswers, 'contacts'>({ name: 'contacts' });
  const { contacts } = useAnswers<PartnerAnswers>();
  return (
    <Stack as="section" gap="3">
      <Heading as="h3" size="md">
        {t(words.contacts)}
      </Heading>
      {fields.map((field, index) => (
        <Flex key={field.id} gap="2" alignItems="flex-end">
          <Grid gap="3" flex="1" gridTemplateColumns={pair}>
            <FormTextField
              name={`contacts.${index}.name`}
              label={t(messages.contactName)}
              required
              maxLength={120}
            />
            <FormTextField name={`contacts.${index}.duty`} label={t(messages.duty)} maxLength={120} />
            <FormTextField
              name={`contacts.${index}.phone`}
              type="tel"
              label={t(messages.contactPhone)}
              maxLength={32}
            />
            <FormTextField
              name={`contacts.${index}.email`}
              type="email"
              label={t(messages.contactEmail)}
              maxLength={254}
            />
          </Grid>
          <IconButton
            icon="delete"
            label={t(messages.removeContact, { name: contacts[index]?.name ?? '' })}
            onClick={() => remove(index)}
          />
        </Flex>
      ))}
      {fields.length < mostContacts && (
        <div>
          <Button icon="add" onClick={() => append({ name: '', duty: '', phone: '', email: '' })}>
            {t(messages.addContact)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** What the partner works on, where and how much. */
export function WorkFields() {
  const { formatMessage: t } = useIntl();
  const { brands, categories } = useVehicleNames();
  return (
    <Stack as="section" gap="3">
      <Heading as="h3" size="md">
        {t(words.facts)}
      </Heading>
      <CodesField
        name="served_county_codes"
        label={t(messages.served)}
        hint={t(messages.servedHint)}
        choices={countyChoices}
        allLabel={t(messages.allCounties)}
      />
      <CodesField name="brand_codes" label={t(words.brands)} hint={t(messages.brandsHint)} choices={brands} />
      <CodesField
        name="category_codes"
        label={t(words.categories)}
        hint={t(messages.categoriesHint)}
        choices={categories}
      />
      <FormTextAreaField
        name="services"
        label={t(words.services)}
        hint={t(messages.servicesHint)}
        maxLength={2400}
      />
      <FormNumberField name="capacity_per_week" label={t(messages.capacity)} max={9999} />
    </Stack>
  );
}

/** When the partner is open, day by day. */
export function HoursFields() {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const { fields } = useFieldArray<PartnerAnswers, 'hours'>({ name: 'hours' });
  return (
    <Stack as="section" gap="3">
      <Heading as="h3" size="md">
        {t(words.hours)}
      </Heading>
      <Text tone="muted" size="sm">
        {t(messages.hoursHint)}
      </Text>
      <Grid gap="3" gridTemplateColumns={pair}>
        {fields.map((field, index) => (
          <FormTextField
            key={field.id}
            name={`hours.${index}.text`}
            label={weekdayName(intl, index)}
            maxLength={60}
          />
        ))}
      </Grid>
    </Stack>
  );
}

/** Under which contract the partner works, and how long. */
export function ContractFields() {
  const { formatMessage: t } = useIntl();
  return (
    <Stack as="section" gap="3">
      <Heading as="h3" size="md">
        {t(words.contract)}
      </Heading>
      <Grid gap="3" gridTemplateColumns={pair}>
        <FormTextField name="contract_number" label={t(messages.contractNumber)} maxLength={60} />
        <FormDateField name="contract_from" label={t(messages.contractFrom)} />
        <FormDateField name="contract_until" label={t(messages.contractUntil)} />
      </Grid>
    </Stack>
  );
}
