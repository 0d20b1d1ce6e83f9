import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';

/** What the page of the organisation holds. */
export const settings: readonly Setting[] = [
  { id: 'org_name', title: messages.name },
  { id: 'tax_number', title: messages.taxNumber },
  { id: 'trade_register_number', title: messages.tradeRegister },
  { id: 'street_address', title: messages.street },
  { id: 'locality', title: messages.locality },
  { id: 'county_code', title: messages.county },
  { id: 'postal_code', title: messages.postalCode },
  { id: 'contact_phone', title: messages.phone },
  { id: 'contact_email', title: messages.email },
  {
    id: 'default_language',
    title: messages.language,
    values: { ro: messages.romanian, en: messages.english },
  },
  {
    id: 'offered_languages',
    control: 'speaks_other',
    title: messages.offered,
    values: { ro: messages.romanian, en: messages.english },
  },
];
