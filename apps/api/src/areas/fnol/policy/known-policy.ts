import { normalisePlate } from '@dosar/kernel/plates';
import { isCnp, isCui, normaliseCnp, normaliseCui } from '@dosar/kernel/romanian-numbers';
import { normaliseVin } from '@dosar/kernel/vin';
import type { Schema } from '@dosar/openapi';
import type { PersonalNumbers } from '#src/kernel/keys/personal-numbers.ts';

type Terms = Schema<'PolicyTerms'>;

/** A policy as a file or the policy service tells it, before it is stored. */
export type ToldPolicy = Omit<Terms, 'source' | 'policy_number'> & {
  prefix: string;
  number: string;
  vin: string | null;
  /** CNP or CUI; empty when nobody says. */
  holder_number: string;
};

/** A policy as it is stored: the personal number of its holder is a keyed hash that nobody can read back. */
export type StoredPolicy = Omit<Terms, 'source'> & {
  number_key: string;
  number_tail: string;
  vin: string | null;
  holder_cui: string | null;
  holder_cnp_hash: string | null;
};

/** A number without what stands between its letters and digits: `RO/22/C22 004517983` is `RO22C22004517983`. */
export function numberKey(number: string): string {
  return number
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 60);
}

/** How the number of somebody is found again: of companies as it is, of people by its hash alone. */
export function holderKeys(
  numbers: Pick<PersonalNumbers, 'hash'>,
  orgId: string,
  number: string,
): Pick<StoredPolicy, 'holder_cui' | 'holder_cnp_hash'> {
  if (isCnp(number)) return { holder_cui: null, holder_cnp_hash: numbers.hash(orgId, normaliseCnp(number)) };
  return { holder_cui: isCui(number) ? normaliseCui(number) : null, holder_cnp_hash: null };
}

/** A told policy in the form in which it is stored. */
export function storedPolicy(
  numbers: Pick<PersonalNumbers, 'hash'>,
  orgId: string,
  { prefix, number, holder_number: holder, plate, vin, ...told }: ToldPolicy,
): StoredPolicy {
  const whole = [prefix, number].filter((part) => part !== '').join(' ');
  return {
    ...told,
    plate: known(normalisePlate(plate ?? ''), /^.{2,20}$/),
    vin: known(normaliseVin(vin ?? ''), /^[A-Z0-9]{5,20}$/),
    policy_number: whole.slice(0, 60),
    number_key: numberKey(whole),
    number_tail: numberKey(number),
    ...holderKeys(numbers, orgId, holder),
  };
}

const known = (text: string, shape: RegExp) => (shape.test(text) ? text : null);
