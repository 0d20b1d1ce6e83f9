import { formatLocalDate, isLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages as words } from './directory-messages.ts';
import { messages as form } from './form-messages.ts';
import { messages } from './history-messages.ts';
import { messages as kinds } from './partner-kinds.ts';
import { messages as people } from '../people/people-messages.ts';
import { useVehicleNames } from './use-vehicle-names.ts';

const titles: Record<
  keyof Schema<'PartnerFields'> | 'suspension' | 'documents' | 'account' | 'own_people',
  MessageDescriptor
> = {
  name: form.name,
  kind: words.kind,
  cui: form.cui,
  county_code: words.county,
  locality: form.locality,
  address: form.address,
  phone: form.phone,
  email: form.email,
  contacts: words.contacts,
  served_county_codes: words.counties,
  brand_codes: words.brands,
  category_codes: words.categories,
  services: words.services,
  capacity_per_week: form.capacity,
  opening_hours: words.hours,
  contract_number: form.contractNumber,
  contract_from: form.contractFrom,
  contract_until: form.contractUntil,
  suspension: messages.suspension,
  documents: messages.documents,
  account: messages.account,
  own_people: people.heading,
};

/** What the fields of a partner and their values are called in its history. */
export function useFieldWords() {
  const { formatMessage: t } = useIntl();
  const { brands, categories } = useVehicleNames();
  const named = [...brands, ...categories];
  const kindWords: Record<string, MessageDescriptor> = kinds;
  const wordOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (Array.isArray(value))
      return value
        .map((one) => wordOf(field, one))
        .filter(Boolean)
        .join(', ');
    if (typeof value === 'object') return Object.values(value).filter(Boolean).join(' · ');
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (isLocalDate(text)) return formatLocalDate(text);
    if (field === 'own_people') return t(text === 'open' ? messages.accountOpen : messages.accountEnded);
    const kind = field === 'kind' ? kindWords[text] : undefined;
    if (kind) return t(kind);
    return field.endsWith('_codes') ? (named.find((one) => one.value === text)?.label ?? text) : text;
  };
  return {
    titleOf: (field: string) => {
      const title = Object.entries(titles).find(([name]) => name === field);
      return title ? t(title[1]) : field;
    },
    valueOf: (field: string, value: unknown) => wordOf(field, value) || t(messages.nothing),
  };
}
