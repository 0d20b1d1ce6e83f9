import { emailAnswer, optionalText, phoneAnswer, reason, requiredChoice, requiredText } from '@dosar/forms';
import { cuiAnswer } from '@dosar/forms/romanian-numbers';
import { formatPhone } from '@dosar/kernel/phones';
import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';

type Details = Schema<'OrganisationDetails'>;

const matching = (form: RegExp, name: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || form.test(text), { error: reason(name) }),
  );

/** What may be typed; the server judges by the same rules. */
export const organisationSchema = z.object({
  org_name: requiredText({ max: 200 }),
  tax_number: cuiAnswer,
  trade_register_number: matching(/^[JFC] ?(\d{2}\/\d{1,7}\/\d{4}|\d{13})$/i, 'trade_register_invalid'),
  street_address: optionalText({ max: 200 }),
  locality: optionalText({ max: 100 }),
  county_code: z.string(),
  postal_code: matching(/^\d{6}$/, 'postal_code_invalid'),
  contact_phone: phoneAnswer,
  contact_email: emailAnswer,
  default_language: requiredChoice(['ro', 'en']),
  speaks_other: z.boolean(),
});

/** What is being typed. */
export type OrganisationAnswers = z.output<typeof organisationSchema>;

/** The stored details as the form shows them. */
export function answersOf({ details }: Schema<'OrganisationPage'>): OrganisationAnswers {
  return {
    org_name: details.org_name,
    tax_number: details.tax_number ?? '',
    trade_register_number: details.trade_register_number ?? '',
    street_address: details.street_address ?? '',
    locality: details.locality ?? '',
    county_code: details.county_code ?? '',
    postal_code: details.postal_code ?? '',
    contact_phone: formatPhone(details.contact_phone ?? ''),
    contact_email: details.contact_email ?? '',
    default_language: details.default_language,
    speaks_other: details.offered_languages.length > 1,
  };
}

/** The answers as the server takes them. */
export function detailsOf(answers: OrganisationAnswers, { details }: Schema<'OrganisationPage'>): Details {
  const { org_name, default_language, speaks_other, ...optional } = answers;
  const or = (text: string) => (text === '' ? null : text);
  return {
    org_name,
    default_language,
    offered_languages: speaks_other ? ['ro', 'en'] : [default_language],
    tax_number: or(optional.tax_number),
    trade_register_number: or(optional.trade_register_number),
    street_address: or(optional.street_address),
    locality: or(optional.locality),
    county_code: or(optional.county_code),
    postal_code: or(optional.postal_code),
    contact_phone: or(optional.contact_phone),
    contact_email: or(optional.contact_email),
    row_version: details.row_version,
  };
}
