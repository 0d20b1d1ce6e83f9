import { askedRole, type AskedRole } from '@dosar/assistant-domain';
import type { Schema } from '@dosar/openapi';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import {
  factKnowledge,
  filePath,
  filePeople,
  type FileQuestion,
  type ToldFact,
} from '../assistant/extension-points.ts';
import { findParties } from './claim-file-repository.ts';

type Party = Schema<'ClaimParty'>;

const roleNames: Record<AskedRole, BilingualText> = {
  injured: { ro: 'Păgubit', en: 'Claimant' },
  insured: { ro: 'Asigurat', en: 'Insured' },
  owner: { ro: 'Proprietarul mașinii', en: 'Owner of the car' },
  driver: { ro: 'Șofer', en: 'Driver' },
  at_fault: { ro: 'Vinovat', en: 'Party at fault' },
  witness: { ro: 'Martor', en: 'Witness' },
  representative: { ro: 'Reprezentant', en: 'Representative' },
  notifier: { ro: 'A anunțat dauna', en: 'Notifier' },
};

const page = (question: FileQuestion) => ({
  title: { ro: 'Persoanele dosarului', en: 'People of the file' }[question.language],
  path: filePath(question, 'people'),
});

async function inRole({ tx, caller, claimFileId }: FileQuestion, role: AskedRole): Promise<Party[]> {
  const parties = await findParties(tx, caller.orgId, claimFileId);
  return parties.filter(({ roles }) => roles.includes(role));
}

const whoIs = (role: AskedRole) => async (question: FileQuestion) => {
  const found = await inRole(question, role);
  const names = found.map(({ full_name: name }) => name).join(', ');
  return [{ name: roleNames[role], value: names, source: page(question) }];
};

/** Something of each person whom the question names, else of the claimant. */
const ofPerson = (what: BilingualText, valueOf: (party: Party) => string | null) =>
  async function tellOfPerson(question: FileQuestion): Promise<ToldFact[]> {
    const role = askedRole(question.text) ?? 'injured';
    const found = await inRole(question, role);
    const ofWhom = roleNames[role];
    if (found.length === 0) return [{ name: ofWhom, value: null, source: page(question) }];
    return found.slice(0, 5).map((party) => ({
      name: {
        ro: `${what.ro}, ${party.full_name} (${ofWhom.ro.toLowerCase()})`,
        en: `${what.en}, ${party.full_name} (${ofWhom.en.toLowerCase()})`,
      },
      value: valueOf(party),
      source: page(question),
    }));
  };

const channelsOf = (kind: 'phone' | 'email') => (party: Party) =>
  party.contacts
    .filter(({ type }) => type === kind)
    .map(({ value }) => value)
    .join(', ');

const addressOf = ({ address, locality, county_name: county }: Party) =>
  [address, locality, county].filter((part) => part !== null && part !== '').join(', ');

/** What the assistant answers about the people of a file; personal numbers and accounts are masked as in the page. */
export const assistantPeople = factKnowledge({
  claimant: whoIs('injured'),
  insured: whoIs('insured'),
  car_owner: whoIs('owner'),
  driver: whoIs('driver'),
  at_fault: whoIs('at_fault'),
  witness: whoIs('witness'),
  notifier: whoIs('notifier'),
  representative: whoIs('representative'),
  phone: ofPerson({ ro: 'Telefon', en: 'Phone' }, channelsOf('phone')),
  email: ofPerson({ ro: 'E-mail', en: 'E-mail' }, channelsOf('email')),
  address: ofPerson({ ro: 'Adresă', en: 'Address' }, addressOf),
  personal_number: ofPerson({ ro: 'CNP', en: 'Personal number' }, ({ cnp_masked: masked }) => masked),
  account: ofPerson({ ro: 'IBAN', en: 'IBAN' }, ({ iban_masked: masked }) => masked),
});

/** The people of a file as a question may name them. */
export const assistantNames = filePeople.entry({
  async read({ tx, caller, claimFileId }) {
    const parties = await findParties(tx, caller.orgId, claimFileId);
    return parties.map(({ full_name: name, roles }) => ({ name, roles }));
  },
});
