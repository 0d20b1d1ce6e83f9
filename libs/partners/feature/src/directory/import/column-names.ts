import type { Schema } from '@dosar/openapi';
import type { MessageDescriptor } from 'react-intl';
import { messages as words } from '../directory-messages.ts';
import { messages as form } from '../form-messages.ts';

/** What the columns of a file of partners are called, in the order of the page. */
export const columnNames: Record<Schema<'PartnerColumnField'>, MessageDescriptor> = {
  name: form.name,
  kind: words.kind,
  cui: form.cui,
  county_code: words.county,
  locality: form.locality,
  address: form.address,
  phone: form.phone,
  email: form.email,
  served_county_codes: words.counties,
  brand_codes: words.brands,
  category_codes: words.categories,
  services: words.services,
  capacity_per_week: form.capacity,
  contract_number: form.contractNumber,
  contract_from: form.contractFrom,
  contract_until: form.contractUntil,
};

/** The same as a list of fields. */
export const columnFields = Object.keys(columnNames) as Schema<'PartnerColumnField'>[];
