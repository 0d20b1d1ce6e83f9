import { dateAnswer, emailAnswer, optionalText, phoneAnswer, requiredText } from '@dosar/forms';
import { cuiAnswer } from '@dosar/forms/romanian-numbers';
import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';
import { messages } from './form-messages.ts';
import { kindCodes } from './kind-codes.ts';

const codes = z.array(z.string());

/** The answers of the form of a partner. */
export const partnerAnswers = z.object({
  name: requiredText({ min: 2, max: 200 }),
  kind: z.enum(kindCodes),
  cui: cuiAnswer,
  county_code: z.string(),
  locality: optionalText({ max: 120 }),
  address: optionalText({ max: 200 }),
  phone: phoneAnswer,
  email: emailAnswer,
  contacts: z.array(
    z.object({
      name: requiredText({ max: 120 }),
      duty: optionalText({ max: 120 }),
      phone: phoneAnswer,
      email: emailAnswer,
    }),
  ),
  served_county_codes: codes,
  brand_codes: codes,
  category_codes: codes,
  services: optionalText({ max: 2400 }),
  capacity_per_week: z.string(),
  hours: z.array(z.object({ text: optionalText({ max: 60 }) })),
  contract_number: optionalText({ max: 60 }),
  contract_from: dateAnswer,
  contract_until: dateAnswer,
});

export type PartnerAnswers = z.output<typeof partnerAnswers>;

/** Words for what the server refuses. */
export const reasonTexts = {
  required: messages.missing,
  min_length: messages.missing,
  invalid_value: messages.wrongValue,
  invalid_format: messages.wrongForm,
};

const week = [0, 1, 2, 3, 4, 5, 6] as const;

const nothing: PartnerAnswers = {
  name: '',
  kind: 'repair_shop',
  cui: '',
  county_code: '',
  locality: '',
  address: '',
  phone: '',
  email: '',
  contacts: [],
  served_county_codes: [],
  brand_codes: [],
  category_codes: [],
  services: '',
  capacity_per_week: '',
  hours: week.map(() => ({ text: '' })),
  contract_number: '',
  contract_from: '',
  contract_until: '',
};
const textOf = (known: string | number | null | undefined) => String(known ?? '');

/** What is known of a partner as the form begins; nothing of a new one. */
export function answersOf(fields: Schema<'PartnerFields'> | undefined): PartnerAnswers {
  if (fields === undefined) return nothing;
  const { opening_hours: hours, ...known } = fields;
  return {
    ...known,
    cui: textOf(known.cui),
    county_code: textOf(known.county_code),
    locality: textOf(known.locality),
    address: textOf(known.address),
    phone: textOf(known.phone),
    email: textOf(known.email),
    services: known.services.join('\n'),
    capacity_per_week: textOf(known.capacity_per_week),
    hours: week.map((day) => ({ text: textOf(hours[day]) })),
    contract_number: textOf(known.contract_number),
    contract_from: textOf(known.contract_from),
    contract_until: textOf(known.contract_until),
  };
}

/** The answers as the server takes them. */
export function fieldsOf({ hours, services, ...answers }: PartnerAnswers): Schema<'PartnerFields'> {
  const texts = hours.map(({ text }) => text);
  return {
    ...answers,
    cui: answers.cui || null,
    county_code: answers.county_code || null,
    locality: answers.locality || null,
    address: answers.address || null,
    phone: answers.phone || null,
    email: answers.email || null,
    services: services
      .split('\n')
      .map((service) => service.trim().slice(0, 80))
      .filter((service) => service !== '')
      .slice(0, 30),
    capacity_per_week: answers.capacity_per_week === '' ? null : Number(answers.capacity_per_week),
    opening_hours: texts.every((text) => text === '') ? [] : texts,
    contract_number: answers.contract_number || null,
    contract_from: answers.contract_from || null,
    contract_until: answers.contract_until || null,
  };
}
