import { isCnp, normaliseCnp } from '@dosar/kernel/romanian-numbers';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { PersonalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { maskedCnp, maskedIban } from '../preview/preview-masks.ts';
import { accountRules } from '../extension-points.ts';
import type { FieldChange } from './change-record.ts';
import { findNumber, findPartyOnFile, storeAccountAuthor, storeNumber } from './party-repository.ts';

export type NumberNeeds = { numbers: PersonalNumbers };
type NumberName = 'cnp' | 'iban';

const names = {
  cnp: { name_ro: 'CNP', name_en: 'Personal number' },
  iban: { name_ro: 'Cont bancar', name_en: 'Bank account' },
} as const;
const masks = { cnp: maskedCnp, iban: maskedIban } as const;

/** Locks a number away, with what may be shown of it. */
function sealedNumber(numbers: PersonalNumbers, orgId: string, number: NumberName, value: string) {
  return {
    sealed: numbers.seal(orgId, value),
    hash: numbers.hash(orgId, value),
    masked: masks[number](value),
  };
}

/** The columns of somebody whose numbers are known from the beginning, as in the demo world. */
export function sealedParty(
  numbers: PersonalNumbers,
  orgId: string,
  known: Readonly<Record<NumberName, string | null>>,
) {
  const columns = (number: NumberName) => {
    const value = known[number];
    const { sealed, hash, masked } =
      value === null
        ? { sealed: null, hash: null, masked: null }
        : sealedNumber(numbers, orgId, number, value);
    return { sealed, hash, masked };
  };
  const [cnp, iban] = [columns('cnp'), columns('iban')];
  return {
    cnp_sealed: cnp.sealed,
    cnp_hash: cnp.hash,
    cnp_masked: cnp.masked,
    iban_sealed: iban.sealed,
    iban_hash: iban.hash,
    iban_masked: iban.masked,
  };
}

/** The number as it is compared; refuses what is none. */
function checkedNumber(number: NumberName, typed: string): string {
  const value = number === 'cnp' ? normaliseCnp(typed) : (electronicFormatIBAN(typed) ?? '');
  const isValid = number === 'cnp' ? isCnp(value) : isValidIBAN(value);
  if (!isValid) throw fieldRefused(`changes.${number}`, 'invalid_format');
  return value;
}

/** Stores a personal number or account that somebody has changed; the timeline learns of its ends only. */
export async function changeNumber(
  { numbers }: NumberNeeds,
  { tx, caller }: ChangeContext,
  { partyId, number, typed }: { partyId: string; number: NumberName; typed: string | null },
): Promise<FieldChange | undefined> {
  const { orgId } = caller;
  const value = typed === null || typed.trim() === '' ? undefined : checkedNumber(number, typed);
  const before = await readNumber(numbers, tx, { orgId, partyId }, number);
  if (before === value) return undefined;
  const sealed = value === undefined ? undefined : sealedNumber(numbers, orgId, number, value);
  if (number === 'iban' && sealed !== undefined) await refuseAccount(tx, orgId, sealed.hash);
  await storeNumber(tx, { orgId, partyId }, number, sealed);
  if (number === 'iban') await storeAccountAuthor(tx, { orgId, partyId }, staffOf(caller));
  return {
    ...names[number],
    from: before === undefined ? null : masks[number](before),
    to: value === undefined ? null : masks[number](value),
  };
}

/** The account of a person in full, for what pays into it; undefined when none is known. */
export async function accountOfParty(
  numbers: PersonalNumbers,
  tx: ChangeContext['tx'],
  party: { orgId: string; partyId: string },
): Promise<string | undefined> {
  return readNumber(numbers, tx, party, 'iban');
}

/** An account that somebody typed, locked away; refuses what is none. `field` is where it was typed. */
export function sealedAccount(numbers: PersonalNumbers, orgId: string, typed: string, field: string) {
  const iban = electronicFormatIBAN(typed) ?? '';
  if (!isValidIBAN(iban)) throw fieldRefused(field, 'invalid_format');
  return sealedNumber(numbers, orgId, 'iban', iban);
}

/** Stores the account that a person has told, and who typed it, so that the file knows it next time. */
export async function storeAccount(
  { tx, caller }: Pick<ChangeContext, 'tx' | 'caller'>,
  partyId: string,
  account: ReturnType<typeof sealedAccount>,
  typedBy = staffOf(caller),
): Promise<void> {
  const party = { orgId: caller.orgId, partyId };
  await refuseAccount(tx, caller.orgId, account.hash);
  await storeNumber(tx, party, 'iban', account);
  await storeAccountAuthor(tx, party, typedBy);
}

/** Refuses an account into which the organisation does not pay. */
export async function refuseAccount(tx: ChangeContext['tx'], orgId: string, ibanHash: string): Promise<void> {
  for (const rule of accountRules.entries()) await rule.refuse(tx, orgId, ibanHash);
}

/** Who of the staff acts; nobody when a claimant does. */
export const staffOf = (caller: ChangeContext['caller']): string | null =>
  'userId' in caller ? (caller.actorUserId ?? caller.userId) : null;

async function readNumber(
  numbers: PersonalNumbers,
  tx: ChangeContext['tx'],
  party: { orgId: string; partyId: string },
  number: NumberName,
): Promise<string | undefined> {
  const sealed = await findNumber(tx, party, number);
  return sealed === undefined ? undefined : numbers.open(party.orgId, sealed);
}

/** Shows a personal number or account in full; the audit log keeps that it was seen, and which. */
export async function showPartyNumber(
  { numbers }: NumberNeeds,
  { path, body, caller: { orgId }, tx, audit }: Call<'showPartyNumber'>,
) {
  const partyId = path.party_id;
  const party = await findPartyOnFile(tx, { orgId, claimFileId: path.claim_file_id, partyId });
  const value = party && (await readNumber(numbers, tx, { orgId, partyId }, body.number));
  if (value === undefined) throw notFound();
  audit.subject(partyId);
  audit.note({ number: body.number, claim_file_id: path.claim_file_id });
  return { value };
}
