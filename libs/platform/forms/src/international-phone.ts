import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Whether a number with its country code can exist in that country.
 *
 * `parsePhone` of the kernel knows Romanian numbers and takes foreign ones on trust; this weighs 35 kB and belongs
 * into a chunk that is fetched when somebody types a foreign number.
 */
export function isPossibleForeignPhone(e164: string): boolean {
  return parsePhoneNumberFromString(e164)?.isPossible() ?? false;
}
