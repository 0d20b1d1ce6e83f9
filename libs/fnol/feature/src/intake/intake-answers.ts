import {
  dateAnswer,
  emailAnswer,
  optionalText,
  phoneAnswer,
  reason,
  requiredChoice,
  requiredText,
} from '@dosar/forms';
import { isPlausibleForeignPlate } from '@dosar/kernel/plates';
import { isCnp, isCui } from '@dosar/kernel/romanian-numbers';
import { normaliseVin } from '@dosar/kernel/vin';
import type { LocalTime } from '@dosar/kernel/zone';
import * as z from 'zod/mini';
import { newZone, pickedZone } from '../damage/picked-damage.ts';
import { readRole, type RoleAnswer } from './role-answer.ts';
import { readToldTime } from '../time-and-place/told-time.ts';

const plate = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isPlausibleForeignPlate(text), { error: reason('plateInvalid') }),
);
const cui = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isCui(text), { error: reason('cui_invalid') }),
);
const vin = z.string().check(
  z.overwrite(normaliseVin),
  z.refine((text) => text === '' || /^[A-HJ-NPR-Z0-9]{5,17}$/.test(text), { error: reason('vinInvalid') }),
);
const holderNumber = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isCnp(text) || isCui(text), { error: reason('holderInvalid') }),
);
const oneOf = <const Value extends string>(values: readonly [Value, ...Value[]]) => z.enum(['', ...values]);
const kind = requiredChoice(['person', 'company']);

/** Somebody beside the caller. */
const person = z.object({
  kind,
  name: requiredText({ max: 120 }),
  first_name: optionalText({ max: 80 }),
  cui,
  role: z.string().check(z.refine((text) => readRole(text) !== undefined, { error: reason('required') })),
  phone: phoneAnswer,
  email: emailAnswer,
});

const otherVehicle = z.object({
  role: requiredChoice(['at_fault', 'injured', 'other']),
  plate,
  plate_country: requiredText({ max: 2 }),
  vin,
  brand_code: z.string(),
  insurer: optionalText({ max: 120 }),
  policy_number: optionalText({ max: 60 }),
});

const notifier = z.object({
  kind,
  name: requiredText({ max: 120 }),
  first_name: optionalText({ max: 80 }),
  cui,
  role: requiredChoice(['owner', 'driver', 'other']),
  phone: phoneAnswer,
  email: emailAnswer,
  preferred_channel: oneOf(['phone', 'email']),
  language: requiredChoice(['ro', 'en']),
});

const accident = (present: LocalTime) =>
  z.object({
    date: dateAnswer.check(
      z.minLength(1, { error: reason('required') }),
      z.refine((date) => date <= present.date, { error: reason('in_the_future') }),
    ),
    time: z
      .string()
      .check(z.refine((time) => readToldTime(time) !== undefined, { error: reason('timeNotUnderstood') })),
    county_code: z.string(),
    locality: optionalText({ max: 120 }),
    street: optionalText({ max: 200 }),
    description: requiredText({ max: 4000 }),
    injuries: requiredChoice(['no', 'yes']),
    recorded_by: oneOf(['police', 'amiable_statement', 'nobody']),
    police_station: optionalText({ max: 120 }),
    police_report_no: optionalText({ max: 60 }),
  });

const vehicle = z.object({
  plate,
  plate_country: requiredText({ max: 2 }),
  brand_code: z.string(),
  model: optionalText({ max: 80 }),
  category_code: z.string(),
  vin,
  is_drivable: oneOf(['yes', 'no']),
  damage: optionalText({ max: 1000 }),
  damaged_part_codes: z.array(z.string()),
  damaged_zones: z.array(pickedZone),
});

/** A shop that was chosen needs the reason why. */
const shop = z.object({ partner_id: z.string(), name: z.string(), reason: optionalText({ max: 500 }) }).check(
  z.refine(({ partner_id: id, reason: why }) => id === '' || why.trim().length >= 3, {
    error: reason('shopReason'),
    path: ['reason'],
  }),
);

/** What a clerk types while somebody tells what happened; named as the server names it, so that a refusal finds its field. */
export function intakeAnswers(present: LocalTime) {
  return z
    .object({
      channel: requiredChoice(['phone', 'email', 'desk']),
      notifier,
      policy_type: z.pipe(z.string(), requiredChoice(['rca', 'casco', 'rca_dd', 'green_card', 'other'])),
      policy_number: optionalText({ max: 60 }),
      policy_id: z.string(),
      /** Of the insured, to find the policy by: it goes into no draft and no file. */
      holder_number: holderNumber,
      event: accident(present),
      vehicle,
      other_vehicles: z.array(otherVehicle),
      people: z.array(person),
      /** Who repairs the vehicle; nobody yet while it has no id. */
      shop,
      similar_files: z.array(
        z.object({
          claim_file_no: z.string(),
          decision: z.enum(['same_event', 'another_claim']),
          reason: z.string(),
        }),
      ),
    })
    .check(
      z.refine(({ notifier: { phone, email } }) => phone !== '' || email !== '', {
        error: reason('contactMissing'),
        path: ['notifier', 'phone'],
        when: () => true,
      }),
    );
}

export type IntakeAnswers = z.input<ReturnType<typeof intakeAnswers>>;
export type CheckedIntake = z.output<ReturnType<typeof intakeAnswers>>;

/** Somebody of whom nothing is known yet. */
export const newPerson = (role: RoleAnswer): IntakeAnswers['people'][number] => ({
  kind: 'person',
  name: '',
  first_name: '',
  cui: '',
  role,
  phone: '',
  email: '',
});

/** The other car of an accident on the road, which is usually the one to blame. */
export const newVehicle = (): IntakeAnswers['other_vehicles'][number] => ({
  role: 'at_fault',
  plate: '',
  plate_country: 'RO',
  vin: '',
  brand_code: '',
  insurer: '',
  policy_number: '',
});

/** What a line of a list begins as, by the field of the list. */
export const emptyItems = {
  people: () => newPerson('witness'),
  other_vehicles: newVehicle,
  'vehicle.damaged_zones': () => newZone(),
  similar_files: () => ({ claim_file_no: '', decision: '', reason: '' }),
};

/** The page before anything was typed: somebody calls about their own car, today. */
export function emptyIntake(present: LocalTime): IntakeAnswers {
  return {
    channel: 'phone',
    notifier: {
      kind: 'person',
      name: '',
      first_name: '',
      cui: '',
      role: 'owner',
      phone: '',
      email: '',
      preferred_channel: '',
      language: 'ro',
    },
    policy_type: '',
    policy_number: '',
    policy_id: '',
    holder_number: '',
    event: {
      date: present.date,
      time: '',
      county_code: '',
      locality: '',
      street: '',
      description: '',
      injuries: 'no',
      recorded_by: '',
      police_station: '',
      police_report_no: '',
    },
    vehicle: {
      plate: '',
      plate_country: 'RO',
      brand_code: '',
      model: '',
      category_code: '',
      vin: '',
      is_drivable: '',
      damage: '',
      damaged_part_codes: [],
      damaged_zones: [],
    },
    other_vehicles: [],
    people: [],
    shop: { partner_id: '', name: '', reason: '' },
    similar_files: [],
  };
}
