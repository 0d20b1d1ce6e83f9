import { counties } from '@dosar/kernel/counties';
import { parsePhone } from '@dosar/kernel/phones';
import { isCui, normaliseCui } from '@dosar/kernel/romanian-numbers';
import { tidyLine } from '@dosar/kernel/typed-line';
import type { FieldProblem, Schema } from '@dosar/openapi';

type Details = Schema<'OrganisationDetails'>;

/** Numbers from before July 2024, such as J40/1234/2020, and the thirteen digits after it. */
const tradeRegisterNumber = /^[JFC](\d{2}\/\d{1,7}\/\d{4}|\d{13})$/;

const lineOrNothing = (text: string | null) => tidyLine(text ?? '') || null;

/** Details in the form in which they are stored. A phone number that cannot be one stays as it was typed. */
export function tidyDetails(typed: Details): Details {
  const taxNumber = lineOrNothing(typed.tax_number);
  const register = lineOrNothing(typed.trade_register_number);
  const phone = lineOrNothing(typed.contact_phone);
  return {
    ...typed,
    org_name: tidyLine(typed.org_name),
    tax_number: taxNumber === null ? null : normaliseCui(taxNumber),
    trade_register_number: register === null ? null : register.replaceAll(' ', '').toUpperCase(),
    street_address: lineOrNothing(typed.street_address),
    locality: lineOrNothing(typed.locality),
    contact_phone: phone === null ? null : (parsePhone(phone)?.e164 ?? phone),
    // The same order for the same choice: else the history would show a change.
    offered_languages: (['ro', 'en'] as const).filter((language) =>
      typed.offered_languages.includes(language),
    ),
  };
}

/** What cannot be stored of tidied details, by field. */
export function refusedDetails(details: Details): FieldProblem[] {
  const fields: FieldProblem[] = [];
  const refuse = (field: keyof Details, code: FieldProblem['code']) => fields.push({ field, code });
  const { tax_number, trade_register_number, county_code, contact_phone } = details;

  if (details.org_name === '') refuse('org_name', 'required');
  if (!details.offered_languages.includes(details.default_language))
    refuse('offered_languages', 'invalid_value');
  if (tax_number !== null && !isCui(tax_number)) refuse('tax_number', 'invalid_value');
  if (trade_register_number !== null && !tradeRegisterNumber.test(trade_register_number))
    refuse('trade_register_number', 'invalid_format');
  if (county_code !== null && !counties.some(({ code }) => code === county_code))
    refuse('county_code', 'invalid_value');
  if (contact_phone !== null && parsePhone(contact_phone) === undefined)
    refuse('contact_phone', 'invalid_format');
  return fields;
}
