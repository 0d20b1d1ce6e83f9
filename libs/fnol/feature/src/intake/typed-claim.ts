import type { TypedClaim } from '@dosar/areas/fnol';
import type { IntakeAnswers } from './intake-answers.ts';
import { readRole } from './role-answer.ts';

/** Witnesses and people who were hurt say nothing of whose claim it is. */
const concerned: readonly string[] = ['owner', 'driver', 'other_owner', 'other_driver'];

/** The answers as far as other areas know something about them. */
export function typedClaimOf(answers: IntakeAnswers): TypedClaim {
  const { notifier, vehicle, event, people, other_vehicles: others } = answers;
  const named = [notifier, ...people.filter(({ role }) => concerned.includes(readRole(role)?.role ?? ''))];
  const said = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');
  return {
    eventDate: event.date,
    policyType: answers.policy_type,
    holderNumber: answers.holder_number.trim(),
    people: named.map(({ kind, name, first_name: first, cui, phone, email }) => ({
      name: kind === 'company' ? name.trim() : said([name, first]).join(' '),
      cui: kind === 'company' ? cui.trim() : '',
      phone: phone.trim(),
      email: email.trim(),
    })),
    plates: said([vehicle.plate, ...others.filter(({ role }) => role !== 'other').map(({ plate }) => plate)]),
    policyNumbers: said([answers.policy_number, ...others.map(({ policy_number: no }) => no)]),
    countyCode: event.county_code,
    brandCode: vehicle.brand_code,
    categoryCode: vehicle.category_code,
  };
}
