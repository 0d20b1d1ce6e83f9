import { fileKeys, recognise, type Facts } from '@dosar/partners-domain';
import { isCnp, normaliseCnp } from '@dosar/kernel/romanian-numbers';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { maskedCnp } from '#src/areas/claims/index.ts';
import type { EntryNeeds } from '../special/change-entries.ts';
import { findEntries } from '../special/entry-repository.ts';
import { namedCustomers } from '../special/named-customers.ts';

type Numbers = EntryNeeds['numbers'];
type Traits = Schema<'IntakeTraits'>;

const given = (text: string): string[] => (text.trim() === '' ? [] : [text]);

/** What has been typed of a claim, in the shape in which files are recognised. */
function factsOf(numbers: Numbers, orgId: string, traits: Traits): Facts {
  const cnp = normaliseCnp(traits.holder_number);
  const holder = {
    name: '',
    cui: !isCnp(cnp) && traits.holder_number.trim() !== '' ? traits.holder_number : null,
    cnp: isCnp(cnp) ? { hash: numbers.hash(orgId, cnp), masked: maskedCnp(cnp) } : null,
    phones: [],
    emails: [],
  };
  return {
    parties: [
      holder,
      ...traits.people.map(({ name, cui, phone, email }) => ({
        name,
        cui: cui.trim() === '' ? null : cui,
        cnp: null,
        phones: given(phone),
        emails: given(email),
      })),
    ],
    plates: traits.plates.flatMap(given),
    policies: traits.policy_numbers.flatMap(given),
  };
}

type Wanted = { orgId: string; traits: Traits; now: Date };

/** Whose claim is being taken in: the customer that its file will belong to. */
export async function recogniseTraits(
  tx: Transaction<Database>,
  numbers: Numbers,
  { orgId, traits, now }: Wanted,
): Promise<Schema<'MatchedCustomer'> | undefined> {
  const facts = factsOf(numbers, orgId, traits);
  const entries = await findEntries(tx, orgId, fileKeys(facts));
  const days = { eventDay: traits.event_date, today: localDateOf(now) };
  const { chosen } = recognise({ ...facts, ...days }, entries);
  return namedCustomers(entries, chosen, [])[0];
}
