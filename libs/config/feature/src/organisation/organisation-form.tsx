import { api, apiQuery, dataOf, getOrganisation } from '@dosar/api-client';
import { DescriptionList, Text } from '@dosar/design-system';
import {
  FormCheckboxField,
  FormComboboxField,
  FormSelectField,
  FormTextField,
  useZodForm,
} from '@dosar/forms';
import { counties } from '@dosar/kernel/counties';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { SettingsForm } from '../settings/settings-form.tsx';
import { messages, organisationReasons } from './messages.ts';
import {
  answersOf,
  detailsOf,
  organisationSchema,
  type OrganisationAnswers,
} from './organisation-answers.ts';
import { PayingAccount } from './paying-account.tsx';

const countyChoices = counties.map(({ code, name }) => ({ value: code, label: name }));

/** Who the organisation is before the law and how it is reached. */
export function OrganisationForm({ stored }: { stored: Schema<'OrganisationPage'> }) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema: organisationSchema, defaultValues: answersOf(stored) });
  const languages = [
    { value: 'ro', label: t(messages.romanian) },
    { value: 'en', label: t(messages.english) },
  ];
  const labels: Record<keyof OrganisationAnswers, string> = {
    org_name: t(messages.name),
    tax_number: t(messages.taxNumber),
    trade_register_number: t(messages.tradeRegister),
    street_address: t(messages.street),
    locality: t(messages.locality),
    county_code: t(messages.county),
    postal_code: t(messages.postalCode),
    contact_phone: t(messages.phone),
    contact_email: t(messages.email),
    default_language: t(messages.language),
    speaks_other: t(messages.otherLanguage),
  };
  const textOf = (_name: string, value: unknown) =>
    (typeof value === 'boolean' ? t(value ? messages.yes : messages.no) : undefined) ??
    [...languages, ...countyChoices].find((choice) => choice.value === value)?.label ??
    (typeof value === 'string' ? value : '');

  return (
    <SettingsForm
      form={form}
      stored={stored}
      answersOf={answersOf}
      send={(answers, base) =>
        dataOf(api.POST('/api/config/updateOrganisation', { body: detailsOf(answers, base) }))
      }
      readAgain={() => queryClient.fetchQuery({ ...apiQuery(getOrganisation), staleTime: 0 })}
      labels={labels}
      textOf={textOf}
      texts={{ save: t(messages.save), saved: t(messages.saved), reasons: organisationReasons }}
    >
      <Text tone="muted">{t(messages.intro)}</Text>
      <FormTextField name="org_name" label={labels.org_name} maxLength={200} required />
      <FormTextField name="tax_number" label={labels.tax_number} maxLength={20} optional />
      <FormTextField
        name="trade_register_number"
        label={labels.trade_register_number}
        hint={t(messages.tradeRegisterHint)}
        maxLength={20}
        optional
      />
      <FormTextField name="street_address" label={labels.street_address} maxLength={200} optional />
      <FormTextField name="locality" label={labels.locality} maxLength={100} optional />
      <FormComboboxField name="county_code" label={labels.county_code} choices={countyChoices} optional />
      <FormTextField
        name="postal_code"
        label={labels.postal_code}
        maxLength={6}
        inputMode="numeric"
        optional
      />
      <FormTextField name="contact_phone" label={labels.contact_phone} type="tel" maxLength={20} optional />
      <FormTextField
        name="contact_email"
        label={labels.contact_email}
        type="email"
        maxLength={254}
        optional
      />
      <FormSelectField
        name="default_language"
        label={labels.default_language}
        hint={t(messages.languageHint)}
        choices={languages}
        placeholder={null}
      />
      <FormCheckboxField
        name="speaks_other"
        label={labels.speaks_other}
        hint={t(messages.otherLanguageHint)}
      />
      <PayingAccount iban={stored.paying_account} />
      <DescriptionList facts={[{ term: t(messages.timeZone), value: stored.time_zone.replace('_', ' ') }]} />
    </SettingsForm>
  );
}
