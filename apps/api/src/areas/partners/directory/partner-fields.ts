import { counties } from '@dosar/kernel/counties';
import { parsePhone } from '@dosar/kernel/phones';
import { isCui, normaliseCui } from '@dosar/kernel/romanian-numbers';
import { tidyLine } from '@dosar/kernel/typed-line';
import type { FieldProblem, Schema } from '@dosar/openapi';

export type PartnerFields = Schema<'PartnerFields'>;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const isCounty = (wanted: string) => counties.some(({ code }) => code === wanted);
const lineOrNothing = (text: string | null) => tidyLine(text ?? '') || null;
const phoneOf = (typed: string) => parsePhone(typed)?.e164 ?? typed;
const sortedOnce = (codes: readonly string[]) => [...new Set(codes)].toSorted();

/** What is known of a partner in the form in which it is stored; a phone number that cannot be one stays as it was typed. */
export function tidyPartner(typed: PartnerFields): PartnerFields {
  const [cui, phone, email] = [typed.cui, typed.phone, typed.email].map(lineOrNothing);
  return {
    ...typed,
    name: tidyLine(typed.name),
    cui: cui ? normaliseCui(cui) : null,
    locality: lineOrNothing(typed.locality),
    address: lineOrNothing(typed.address),
    phone: phone ? phoneOf(phone) : null,
    email: email ?? null,
    contacts: typed.contacts.map((contact) => ({
      name: tidyLine(contact.name),
      duty: tidyLine(contact.duty),
      phone: phoneOf(tidyLine(contact.phone)),
      email: tidyLine(contact.email),
    })),
    served_county_codes: sortedOnce(typed.served_county_codes),
    brand_codes: sortedOnce(typed.brand_codes),
    category_codes: sortedOnce(typed.category_codes),
    services: [...new Set(typed.services.map(tidyLine))].filter((service) => service !== ''),
    opening_hours: typed.opening_hours.map(tidyLine),
    contract_number: lineOrNothing(typed.contract_number),
  };
}

/** What cannot be stored of tidied fields, each by its name. */
export function refusedFields(fields: PartnerFields): FieldProblem[] {
  const { name, cui, county_code, phone, email, contract_from, contract_until } = fields;
  const rules: [isRefused: boolean, field: keyof PartnerFields, code: FieldProblem['code']][] = [
    [name.length < 2, 'name', 'required'],
    [cui !== null && !isCui(cui), 'cui', 'invalid_value'],
    [county_code !== null && !isCounty(county_code), 'county_code', 'unknown_code'],
    [phone !== null && parsePhone(phone) === undefined, 'phone', 'invalid_format'],
    [email !== null && !emailPattern.test(email), 'email', 'invalid_format'],
    [!fields.served_county_codes.every(isCounty), 'served_county_codes', 'unknown_code'],
    [![0, 7].includes(fields.opening_hours.length), 'opening_hours', 'invalid_value'],
    [
      contract_from !== null && contract_until !== null && contract_until < contract_from,
      'contract_until',
      'invalid_value',
    ],
  ];
  return [
    ...rules.flatMap(([isRefused, field, code]) => (isRefused ? [{ field, code }] : [])),
    ...fields.contacts.flatMap(refusedContact),
  ];
}

function refusedContact(contact: Schema<'PartnerContact'>, place: number): FieldProblem[] {
  const at = (name: keyof typeof contact) => `contacts.${place}.${name}`;
  return [
    ...(contact.name === '' ? [{ field: at('name'), code: 'required' } as const] : []),
    ...(contact.phone !== '' && parsePhone(contact.phone) === undefined
      ? [{ field: at('phone'), code: 'invalid_format' } as const]
      : []),
    ...(contact.email !== '' && !emailPattern.test(contact.email)
      ? [{ field: at('email'), code: 'invalid_format' } as const]
      : []),
  ];
}
