import type { JsonBodyOf } from '@dosar/openapi';
import { damagedZones } from '../damage/picked-damage.ts';
import type { CheckedIntake, IntakeAnswers } from './intake-answers.ts';
import { readRole } from './role-answer.ts';
import { readToldTime } from '../time-and-place/told-time.ts';

type Intake = JsonBodyOf<'registerClaimNotification'>;

/** Leaves out what nobody has answered. */
function given<Answers extends Record<string, string>>(answers: Answers): Partial<Answers> {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== '')) as Partial<Answers>;
}

/** The hour for the server: exact, between two, or none. */
function hoursOf(told: string) {
  const { time, timeUntil } = readToldTime(told) ?? {};
  return given({ time: time ?? '', time_until: timeUntil ?? '' });
}

/** Where the confirmation goes first: asked only when there is a choice. */
function preferredOf({
  phone,
  email,
  preferred_channel: wanted,
}: Pick<IntakeAnswers['notifier'], 'phone' | 'email' | 'preferred_channel'>) {
  if (phone === '') return 'email' as const;
  if (email === '') return 'phone' as const;
  return wanted === '' ? ('phone' as const) : wanted;
}

type Beside = { draftId: string | undefined; hashes: readonly string[] };

/** The checked answers as the server takes them in. */
export function intakeBody(answers: CheckedIntake, { draftId, hashes }: Beside): Intake {
  const { channel, notifier, event, vehicle, other_vehicles: others, people, similar_files } = answers;
  const { kind, name, role, language, preferred_channel: _wanted, cui, ...contacts } = notifier;
  const { date, time, description, injuries, recorded_by: recordedBy, ...place } = event;
  const {
    plate_country,
    is_drivable: drives,
    damaged_part_codes: parts,
    damaged_zones: zones,
    ...car
  } = vehicle;
  return {
    ...(draftId !== undefined && { claim_draft_id: draftId }),
    channel,
    notifier: {
      kind,
      name,
      role,
      language,
      preferred_channel: preferredOf(notifier),
      ...given(contacts),
      ...companyNumber(kind, cui),
    },
    policy_type: answers.policy_type,
    ...given({
      policy_number: answers.policy_number,
      policy_id: answers.policy_id,
      holder_number: answers.holder_number.trim(),
    }),
    event: {
      date,
      ...hoursOf(time),
      description,
      injuries: injuries === 'yes',
      ...given(place),
      ...(recordedBy !== '' && { recorded_by: recordedBy }),
    },
    vehicle: {
      plate_country,
      ...given(car),
      ...(drives !== '' && { is_drivable: drives === 'yes' }),
      ...(parts.length > 0 && { damaged_part_codes: parts }),
      ...(zones.length > 0 && { damaged_zones: damagedZones(zones) }),
    },
    other_vehicles: others.map(({ role: part, plate_country: country, ...other }) => ({
      role: part,
      plate_country: country,
      ...given(other),
    })),
    people: people.map(({ kind: is, name: called, role: part, cui: number, ...reached }) => ({
      kind: is,
      name: called,
      ...partOf(part),
      ...given(reached),
      ...companyNumber(is, number),
    })),
    ...(hashes.length > 0 && { photo_hashes: [...hashes] }),
    similar_files,
  };
}

/** What somebody is; the first of the other vehicles needs no number. */
function partOf(answer: string): Pick<Intake['people'][number], 'role' | 'other_vehicle'> {
  const { role, car = 0 } = readRole(answer) ?? {};
  if (role === undefined) throw new Error('A role that was checked cannot be read.');
  return { role, ...(car > 0 && { other_vehicle: car }) };
}

/** A number that was typed before a company became a person again is nobody's. */
function companyNumber(kind: 'person' | 'company', cui: string) {
  return kind === 'company' && cui !== '' ? { cui } : {};
}

/** What is compared with known files while somebody types. */
export function traitsOf(
  { vehicle, other_vehicles: others, notifier, event }: IntakeAnswers,
  hashes: readonly string[],
) {
  const long = (text: string, least: number) => text.replaceAll(/\W/g, '').length >= least;
  return {
    plates: [vehicle.plate].filter((plate) => long(plate, 5)),
    other_plates: others.map(({ plate }) => plate).filter((plate) => long(plate, 5)),
    phones: [notifier.phone].filter((phone) => long(phone, 9)),
    photo_hashes: [...hashes],
    ...(/^\d{4}-\d\d-\d\d$/.test(event.date) && { date: event.date }),
    ...hoursOf(event.time),
  };
}
