import * as z from 'zod';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { transitionGuard } from '../assignments/extension-points.ts';
import { findFilledFields, hasConfirmedContact } from './claim-file-repository.ts';

/** Fields of the file and its event that a transition may ask for, by their column. */
const fieldNames: Readonly<Record<string, BilingualText>> = {
  policy_type_code: { ro: 'Tipul poliței', en: 'Kind of policy' },
  policy_number: { ro: 'Numărul poliței', en: 'Policy number' },
  policy_insurer: { ro: 'Asigurătorul', en: 'Insurer' },
  estimated_amount: { ro: 'Valoarea estimată', en: 'Estimated amount' },
  agreed_amount: { ro: 'Valoarea agreată', en: 'Agreed amount' },
  paid_amount: { ro: 'Suma plătită', en: 'Paid amount' },
  county_code: { ro: 'Județul', en: 'County' },
  locality: { ro: 'Localitatea', en: 'Locality' },
  main_vehicle_id: { ro: 'Vehiculul', en: 'Vehicle' },
  occurred_on: { ro: 'Data evenimentului', en: 'Date of the event' },
  description: { ro: 'Descrierea evenimentului', en: 'Description of the event' },
};

/** The transition waits for fields of the claim file or its event. */
export const requiredFields = transitionGuard(z.array(z.string()), {
  code: 'required_fields',
  words: {
    name: { ro: 'Câmpurile dosarului sunt completate', en: 'Fields of the claim are filled in' },
    setting: 'list',
    choices: Object.entries(fieldNames).map(([code, name]) => ({ code, name })),
  },
  async findMissing({ tx, ...file }, fields) {
    const filled = await findFilledFields(tx, file);
    return fields
      .filter((field) => !filled.has(field))
      .map((field) => ({
        code: field,
        name: fieldNames[field] ?? { ro: field, en: field },
        section: field.endsWith('_amount') ? 'money' : 'vehicles',
      }));
  },
});

/** The transition waits until the claimant or the notifier can be reached. */
export const confirmedContact = transitionGuard(z.literal(true), {
  code: 'confirmed_contact',
  words: {
    name: {
      ro: 'Păgubitul are un canal de contact confirmat',
      en: 'The claimant has a confirmed contact channel',
    },
    setting: 'flag',
  },
  canBeOverridden: true,
  async findMissing({ tx, ...file }) {
    if (await hasConfirmedContact(tx, file)) return [];
    const name = { ro: 'Un canal de contact confirmat', en: 'A confirmed contact channel' };
    return [{ code: 'confirmed_contact', name, section: 'people' }];
  },
});
