import { parsePhone } from '@dosar/kernel/phones';
import { normalisePlate } from '@dosar/kernel/plates';
import { isCui, normaliseCui } from '@dosar/kernel/romanian-numbers';
import { normaliseVin } from '@dosar/kernel/vin';
import type { JsonBodyOf } from '@dosar/openapi';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import type { FieldRule } from './change-record.ts';

/** A rule for each field that the contract lets callers of `Operation` change. */
type RulesOf<Operation extends 'changeParty' | 'changeVehicle' | 'changeEvent' | 'changePolicy'> =
  JsonBodyOf<Operation> extends { changes: infer Changes }
    ? { readonly [Field in keyof Required<Changes>]: FieldRule }
    : never;

const field = (column: string, ro: string, en: string, store?: FieldRule['store']): FieldRule => ({
  column,
  name: { ro, en },
  ...(store && { store }),
});

/** Removes what stands around a text; an empty one is none. */
const trimmed = (value: string | number | boolean | null) =>
  typeof value === 'string' ? value.trim() || null : value;

const text = (column: string, ro: string, en: string) => field(column, ro, en, trimmed);

/** What can be changed of a person or company; `change-party.ts` stores numbers and roles, which are not columns. */
export const partyFields: Omit<RulesOf<'changeParty'>, 'cnp' | 'iban' | 'roles'> = {
  last_name: text('last_name', 'Nume', 'Last name'),
  first_name: text('first_name', 'Prenume', 'First name'),
  company_name: text('company_name', 'Denumire', 'Name'),
  cui: field('cui', 'CUI', 'Tax number', (value) => {
    const cui = normaliseCui(String(value));
    if (cui === '') return null;
    if (!isCui(cui)) throw fieldRefused('changes.cui', 'invalid_format');
    return cui;
  }),
  county_code: text('county_code', 'Județ', 'County'),
  locality: text('locality', 'Localitate', 'Town'),
  address: text('address', 'Adresă', 'Address'),
  language: field('language', 'Limbă', 'Language'),
};

/** What can be changed of a vehicle. */
export const vehicleFields: RulesOf<'changeVehicle'> = {
  plate: field('plate_norm', 'Număr auto', 'Plate', (value) => normalisePlate(String(value)) || null),
  plate_country: field('plate_country_code', 'Țara', 'Country'),
  vin: field('vin', 'Serie de șasiu', 'VIN', (value) => normaliseVin(String(value)) || null),
  category_code: text('vehicle_category_code', 'Categorie', 'Category'),
  brand_code: text('vehicle_brand_code', 'Marcă', 'Brand'),
  model: text('model', 'Model', 'Model'),
  color_code: text('color_code', 'Culoare', 'Colour'),
  manufacture_year: field('manufacture_year', 'An de fabricație', 'Year'),
  odometer: field('odometer', 'Kilometraj', 'Kilometres'),
};

/** What can be changed of an accident. */
export const eventFields: RulesOf<'changeEvent'> = {
  date: field('occurred_on', 'Data', 'Date'),
  time: field('occurred_at_time', 'Ora', 'Time', (value) => `${String(value)}:00`),
  time_until: field(
    'occurred_until_time',
    'Ora până la care',
    'Time until',
    (value) => `${String(value)}:00`,
  ),
  recorded_by: field('recorded_by', 'Cine a constatat', 'Recorded by'),
  county_code: text('county_code', 'Județ', 'County'),
  locality: text('locality', 'Localitate', 'Town'),
  street: text('street', 'Strada', 'Street'),
  description: text('description', 'Descriere', 'Description'),
  injuries: field('has_injuries', 'Răniți', 'Injuries'),
};

/** What can be changed of a policy. */
export const policyFields: RulesOf<'changePolicy'> = {
  policy_number: text('policy_number', 'Număr de poliță', 'Policy number'),
  policy_insurer: text('policy_insurer', 'Asigurător', 'Insurer'),
  policy_valid_from: field('policy_valid_from', 'Valabilă de la', 'Valid from'),
  policy_valid_to: field('policy_valid_to', 'Valabilă până la', 'Valid to'),
};

const emailForm = /^[^\s@<>()[\],;:"\\]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** A way to reach somebody as it is stored: phones in the international form, addresses in lower case. */
export function storedContact(type: 'email' | 'phone', typed: string, path = 'value'): string {
  const value = type === 'phone' ? parsePhone(typed)?.e164 : typed.trim().toLowerCase();
  if (value === undefined || (type === 'email' && !emailForm.test(value)))
    throw fieldRefused(path, 'invalid_format');
  return value;
}
